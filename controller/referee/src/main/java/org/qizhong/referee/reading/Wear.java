package org.qizhong.referee.reading;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.input.GameTime;

/**
 * How the sensor of one point has behaved in a game. It has the same size after ten events and after ten million.
 *
 * @param changes how often a piece went or came
 * @param symptoms how often it did what hands do not explain; what it never did is left out
 * @param last when it last changed
 * @param calm when its changes so far will have been no more than hands make
 * @param owes when the record changed its point, if it has shown no change since
 * @param told whether a person was called because of it
 */
public record Wear(
        int changes,
        Map<Symptom, Integer> symptoms,
        Optional<GameTime> last,
        GameTime calm,
        Optional<GameTime> owes,
        boolean told) {

    static final Wear NONE = new Wear(0, Map.of(), Optional.empty(), GameTime.ZERO, Optional.empty(), false);

    /** No hand takes a piece and puts it back, or puts one down and takes it, as quickly. */
    private static final Duration NO_HAND = Duration.ofMillis(40);

    /** Four changes a second are two lifts and two places: nobody handles one piece like that for long. */
    private static final long HANDS_NEED_MICROS = 250_000;

    /**
     * So many changes faster than that: fifteen seconds of them, all at once. A contact that goes on and off thirty
     * times a second is told after a second; one that is dragged over its edge, or bounces, never.
     */
    private static final long MOST_AT_ONCE = 60;

    public Wear {
        EnumMap<Symptom, Integer> copy = new EnumMap<>(Symptom.class);
        copy.putAll(symptoms);
        symptoms = Collections.unmodifiableMap(copy);
    }

    public int times(Symptom symptom) {
        return symptoms.getOrDefault(symptom, 0);
    }

    /** It changed at that moment: it has spoken, whatever the record owes. */
    public Wear changed(GameTime at) {
        boolean flickers =
                last.filter(before -> at.since(before).compareTo(NO_HAND) < 0).isPresent();
        Wear counted = flickers ? with(Symptom.FLICKER) : this;
        GameTime settled = GameTime.later(calm, at).plusMicros(HANDS_NEED_MICROS);
        return new Wear(more(changes), counted.symptoms, Optional.of(at), settled, Optional.empty(), told);
    }

    /** It did that once more. */
    public Wear with(Symptom symptom) {
        Map<Symptom, Integer> counted = new EnumMap<>(Symptom.class);
        counted.putAll(symptoms);
        counted.put(symptom, more(times(symptom)));
        return new Wear(changes, counted, last, calm, owes, told);
    }

    /** A count that has no end stays where numbers end. */
    private static int more(int count) {
        return count == Integer.MAX_VALUE ? count : count + 1;
    }

    /** The record changed its point, and it did not. */
    public Wear owing(GameTime since) {
        return new Wear(changes, symptoms, last, calm, Optional.of(since), told);
    }

    /** It shows what the record has there. */
    public Wear settled() {
        return new Wear(changes, symptoms, last, calm, Optional.empty(), told);
    }

    /** Whether it has been silent since before that moment: of moves that are told at once only the last shows. */
    public boolean owesBefore(GameTime now) {
        return owes.filter(now::isAfter).isPresent();
    }

    /** A person was called. */
    public Wear asTold() {
        return new Wear(changes, symptoms, last, calm, owes, true);
    }

    /** The sensor was seen to, and what it did before is past. */
    public Wear mended() {
        return new Wear(changes, Map.of(), Optional.empty(), GameTime.ZERO, Optional.empty(), false);
    }

    /** Whether it has rested since for so long that no other sensor is late to say what it saw of the same piece. */
    public boolean hasRested(GameTime now) {
        return last.filter(since -> now.since(since).compareTo(Turn.ONE_SCAN) <= 0)
                .isEmpty();
    }

    /** Whether it changes so fast, and has for so long, that no hand can do that. */
    private boolean isFrantic() {
        return last.filter(at -> calm.micros() - at.micros() > MOST_AT_ONCE * HANDS_NEED_MICROS)
                .isPresent();
    }

    /** Why a person has to be called, where that has not been done yet. */
    public Optional<Symptom> toBeTold() {
        if (told) {
            return Optional.empty();
        }
        return isFrantic()
                ? Optional.of(Symptom.FLICKER)
                : symptoms.entrySet().stream()
                        .filter(symptom -> symptom.getKey().isTold(symptom.getValue()))
                        .map(Map.Entry::getKey)
                        .findFirst();
    }

    /** Whether somebody should look at the sensor after the game. */
    public boolean isSuspect() {
        return told
                || symptoms.entrySet().stream()
                        .filter(symptom -> symptom.getKey() != Symptom.FLICKER || isMostly(symptom.getValue()))
                        .anyMatch(symptom -> symptom.getKey().isSuspect(symptom.getValue()));
    }

    /** Contacts bounce; one that flickers more often than it changes otherwise is weak. */
    private boolean isMostly(int flickers) {
        return flickers > changes / 2;
    }

    /** How often it did what hands do not explain. */
    long strange() {
        return symptoms.values().stream().mapToLong(Integer::longValue).sum();
    }
}
