package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;

/** A judge that never finds anything proves nothing: each kind of mistake is found and named. */
class JudgeTest {

    private static Simulation game(GameResult result, String... moves) {
        List<Move> played =
                Stream.of(moves).map(move -> Move.parse(move).orElseThrow()).toList();
        GameRecord record = new GameRecord(new LinkedHashMap<>(), Fen.START, played, result, 0);
        return new Simulation(record, Settings.DEFAULT, Style.PLAIN, 1);
    }

    private static Optional<String> mistake(Simulation expected, List<Input> seen) {
        return new Judge(expected).mistake(seen);
    }

    private static List<Input> inputs(Simulation game) {
        return game.transcript().inputs();
    }

    @Test
    void a_game_that_is_read_as_it_was_played_is_right() {
        Simulation game = game(GameResult.RED_WON, "h2e2", "h9g7");
        assertEquals(Optional.empty(), mistake(game, inputs(game)));
    }

    @Test
    void a_missing_move_is_named() {
        Simulation shorter = game(GameResult.UNKNOWN, "h2e2");
        Simulation longer = game(GameResult.UNKNOWN, "h2e2", "h9g7");
        assertEquals(Optional.of("ply 2 (h9g7) and what follows is missing"), mistake(longer, inputs(shorter)));
    }

    @Test
    void a_touch_that_nobody_meant_is_a_mistake() {
        Simulation game = game(GameResult.UNKNOWN, "h2e2");
        Simulation other = game(GameResult.UNKNOWN, "b2e2");
        String found = mistake(game, inputs(other)).orElseThrow();
        assertEquals("at ply 1 (h2e2): {\"t\":", found.substring(0, 22));
        assertEquals("\"type\":\"touch\"", found.replaceAll(".*(\"type\":\"touch\").*", "$1"));
    }

    @Test
    void a_foul_is_a_mistake() {
        Simulation game = game(GameResult.UNKNOWN, "h2e2");
        List<Input> seen = new ArrayList<>(inputs(game));
        seen.add(1, new Input.Press(GameTime.ofMillis(1), Side.RED));
        String found = mistake(game, seen).orElseThrow();
        assertEquals("press-before-move", found.replaceAll(".*\"kind\":\"([a-z-]+)\".*", "$1"));
    }

    @Test
    void a_result_that_was_not_played_is_a_mistake() {
        Simulation open = game(GameResult.UNKNOWN, "h2e2");
        Simulation resigned = game(GameResult.RED_WON, "h2e2");
        assertEquals(Optional.of("the result is red, it must be open"), mistake(open, inputs(resigned)));
        assertEquals(Optional.of("the result is open, it must be red"), mistake(resigned, inputs(open)));
    }

    @Test
    void a_brush_that_is_taken_for_a_touch_is_a_mistake() {
        Simulation game = game(GameResult.UNKNOWN, "h2e2");
        List<Input> seen = new ArrayList<>(inputs(game));
        seen.addAll(
                1,
                List.of(
                        new Input.Lift(GameTime.ofMillis(1), Point.A0),
                        new Input.Place(GameTime.ofMillis(400), Point.A0, org.qizhong.referee.input.Seen.PIECE)));
        String found = mistake(game, seen).orElseThrow();
        assertEquals("\"point\":\"a0\"", found.replaceAll(".*(\"point\":\"a0\").*", "$1"));
    }
}
