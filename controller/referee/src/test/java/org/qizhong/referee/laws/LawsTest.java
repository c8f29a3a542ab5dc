package org.qizhong.referee.laws;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.GameState;
import org.qizhong.referee.JsonText;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.conduct.Fouls;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/** Laws that hold whatever happens; every game is told with its seed. */
class LawsTest {

    private static final long FIRST_BLOCK_OF_MANY = 1000;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    @Clause("TRANSCRIPT:output")
    void two_hundred_thousand_events_lead_to_decisions_that_make_sense(int block) {
        Wild.inEach(block, LawsTest::makesSense);
    }

    /** As many more events as {@code -Dwild.events=10000000} asks for; none, where it does not. */
    @Test
    @EnabledIfSystemProperty(named = "wild.events", matches = "\\d+")
    void so_do_as_many_more_as_are_asked_for() {
        AtomicLong left = new AtomicLong(Long.getLong("wild.events"));
        for (long block = FIRST_BLOCK_OF_MANY; left.get() > 0; block++) {
            Wild.inEach(block, game -> {
                left.addAndGet(-game.inputs().size());
                makesSense(game);
            });
        }
    }

    private static void makesSense(Wild game) {
        List<Step> steps = game.steps();
        assertAll(
                () -> isInOrder(game, Wild.decisions(steps)),
                () -> noClockIsNegative(game, Wild.decisions(steps)),
                () -> aResultIsTheEnd(game, steps),
                () -> foulsGrow(game, steps),
                () -> Wild.lines(steps).forEach(JsonText::object));
    }

    /** Fouls are never fewer than before, unless a person withdrew one or the colours are exchanged. */
    private static void foulsGrow(Wild game, List<Step> steps) {
        BySide<Fouls> before = BySide.both(Fouls.NONE);
        for (int i = 0; i < steps.size(); i++) {
            Input input = game.inputs().get(i);
            boolean withdraws =
                    input instanceof Input.Pardon || input instanceof Input.Waive || input instanceof Input.Swap;
            BySide<Fouls> now = steps.get(i).state().conduct().fouls();
            for (Side side : Side.values()) {
                boolean fewer = now.of(side).count() < before.of(side).count();
                assertTrue(withdraws || !fewer, () -> side + " has fewer fouls after " + input + " in\n" + game);
            }
            before = now;
        }
    }

    private static void isInOrder(Wild game, List<Decision> decisions) {
        GameTime before = GameTime.ZERO;
        for (Decision decision : decisions) {
            assertTrue(!decision.at().isBefore(before), () -> decision + " comes late in\n" + game);
            before = decision.at();
        }
    }

    private static void noClockIsNegative(Wild game, List<Decision> decisions) {
        for (Decision decision : decisions) {
            Optional<ClockTimes> times = switch (decision) {
                case Decision.Clock clock -> Optional.of(clock.times());
                case Decision.Moved moved -> moved.clocks();
                default -> Optional.empty();
            };
            times.ifPresent(both -> Stream.of(both.red(), both.black())
                    .forEach(clock -> assertTrue(!clock.remaining().isNegative(), () -> decision + " in\n" + game)));
        }
    }

    /** Nothing but information follows a result, unless the arbiter corrects the record or rules anew. */
    private static void aResultIsTheEnd(Wild game, List<Step> steps) {
        boolean over = false;
        for (int i = 0; i < steps.size(); i++) {
            Input input = game.inputs().get(i);
            boolean reopens =
                    input instanceof Input.Rule || input instanceof Input.Rewind || input instanceof Input.Swap;
            for (Decision decision : steps.get(i).decisions()) {
                boolean follows = over && !reopens;
                assertTrue(
                        !follows || decision instanceof Decision.Info, () -> decision + " after a result in\n" + game);
                over |= decision instanceof Decision.Result;
            }
            over = steps.get(i).state().isOver();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 11})
    @Clause("TRANSCRIPT:output")
    void the_rest_of_a_game_follows_from_the_state_and_the_rest_of_its_events(int block) {
        Wild.inEach(block, game -> {
            List<Step> whole = game.steps();
            int cut = new Random(game.seed()).nextInt(whole.size());
            GameState state = whole.get(cut).state();
            List<Step> rest = Wild.steps(state, game.inputs().subList(cut + 1, whole.size()));
            game.compare(Wild.lines(whole.subList(cut + 1, whole.size())), Wild.lines(rest));
            game.compare(Wild.lines(whole), Wild.lines(game.steps()));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 16, 17})
    @Clause("TRANSCRIPT:tick")
    void time_that_passes_in_small_pieces_changes_nothing(int block) {
        Wild.inEach(block, game -> {
            Random random = new Random(game.seed());
            List<Input> ticked = new ArrayList<>();
            GameTime before = GameTime.ZERO;
            for (Input input : game.inputs()) {
                long gap = input.at().micros() - before.micros();
                if (gap > 1) {
                    ticked.add(new Input.Tick(before.plusMicros(1 + random.nextLong(gap - 1))));
                }
                ticked.add(input);
                before = input.at();
            }
            game.compare(Wild.lines(game.steps()), Wild.lines(Wild.steps(Referee.open(game.settings()), ticked)));
        });
    }
}
