package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Side;

/** What each behaviour looks like on the wire: the lines that a board and a clock send. */
class HandsStoriesTest {

    /** A chariot with the whole a-file before it. */
    private static final Scene MOVE = Scene.of("3k5/9/9/9/9/9/9/9/9/R4K3 w", "a0a4");
    /** The same chariot, and a soldier that it takes. */
    private static final Scene CAPTURE = Scene.of("3k5/9/9/9/9/p8/9/9/9/R4K3 w", "a0a4");
    /** The same, and a horse that it might take instead. */
    private static final Scene CHOICE = Scene.of("3k5/9/9/9/9/p8/9/9/9/R1n2K3 w", "a0a4");

    @Test
    @DisplayName("plain hands lift, place and press")
    void plain_move() {
        MOVE.alwaysShows("""
                start
                lift a0
                place a4
                press red
                tick""");
    }

    @Test
    @DisplayName("what arrives is told as far as the sensors can tell it")
    void sensors_tell_what_they_can() {
        MOVE.on(SensorKind.SIDE).alwaysShows("""
                start
                lift a0
                place a4 red
                press red
                tick""");
        MOVE.on(SensorKind.IDENTITY).alwaysShows("""
                start
                lift a0
                place a4 R
                press red
                tick""");
    }

    @Test
    @DisplayName("a slid piece shows up on the points that it passes, too briefly to have been put down")
    void slide() {
        List<Input> inputs = MOVE.always(Behaviour.SLIDE).shows("""
                start
                lift a0
                place a1
                lift a1
                place a2
                lift a2
                place a3
                lift a3
                place a4
                press red
                tick""");
        List<Long> gaps = Scene.gaps(inputs);
        assertTrue(gaps.get(2) < 150 && gaps.get(4) < 150 && gaps.get(6) < 150, () -> "rests in " + gaps);
    }

    @Test
    @DisplayName("a sliding piece rests on its way for less than settle")
    void rest() {
        List<Input> inputs = MOVE.always(Behaviour.SLIDE).always(Behaviour.REST).shows("""
                start
                lift a0
                place a2
                lift a2
                place a4
                press red
                tick""");
        long rest = Scene.gaps(inputs).get(2);
        assertTrue(rest >= 200 && rest <= 450, () -> "a rest of " + rest + " ms");
    }

    @Test
    @DisplayName("horses and elephants are carried, however much the players slide")
    void horses_are_carried() {
        Scene.of("3k5/9/9/9/9/9/9/9/9/1N3K3 w", "b0c2").always(Behaviour.SLIDE).alwaysShows("""
                start
                lift b0
                place c2
                press red
                tick""");
    }

    @Test
    @DisplayName("a capture, own piece first")
    void own_first() {
        CAPTURE.alwaysShows("""
                start
                lift a0
                lift a4
                place a4
                press red
                tick""");
    }

    @Test
    @DisplayName("a capture, enemy piece first")
    void enemy_first() {
        CAPTURE.always(Behaviour.ENEMY_FIRST).alwaysShows("""
                start
                lift a4
                lift a0
                place a4
                press red
                tick""");
    }

    @Test
    @DisplayName("a capture with both pieces in one hand: a few milliseconds between the lifts")
    void one_hand() {
        Scene near = Scene.of("3k5/9/9/9/9/9/9/p8/9/R4K3 w", "a0a2").always(Behaviour.ONE_HAND);
        List<Input> inputs = near.shows("""
                start
                lift a2
                lift a0
                place a2
                press red
                tick""");
        assertTrue(Scene.gaps(inputs).get(1) <= 20);
    }

    @Test
    @DisplayName("the captured piece is pushed aside and taken off before the press")
    void push_aside() {
        CAPTURE.always(Behaviour.PUSH_ASIDE).on(SensorKind.IDENTITY).shows("""
                start
                lift a0
                lift a4
                place b5 p
                place a4 R
                lift b5
                press red
                tick""");
        CAPTURE.always(Behaviour.PUSH_ASIDE).shows("""
                start
                lift a4
                place b4
                lift a0
                place a4
                lift b4
                press red
                tick""");
    }

    @Test
    @DisplayName("a capture that never leaves the point empty: each kind of sensor says what it can")
    void unseen() {
        Scene unseen = CAPTURE.always(Behaviour.UNSEEN);
        unseen.alwaysShows("""
                start
                lift a0
                press red
                tick""");
        unseen.on(SensorKind.SIDE).alwaysShows("""
                start
                lift a0
                place a4 red
                press red
                tick""");
        unseen.on(SensorKind.IDENTITY).alwaysShows("""
                start
                lift a0
                place a4 R
                press red
                tick""");
    }

    @Test
    @DisplayName("where the missing piece could have taken two, the captured one's point is seen empty")
    void never_ambiguous() {
        CHOICE.always(Behaviour.UNSEEN).alwaysShows("""
                start
                lift a0
                lift a4
                place a4
                press red
                tick""");
    }

    @Test
    @DisplayName("a piece is put back and taken again: the same one")
    void put_back() {
        List<Input> inputs = MOVE.always(Behaviour.PUT_BACK).shows("""
                start
                lift a0
                place a0
                lift a0
                place a4
                press red
                tick""");
        assertTrue(Scene.gaps(inputs).get(1) > 150, "held for longer than a bump");
    }

    @Test
    @DisplayName("a piece hovers in the hand")
    void hesitate() {
        List<Input> inputs = MOVE.always(Behaviour.HESITATE).shows("""
                start
                lift a0
                place a4
                press red
                tick""");
        assertTrue(Scene.gaps(inputs).get(1) >= 650);
    }

    @Test
    @DisplayName("a fingertip straightens an own piece, for less than a bump")
    void straighten() {
        List<Input> inputs = MOVE.always(Behaviour.STRAIGHTEN).shows("""
                start
                lift f0
                place f0
                lift a0
                place a4
                press red
                tick""");
        long bump = Scene.gaps(inputs).get(1);
        assertTrue(bump >= 30 && bump <= 110, () -> "a contact of " + bump + " ms");
        MOVE.always(Behaviour.STRAIGHTEN).shows("""
                start
                lift a0
                place a4
                lift a4
                place a4
                press red
                tick""");
    }

    @Test
    @DisplayName("the hand brushes a piece beside its way, while it carries another or draws back")
    void brush() {
        Scene scene = Scene.of("3k5/9/9/9/1n7/9/9/9/9/R4K3 w", "a0a4").sometimes(Behaviour.BRUSH);
        List<Input> inputs = scene.shows("""
                start
                lift a0
                lift b5
                place b5
                place a4
                press red
                tick""");
        assertTrue(Scene.gaps(inputs).get(2) < 120);
        scene.shows("""
                start
                lift a0
                lift b5
                place a4
                place b5
                press red
                tick""");
        scene.shows("""
                start
                lift a0
                place a4
                press red
                lift b5
                place b5
                tick""");
    }

    @Test
    @DisplayName("in a capture no enemy piece is brushed before the press")
    void captures_stay_clear_of_enemies() {
        Scene scene = Scene.of("3k5/9/9/9/1n7/p8/9/9/9/R4K3 w", "a0a4").always(Behaviour.BRUSH);
        for (long seed = 1; seed <= 100; seed++) {
            List<String> words = scene.words(seed);
            List<String> turn = words.subList(0, words.indexOf("press red"));
            assertEquals(List.of("start", "lift a0", "lift a4", "place a4"), turn, "seed " + seed);
        }
    }

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
