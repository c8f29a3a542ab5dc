package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** What happens to people who mean no harm, planned for one turn. */
final class AccidentPlans {

    private static final int FEWEST_SPILLED = 3;
    private static final int MOST_SPILLED = 10;

    private final Occasion now;
    private final Chance chance;

    AccidentPlans(Occasion now) {
        this.now = now;
        this.chance = now.chance();
    }

    /** Before the move, or with the moving piece in the hand. */
    Optional<Plan> knockedAndRight() {
        return now.third(_ -> true).map(point -> {
            List<Gesture> move = new ArrayList<>(now.move());
            Script knock = new Script();
            if (chance.between(0, 1) == 0) {
                knock.then(move.removeFirst());
            }
            knock.then(now.touch(point));
            return Plan.of(
                    Expected.READ.brushing(Set.of(point)).allowing(AlertKind.UNTOUCHABLE),
                    new Part(knock.gestures(), 0),
                    new Part(new Script().then(move).then(now.press()).gestures(), 1));
        });
    }

    /** It stands where no move of its own leads, and nobody sees it before the press. */
    Optional<Plan> knockedAndWrong() {
        return now.third(point -> wrongFor(point).isPresent()).map(point -> {
            Point wrong = wrongFor(point).orElseThrow();
            List<Gesture> knock = new Script()
                    .then(now.thought(), new Act.Lift(point))
                    .then(chance.between(300, 2500), new Act.Place(now.at(point), wrong))
                    .then(now.timing().clearOfBump(), new Act.Hover())
                    .gestures();
            return Plan.of(
                    Expected.READ.asked().brushing(Set.of(point)).allowing(AlertKind.UNTOUCHABLE),
                    new Part(knock, 0),
                    now.played());
        });
    }

    private Optional<Point> wrongFor(Point point) {
        return Intent.around(point).stream()
                .filter(now.board()::isEmpty)
                .filter(beside -> beside != now.intent().to()
                        && !now.intent().between().contains(beside)
                        && !now.position().isLegal(new Move(point, beside)))
                .findFirst();
    }

    Optional<Plan> spillOwnTime() {
        Set<Point> spilled = spilled(now);
        return Optional.of(Plan.of(spill(spilled), new Part(spillOf(now, spilled), 0), now.played()));
    }

    Optional<Plan> spillOthersTime() {
        if (now.ahead().size() < 2) {
            return Optional.empty();
        }
        Occasion other = now.next(1);
        Set<Point> spilled = spilled(other);
        return Optional.of(Plan.of(spill(spilled), now.played(), new Part(spillOf(other, spilled), 0)));
    }

    private static Expected spill(Set<Point> spilled) {
        return Expected.READ.asked().brushing(spilled).demanding(AlertKind.DISPLACED);
    }

    private Set<Point> spilled(Occasion when) {
        List<Point> pieces = new ArrayList<>(when.board().occupied());
        int count = Math.min(pieces.size(), chance.between(FEWEST_SPILLED, MOST_SPILLED));
        Set<Point> spilled = EnumSet.noneOf(Point.class);
        while (spilled.size() < count) {
            spilled.add(chance.oneOf(pieces));
        }
        return spilled;
    }

    /** They leave within a moment; some of them fall on other points, the rest beside the board. */
    private List<Gesture> spillOf(Occasion when, Set<Point> spilled) {
        Script script = new Script().then(when.thought(), new Act.Hover());
        List<Point> order = new ArrayList<>(spilled);
        if (chance.between(0, 1) == 0) {
            Collections.reverse(order);
        }
        order.forEach(point -> script.then(chance.between(5, 60), new Act.Lift(point)));
        Set<Point> free = EnumSet.allOf(Point.class);
        free.removeAll(when.board().occupied());
        for (Point point : order.subList(0, order.size() / 2)) {
            Point falls = chance.oneOf(List.copyOf(free));
            free.remove(falls);
            script.then(chance.between(10, 90), new Act.Place(when.at(point), falls));
        }
        return script.then(1500, new Act.Hover()).gestures();
    }

    /** The piece lies on no point. An occupancy board takes it for a capture where it could be one. */
    Optional<Plan> betweenPoints() {
        Intent intent = now.intent();
        boolean mayCapture = now.movesOf(intent.from()).stream()
                .anyMatch(move -> !now.board().isEmpty(move.to()));
        if (intent.isCapture() || (now.isOccupancy() && mayCapture)) {
            return Optional.empty();
        }
        return Optional.of(Plan.of(
                Expected.READ.asked().demanding(AlertKind.OFF_POINT),
                new Script()
                        .then(now.thought(), new Act.Lift(intent.from()))
                        .then(chance.between(300, 900), new Act.Hover())
                        .then(now.press())
                        .gestures()));
    }
}
