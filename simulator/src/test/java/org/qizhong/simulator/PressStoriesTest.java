package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Side;

/** What the clock says, and the players: presses, replies before them, and the end. */
class PressStoriesTest {

    /** A chariot with the whole a-file before it. */
    private static final Scene MOVE = Scene.of("3k5/9/9/9/9/9/9/9/9/R4K3 w", "a0a4");

    @Test
    @DisplayName("the clock is pressed at once, or seconds later")
    void presses() {
        long atOnce = Scene.gaps(MOVE.always(Behaviour.PRESS_AT_ONCE).play(1)).get(2);
        long late = Scene.gaps(MOVE.always(Behaviour.PRESS_LATE).play(1)).get(2);
        assertTrue(atOnce <= 250, () -> "pressed after " + atOnce + " ms");
        assertTrue(late >= 2500, () -> "pressed after " + late + " ms");
    }

    @Test
    @DisplayName("a reply before the press: the belated press comes before the replier's own")
    void reply_early() {
        Scene scene =
                Scene.of("3k5/9/9/9/9/9/9/9/9/R4K3 w", "a0a4", "d9d8", "a4a5").always(Behaviour.REPLY_EARLY);
        List<Input> inputs = scene.shows("""
                start
                lift a0
                place a4
                lift d9
                press red
                place d8
                press black
                lift a4
                place a5
                press red
                tick""");
        List<Long> gaps = Scene.gaps(inputs);
        assertTrue(gaps.get(2) > 600, "the piece has been let go when the reply begins");
        assertTrue(gaps.get(3) > 150, "the reply is no bump when the press comes");
        scene.shows("""
                start
                lift a0
                place a4
                lift d9
                place d8
                press red
                press black
                lift a4
                place a5
                press red
                tick""");
    }

    @Test
    @DisplayName("the natural reply before the press: the piece that has just taken is taken back")
    void recapture() {
        Scene.of("3k5/r8/9/9/9/9/p8/9/9/R4K3 w", "a0a3", "a8a3", "f0f1")
                .always(Behaviour.REPLY_EARLY)
                .always(Behaviour.ENEMY_FIRST)
                .shows("""
                start
                lift a3
                lift a0
                place a3
                lift a8
                press red
                lift a3
                place a3
                press black
                lift f0
                place f1
                press red
                tick""");
    }

    @Test
    @DisplayName("the loser resigns after the last press")
    void resignation() {
        MOVE.ends(Ending.resigns(Side.BLACK)).alwaysShows("""
                start
                lift a0
                place a4
                press red
                resign black
                tick""");
    }

    @Test
    @DisplayName("a draw is offered after the move and before the press, and accepted on the other's time")
    void agreement() {
        MOVE.ends(Ending.AGREEMENT).alwaysShows("""
                start
                lift a0
                place a4
                offer red
                press red
                accept black
                tick""");
    }

    @Test
    @DisplayName("after a mate nobody needs to say anything")
    void mate() {
        Scene.of("3k5/1R7/9/9/9/9/9/9/9/R4K3 w", "a0a9")
                .ends(Ending.resigns(Side.BLACK))
                .alwaysShows("""
                start
                lift a0
                place a9
                press red
                tick""");
    }
}
