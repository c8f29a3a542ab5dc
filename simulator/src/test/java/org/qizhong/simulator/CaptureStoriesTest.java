package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;

/** What the sensors say when a piece is taken: in every order that hands make. */
class CaptureStoriesTest {

    /** A chariot, and a soldier that it takes. */
    private static final Scene CAPTURE = Scene.of("3k5/9/9/9/9/p8/9/9/9/R4K3 w", "a0a4");
    /** The same, and a horse that it might take instead. */
    private static final Scene CHOICE = Scene.of("3k5/9/9/9/9/p8/9/9/9/R1n2K3 w", "a0a4");

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
    @DisplayName("in a capture no enemy piece is brushed before the press")
    void captures_stay_clear_of_enemies() {
        Scene scene = Scene.of("3k5/9/9/9/1n7/p8/9/9/9/R4K3 w", "a0a4").always(Behaviour.BRUSH);
        for (long seed = 1; seed <= 100; seed++) {
            List<String> words = scene.words(seed);
            List<String> turn = words.subList(0, words.indexOf("press red"));
            assertEquals(List.of("start", "lift a0", "lift a4", "place a4"), turn, "seed " + seed);
        }
    }
}
