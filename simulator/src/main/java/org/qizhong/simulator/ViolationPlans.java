package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** What the rules forbid, done on request: the referee has to find it, and the game goes on as it was played. */
final class ViolationPlans {

    private final Occasion now;
    private final Chance chance;

    ViolationPlans(Occasion now) {
        this.now = now;
        this.chance = now.chance();
    }

    /** A move that is illegal for that reason, made and pressed; the right one follows once the board is put back. */
    Optional<Plan> illegal(Illegality reason) {
        List<Move> moves = new ArrayList<>();
        for (Point from : now.board().occupied()) {
            for (Point to : Point.values()) {
                Move move = new Move(from, to);
                if (from != to
                        && isClear(move, reason)
                        && now.position().whyIllegal(move).equals(Optional.of(reason))) {
                    moves.add(move);
                }
            }
        }
        return moves.isEmpty() ? Optional.empty() : Optional.of(illegal(chance.oneOf(moves), reason));
    }

    /** Made so that the sensors know: onto a free point, or onto a piece of one's own that is seen to go. */
    private boolean isClear(Move move, Illegality reason) {
        boolean wrongSide = reason == Illegality.WRONG_SIDE;
        if (now.isOwn(move.from()) == wrongSide) {
            return false;
        }
        if (reason != Illegality.OWN_PIECE) {
            return now.board().isEmpty(move.to());
        }
        boolean mayCapture =
                now.movesOf(move.from()).stream().anyMatch(other -> !now.board().isEmpty(other.to()));
        return now.isOwn(move.to()) && !(now.isOccupancy() && mayCapture);
    }

    private Plan illegal(Move move, Illegality reason) {
        Script script = new Script().then(now.thought(), new Act.Lift(move.from()));
        if (reason == Illegality.OWN_PIECE) {
            script.then(chance.between(200, 700), new Act.Lift(move.to()));
        }
        int least = now.timing().clearOfBump();
        script.then(chance.between(least, least + 600), new Act.Place(now.at(move.from()), move.to()));
        if (reason == Illegality.OWN_PIECE) {
            script.then(chance.between(200, 600), new Act.LayAside(now.at(move.to())));
        }
        Predicate<Decision.Alert> told = alert -> alert.kind() == AlertKind.ILLEGAL_MOVE
                && alert.side().equals(Optional.of(now.side()))
                && reason.word().equals(alert.evidence().get("reason"))
                && move.equals(alert.evidence().get("move"));
        return Plan.of(
                Expected.READ.touching(others(move.from(), move.to())).demanding(told),
                new Part(script.then(now.press()).gestures(), 0),
                now.played());
    }

    private Set<Point> others(Point one, Point other) {
        Set<Point> points = EnumSet.of(one, other);
        points.removeIf(now.intent()::isAt);
        return points;
    }

    /** To the sensors it may as well be a piece that somebody knocked away: they can only tell that it is wrong. */
    Optional<Plan> twoPieces() {
        List<Move> quiet = now.position().legalMoves().stream()
                .filter(move -> now.board().isEmpty(move.to()))
                .toList();
        if (quiet.isEmpty()) {
            return Optional.empty();
        }
        Move one = chance.oneOf(quiet);
        List<Move> others = quiet.stream()
                .filter(move -> move.from() != one.from() && move.to() != one.to())
                .toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        Move other = chance.oneOf(others);
        Script script = new Script().then(now.thought(), new Act.Hover());
        for (Move move : List.of(one, other)) {
            script.then(chance.between(200, 900), new Act.Lift(move.from()))
                    .then(chance.between(200, 900), new Act.Place(now.at(move.from()), move.to()));
        }
        Predicate<Decision.Alert> told =
                alert -> alert.kind() == AlertKind.ILLEGAL_MOVE || alert.kind() == AlertKind.DISPLACED;
        return Optional.of(Plan.of(
                Expected.READ.asked().touching(others(one.from(), other.from())).demanding(told),
                new Part(script.then(now.press()).gestures(), 0),
                now.played()));
    }

    Optional<Plan> touchOwnPlayAnother() {
        return now.third(point -> now.isOwn(point) && !now.movesOf(point).isEmpty())
                .map(point -> touched(point, AlertKind.TOUCH_MOVE));
    }

    Optional<Plan> touchEnemySpareIt() {
        return now.third(point -> !now.isOwn(point) && now.canBeTaken(point))
                .map(point -> touched(point, AlertKind.TOUCH_MOVE));
    }

    Optional<Plan> untouchable() {
        return now.third(point -> now.isOwn(point) ? now.movesOf(point).isEmpty() : !now.canBeTaken(point))
                .map(point -> touched(point, AlertKind.UNTOUCHABLE));
    }

    private Plan touched(Point point, AlertKind kind) {
        return Plan.of(
                Expected.READ.touching(Set.of(point)).demanding(kind), new Part(now.touch(point), 0), now.played());
    }

    /** Nothing was moved: at most the piece was touched that is moved afterwards. */
    Optional<Plan> pressFirst() {
        Script script = new Script().then(now.thought(), new Act.Hover());
        if (chance.between(0, 1) == 0) {
            script.then(now.touch(now.intent().from()));
        }
        return Optional.of(Plan.of(
                Expected.READ.demanding(AlertKind.PRESS_BEFORE_MOVE),
                new Part(script.then(now.press()).gestures(), 0),
                now.played()));
    }
}
