package org.qizhong.referee.reading;

import java.util.OptionalInt;

/**
 * What a sensor does that hands do not explain.
 *
 * <p>It is worth a look sooner than it is told: a person who looks after the game may find nothing, an arbiter who is
 * called in the middle of it must not.
 */
public enum Symptom {
    /**
     * Changes that followed another one at once. A call depends on how many come together ({@link Wear#isFrantic}). A
     * contact that bounces with one change in ten makes fewer of them in a long game, and never most of its changes.
     */
    FLICKER("flicker", OptionalInt.empty(), 20),
    /** A piece was said to go where none stood. A lost message explains one, a bad cable a few on different points. */
    EMPTY_LIFTS("empty-lifts", OptionalInt.of(10), 5),
    /**
     * A piece was said to come where the same stood. A slid capture looks like that to an occupancy sensor, and points
     * are fought for: that is no reason to call anybody.
     */
    DOUBLE_PLACES("double-places", OptionalInt.empty(), 10),
    /** A piece was read of which there were too many. A hand may bring a wrong one back once. */
    MISREADS("misreads", OptionalInt.of(3), 2),
    /** The record changed and the sensor did not up to a press; the first may come before a piece is straightened. */
    SILENT("silent", OptionalInt.of(2), 1);

    private final String word;
    private final OptionalInt told;
    private final int suspect;

    Symptom(String word, OptionalInt told, int suspect) {
        this.word = word;
        this.told = told;
        this.suspect = suspect;
    }

    /** The transcript's word for it. */
    public String word() {
        return word;
    }

    /** Whether a person is called for so many. */
    boolean isTold(int times) {
        return told.isPresent() && times >= told.getAsInt();
    }

    /** Whether so many are worth a look after the game. */
    boolean isSuspect(int times) {
        return times >= suspect;
    }
}
