package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;

/** What the sensors say when a piece is moved: carried, slid, put back, with fidgets around it. */
class MoveStoriesTest {

    /** A chariot with the whole a-file before it. */
    private static final Scene MOVE = Scene.of("3k5/9/9/9/9/9/9/9/9/R4K3 w", "a0a4");

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
    @DisplayName("a carried piece touches down beside its target, too briefly to have been put down")
    void touch_down() {
        List<Input> inputs = MOVE.always(Behaviour.TOUCH_DOWN).shows("""
                start
                lift a0
                place b5
                lift b5
                place a4
                press red
                tick""");
        assertTrue(Scene.gaps(inputs).get(2) <= 450, "less than settle");
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
}
