package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.words.Language;
import org.qizhong.service.words.Words;
import org.qizhong.simulator.DemoGame;
import org.qizhong.simulator.Simulation;
import org.qizhong.simulator.Style;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;

/** Laws that hold for every game, however hands play it. */
class SimulatedSheetTest {

    private static final Duration BASE = Duration.ofMinutes(60);
    private static final Duration BONUS = Duration.ofSeconds(30);

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 12);
    }

    /** The first seed plays the game that comes along, the others games at random; hands are messy by turns. */
    private static Simulation simulation(long seed) {
        GameRecord record = seed == 1 ? DemoGame.record() : random(seed);
        Settings settings = Settings.DEFAULT.with(TimeControl.parse("60m+30s"));
        return new Simulation(record, settings, seed % 2 == 0 ? Style.MESSY : Style.NATURAL, seed);
    }

    private static GameRecord random(long seed) {
        Random random = new Random(seed);
        List<Move> moves = new ArrayList<>();
        Position position = Position.start();
        while (moves.size() < 60 && !position.legalMoves().isEmpty()) {
            Move move = position.legalMoves()
                    .get(random.nextInt(position.legalMoves().size()));
            moves.add(move);
            position = position.play(move);
        }
        GameResult result = GameResult.values()[random.nextInt(GameResult.values().length)];
        return new GameRecord(new LinkedHashMap<>(), Fen.START, moves, result, 0);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void every_format_that_other_programs_read_reads_back_as_the_game_that_was_played(long seed) {
        Simulation simulation = simulation(seed);
        ScoreSheet sheet = Scribe.sheet(simulation.transcript());
        assertEquals(
                simulation.record().moves(),
                sheet.lines().stream().map(line -> line.ply().move()).toList());
        for (SheetFormat format : new SheetFormat[] {SheetFormat.PGN, SheetFormat.DHTMLXQ}) {
            GameRecord back = Sheets.readBack(sheet, format);
            assertEquals(simulation.record().moves(), back.moves(), format.word());
            assertEquals(simulation.record().start(), back.start(), format.word());
        }
    }

    /** What a clock shows is what it had, and its bonuses, without what its moves used. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void no_second_is_lost_between_the_moves(long seed) {
        ScoreSheet sheet = Scribe.sheet(simulation(seed).transcript());
        for (Side side : Side.values()) {
            List<Line> own =
                    sheet.lines().stream().filter(line -> line.side() == side).toList();
            Duration used = Duration.ZERO;
            for (int i = 0; i < own.size(); i++) {
                used = used.plus(own.get(i).used().orElseThrow());
                boolean pressed = own.get(i).pressed() || i + 1 < own.size();
                Duration had = BASE.plus(BONUS.multipliedBy(i + (pressed ? 1 : 0)));
                if (pressed) {
                    assertEquals(
                            had.minus(used), own.get(i).left().orElseThrow().remaining(), side + " move " + i);
                }
            }
            Duration total = sheet.clocks().orElseThrow().used().of(side);
            assertTrue(total.compareTo(used) >= 0, side + " used " + total + ", its moves " + used);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void no_line_is_wider_than_the_page_and_the_same_game_gives_the_same_bytes(long seed) {
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            String text = SheetFormat.TEXT.write(Scribe.sheet(simulation(seed).transcript()), words);
            assertTrue(text.lines().allMatch(line -> Columns.width(line) <= Columns.PAGE), text);
            assertEquals(
                    text, SheetFormat.TEXT.write(Scribe.sheet(simulation(seed).transcript()), words));
        }
    }
}
