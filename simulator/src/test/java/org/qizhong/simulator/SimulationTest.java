package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;

/** From a record to a transcript: who played, what happened, how it ended. */
class SimulationTest {

    private static Simulation simulation(GameRecord record) {
        return new Simulation(record, Settings.DEFAULT, Style.PLAIN, 1);
    }

    private static GameRecord record(String fen, String move, GameResult result) {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("Red", "某甲");
        tags.put("Black", " 某乙 ");
        tags.put("Date", "????.??.??");
        tags.put("Site", "");
        List<Move> moves = List.of(Move.parse(move).orElseThrow());
        return new GameRecord(tags, Fen.parse(fen), moves, result, 0);
    }

    @Test
    void the_labels_are_what_the_record_knows() {
        Simulation simulation = simulation(record("3k5/9/9/9/9/9/9/9/9/R4K3 w", "a0a4", GameResult.UNKNOWN));
        assertEquals(
                Map.of(Label.RED, "某甲", Label.BLACK, "某乙"),
                simulation.settings().labels().texts());
        assertTrue(Simulation.text(simulation.transcript()).contains("\nred 某甲\nblack 某乙\n---\n0 start\n"));
    }

    @ParameterizedTest
    @CsvSource({"RED_WON,RED", "BLACK_WON,BLACK", "DRAW,DRAW", "UNKNOWN,"})
    void the_recorded_result_is_what_the_referee_has_to_find(
            GameResult recorded, org.qizhong.referee.input.GameResult expected) {
        Simulation simulation = simulation(record("3k5/9/9/9/9/9/9/9/9/R4K3 w", "a0a4", recorded));
        assertEquals(Optional.ofNullable(expected), simulation.result());
    }

    @Test
    void the_board_counts_before_what_the_record_says() {
        GameRecord mate = record("3k5/1R7/9/9/9/9/9/9/9/R4K3 w", "a0a9", GameResult.BLACK_WON);
        assertEquals(Ending.NONE, simulation(mate).ending());
        assertEquals(
                Optional.of(org.qizhong.referee.input.GameResult.RED),
                simulation(mate).result());
    }

    @Test
    void the_demo_is_a_whole_game_that_ends_in_mate() {
        GameRecord demo = DemoGame.record();
        assertEquals(81, demo.moves().size());
        assertEquals(Fen.START, demo.start());
        assertTrue(demo.positions().getLast().isCheckmate());
        assertEquals(
                Optional.of(org.qizhong.referee.input.GameResult.RED),
                simulation(demo).result());
        assertEquals(Optional.of("天机"), simulation(demo).settings().labels().of(Label.RED));
    }
}
