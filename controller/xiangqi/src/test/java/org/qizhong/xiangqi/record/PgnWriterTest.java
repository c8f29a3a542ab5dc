package org.qizhong.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Positions;
import org.qizhong.xiangqi.Table;
import org.qizhong.xiangqi.notation.Notation;

class PgnWriterTest {

    private static final Fen START = new Fen(Position.start(), 0, 1);

    private static SequencedMap<String, String> tags(String... namesAndValues) {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            tags.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return tags;
    }

    @Test
    void game_is_written_one_round_a_line() {
        GameRecord game = new GameRecord(
                tags("Event", "公园擂台", "Red", "甲", "Black", "乙 \"小\" \\"),
                START,
                Table.moves("h2e2 h9g7 h0g2"),
                GameResult.DRAW,
                0);
        assertEquals("""
                [Game "Chinese Chess"]
                [Event "公园擂台"]
                [Red "甲"]
                [Black "乙 \\"小\\" \\\\"]
                [Result "1/2-1/2"]
                [Format "Chinese"]

                  1. 炮二平五 马8进7
                  2. 马二进三
                1/2-1/2

                """, PgnWriter.write(game, Notation.CHINESE));
    }

    @Test
    void start_with_black_to_move_keeps_its_round() {
        Fen start = Fen.parse("9/3k5/9/9/9/9/9/9/9/4K4 b - - 3 12");
        GameRecord game = new GameRecord(tags(), start, Table.moves("d8d9 e0e1"), GameResult.UNKNOWN, 0);
        assertEquals("""
                [Game "Chinese Chess"]
                [Result "*"]
                [FEN "9/3k5/9/9/9/9/9/9/9/4K4 b - - 3 12"]
                [Format "ICCS"]

                 12. ... D8-D9
                 13. E0-E1
                *

                """, PgnWriter.write(game, Notation.ICCS));
    }

    @Test
    void comments_stand_behind_their_moves_and_cannot_end_early() {
        GameRecord game = new GameRecord(tags(), START, Table.moves("h2e2 h9g7 h0g2"), GameResult.UNKNOWN, 0);
        String text = PgnWriter.write(game, Notation.WXF, List.of("before", "", "[%clk 1:00:00]", "a } and a {"));
        assertEquals("""
                [Game "Chinese Chess"]
                [Result "*"]
                [Format "WXF"]

                {before}
                  1. C2.5 H8+7 {[%clk 1:00:00]}
                  2. H2+3 {a ) and a (}
                *

                """, text);
        assertEquals(
                game.moves(),
                Records.read("game.pgn", text.getBytes(StandardCharsets.UTF_8))
                        .getFirst()
                        .moves());
    }

    @ParameterizedTest
    @EnumSource(names = "UCI", mode = EnumSource.Mode.EXCLUDE)
    void what_is_written_reads_back_as_the_same_game(Notation notation) {
        StringBuilder file = new StringBuilder();
        List<GameRecord> games = new ArrayList<>();
        for (long seed = 0; seed < 10; seed++) {
            GameRecord game =
                    new GameRecord(tags("Red", "甲" + seed), START, randomMoves(seed), GameResult.BLACK_WON, 0);
            games.add(game);
            file.append(PgnWriter.write(game, notation));
        }
        List<GameRecord> read = Records.read("games.pgn", file.toString().getBytes(StandardCharsets.UTF_8));
        assertEquals(
                games.stream().map(GameRecord::moves).toList(),
                read.stream().map(GameRecord::moves).toList());
        StringBuilder again = new StringBuilder();
        read.forEach(game -> again.append(PgnWriter.write(game, notation)));
        assertEquals(file.toString(), again.toString());
    }

    private static List<Move> randomMoves(long seed) {
        List<Position> positions = Positions.ofRandomGame(seed, 120);
        List<Move> moves = new ArrayList<>();
        for (int i = 1; i < positions.size(); i++) {
            Position before = positions.get(i - 1);
            Position after = positions.get(i);
            moves.add(before.legalMoves().stream()
                    .filter(move -> before.play(move).equals(after))
                    .findFirst()
                    .orElseThrow());
        }
        return moves;
    }

    @Test
    void uci_is_refused_because_it_would_be_read_as_something_else() {
        GameRecord game = new GameRecord(tags(), START, List.of(), GameResult.UNKNOWN, 0);
        assertThrows(IllegalArgumentException.class, () -> PgnWriter.write(game, Notation.UCI));
    }

    @Test
    void record_with_an_illegal_move_cannot_be_held() {
        List<Move> moves = Table.moves("h2e2 h2e2");
        assertThrows(IllegalArgumentException.class, () -> new GameRecord(tags(), START, moves, GameResult.UNKNOWN, 0));
    }
}
