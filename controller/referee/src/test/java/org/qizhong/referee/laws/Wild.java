package org.qizhong.referee.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.referee.transcript.TranscriptWriter;

/**
 * A game of nothing but mischief: the same seed gives the same game.
 *
 * @param seed what it grew from
 * @param settings what was agreed
 * @param inputs what happened
 */
record Wild(long seed, Settings settings, List<Input> inputs) {

    private static final int MOST_EVENTS = 400;
    private static final int EVENTS_AFTER = 12;

    private static final int GAMES = 160;
    private static final Duration LONG = Duration.ofMinutes(1);

    /** What has to hold of a game. */
    interface Law {
        void holds(Wild game);
    }

    /** Plays a block of games and asks whether the law holds; a referee that does not come back is told, too. */
    static void inEach(long block, Law law) {
        for (long seed = block * GAMES; seed < (block + 1) * GAMES; seed++) {
            Wild game = of(seed);
            assertTimeoutPreemptively(
                    LONG,
                    () -> law.holds(game.played()),
                    () -> "the referee does not come back at the last line of\n" + game);
        }
    }

    /** A game in which nothing has happened yet. */
    static Wild of(long seed) {
        return new Wild(seed, Tables.any(new Random(seed)), new ArrayList<>());
    }

    /** Plays on until some events after the result; a step that throws is reported with all that led to it. */
    Wild played() {
        Random random = new Random(seed);
        GameState state =
                take(Referee.open(settings), new Input.Start(GameTime.ZERO)).state();
        int after = 0;
        while (inputs.size() < MOST_EVENTS && after < EVENTS_AFTER) {
            for (Input input : Mischief.next(random, state)) {
                state = take(state, input).state();
                after += state.isOver() ? 1 : 0;
            }
        }
        return this;
    }

    private Step take(GameState state, Input input) {
        inputs.add(input);
        try {
            return Referee.step(state, input);
        } catch (RuntimeException e) {
            throw new AssertionError("the referee threw at the last line of\n" + this, e);
        }
    }

    /** What each input led to. */
    List<Step> steps() {
        return steps(Referee.open(settings), inputs);
    }

    static List<Step> steps(GameState from, List<Input> inputs) {
        List<Step> steps = new ArrayList<>();
        GameState state = from;
        for (Input input : inputs) {
            steps.add(Referee.step(state, input));
            state = steps.getLast().state();
        }
        return steps;
    }

    /** Everything that was decided. */
    static List<Decision> decisions(List<Step> steps) {
        return steps.stream().flatMap(step -> step.decisions().stream()).toList();
    }

    static List<String> lines(List<Step> steps) {
        return decisions(steps).stream().map(DecisionJson::line).toList();
    }

    /** Holds two prints of this game against each other line by line, so that a failure shows the first difference. */
    void compare(List<String> expected, List<String> found) {
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            assertEquals(expected.get(i), found.get(i), this::toString);
        }
        assertEquals(expected.size(), found.size(), this::toString);
    }

    @Override
    public String toString() {
        Stream<String> header = Stream.concat(Stream.of("# seed " + seed), TranscriptWriter.header(settings).stream());
        return Stream.concat(header, inputs.stream().map(TranscriptWriter::line))
                .collect(Collectors.joining("\n"));
    }
}
