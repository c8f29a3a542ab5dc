package org.qizhong.referee.remedy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** What holds of every way out of every disorder. */
@Clause("CXA2011:5.9")
class RemedyLawTest {

    private static final int SEEDS = 400;

    private interface Law {
        void holds(Mess mess, Random random);
    }

    private static void overSeeds(int most, Law law) {
        IntStream.range(0, SEEDS).forEach(seed -> {
            Random random = new Random(seed);
            Mess mess = Mess.of(random, 1 + random.nextInt(most));
            try {
                law.holds(mess, random);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + mess, e);
            }
        });
    }

    private static List<HandStep> steps(Mess mess, SensorKind kind, List<HandStep> told) {
        return Remedies.of(mess.position(), mess.seen(kind), Map.of(), told).steps();
    }

    /** A hand that obeys a device whose sensors cannot tell the pieces puts down what it is asked for. */
    @ParameterizedTest
    @EnumSource
    void the_steps_lead_to_the_board_in_their_order(SensorKind kind) {
        overSeeds(32, (mess, _) -> {
            Mess after = mess;
            for (HandStep step : steps(mess, kind, List.of())) {
                assertTrue(kind != SensorKind.IDENTITY || carriesWhatLies(after, step), step::toString);
                after = after.after(step);
            }
            Sensed seen = after.seen(kind);
            assertEquals(Set.of(), seen.contradictions(mess.position().board()));
            assertTrue(kind != SensorKind.IDENTITY || after.isRight());
        });
    }

    private static boolean carriesWhatLies(Mess mess, HandStep step) {
        return !step.isMove() || step.piece().equals(step.from().map(mess.lies()::get));
    }

    @ParameterizedTest
    @EnumSource
    void mirrored_boards_are_put_right_in_mirrored_ways(SensorKind kind) {
        overSeeds(12, (mess, _) -> {
            List<HandStep> turned = steps(mess, kind, List.of()).stream()
                    .map(RemedyLawTest::turned)
                    .toList();
            assertEquals(turned, steps(mess.mirrored(), kind, List.of()));
        });
    }

    private static HandStep turned(HandStep step) {
        Optional<Piece> piece = step.piece().map(it -> Piece.of(it.side().opposite(), it.role()));
        return new HandStep(step.from().map(Point::turned), step.to().map(Point::turned), piece);
    }

    /** Sensors that cannot tell the pieces may learn on the way which is which, and find a shorter one. */
    @ParameterizedTest
    @EnumSource(names = "IDENTITY")
    void hands_that_follow_are_not_sent_another_way(SensorKind kind) {
        overSeeds(16, (mess, _) -> {
            Mess now = mess;
            List<HandStep> told = steps(mess, kind, List.of());
            while (!told.isEmpty()) {
                HandStep step = told.getFirst();
                List<HandStep> rest = told.subList(1, told.size());
                if (step.isMove()) {
                    List<HandStep> held = new ArrayList<>(rest);
                    held.addFirst(
                            HandStep.on(step.to().orElseThrow(), step.piece().orElseThrow()));
                    told = steps(now.during(step), kind, told);
                    assertEquals(held, told);
                }
                now = now.after(step);
                told = steps(now, kind, told);
                assertEquals(rest, told);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void in_any_other_order_the_way_gets_no_longer(SensorKind kind) {
        overSeeds(16, (mess, random) -> {
            Mess now = mess;
            List<HandStep> told = steps(mess, kind, List.of());
            while (!told.isEmpty()) {
                Mess at = now;
                List<HandStep> possible = told.stream()
                        .filter(step -> step.to().filter(at.lies()::containsKey).isEmpty())
                        .toList();
                now = now.after(possible.get(random.nextInt(possible.size())));
                List<HandStep> rest = steps(now, kind, told);
                assertTrue(rest.size() < told.size(), () -> rest.toString());
                told = rest;
            }
        });
    }

    @ParameterizedTest
    @EnumSource(names = "IDENTITY")
    void no_way_has_fewer_steps(SensorKind kind) {
        overSeeds(4, (mess, _) -> {
            List<Point> wrong =
                    List.copyOf(mess.seen(kind).contradictions(mess.position().board()));
            assertEquals(fewest(mess, wrong), steps(mess, kind, List.of()).size());
        });
    }

    /** Tries everything that hands can do: to any of the points, off the board, and any piece wanted onto it. */
    private static int fewest(Mess mess, List<Point> points) {
        Set<Mess> seen = new HashSet<>(Set.of(mess));
        List<Mess> now = List.of(mess);
        for (int steps = 0; ; steps++) {
            if (now.stream().anyMatch(Mess::isRight)) {
                return steps;
            }
            now = now.stream()
                    .flatMap(it -> HandTable.steps(it, points).stream().map(it::after))
                    .filter(seen::add)
                    .toList();
        }
    }
}
