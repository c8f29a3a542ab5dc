package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * A turn in which something could happen.
 *
 * @param ahead the move to be made and those that follow it, at least one
 * @param conditions the board
 * @param chance what is left to it
 */
record Occasion(List<Intent> ahead, Conditions conditions, Chance chance) {

    Intent intent() {
        return ahead.getFirst();
    }

    Position position() {
        return intent().before();
    }

    Board board() {
        return intent().board();
    }

    Side side() {
        return intent().side();
    }

    Timing timing() {
        return conditions.timing();
    }

    boolean isOccupancy() {
        return conditions.sensors() == SensorKind.OCCUPANCY;
    }

    /** The same for one of the moves that follow. */
    Occasion next(int plies) {
        return new Occasion(ahead.subList(plies, ahead.size()), conditions, chance);
    }

    int thought() {
        return chance.between(700, 6000);
    }

    /** A thought, then the move as it is made without any habit. */
    List<Gesture> move() {
        List<Gesture> script = new ArrayList<>(Handling.of(intent(), conditions, chance.hurried()));
        Gesture first = script.removeFirst();
        script.addFirst(new Gesture(thought(), first.act()));
        return script;
    }

    Gesture press() {
        return new Gesture(chance.between(300, 1200), new Act.Press(side()));
    }

    /** The move and the press. */
    List<Gesture> turn() {
        return new Script().then(move()).then(press()).gestures();
    }

    Part played() {
        return new Part(turn(), 1);
    }

    /** Whether an occupancy sensor cannot tell which capture it was, once the captured piece was not seen to go. */
    boolean isDoubtfulUnseen() {
        return isOccupancy() && intent().isCapture() && !intent().isOnlyCapture();
    }

    /** One of the pieces for which that holds. */
    Optional<Point> piece(Predicate<Point> wanted) {
        return any(board().occupied(), wanted);
    }

    /** One of the pieces that have nothing to do with the move. */
    Optional<Point> third(Predicate<Point> wanted) {
        return piece(point -> !intent().isAt(point) && wanted.test(point));
    }

    /** One of the free points for which that holds. */
    Optional<Point> free(Predicate<Point> wanted) {
        Set<Point> free = EnumSet.allOf(Point.class);
        free.removeAll(board().occupied());
        return any(free, wanted);
    }

    Optional<Point> any(Collection<Point> points, Predicate<Point> wanted) {
        List<Point> all = points.stream().filter(wanted).toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(chance.oneOf(all));
    }

    Piece at(Point point) {
        return board().at(point).orElseThrow();
    }

    boolean isOwn(Point point) {
        return board().holds(point, side());
    }

    /** The legal moves of the piece on that point. */
    List<Move> movesOf(Point point) {
        return position().legalMoves().stream()
                .filter(move -> move.from() == point)
                .toList();
    }

    boolean canBeTaken(Point point) {
        return position().legalMoves().stream().anyMatch(move -> move.to() == point);
    }

    /** A piece is taken and put back, long enough for a touch. */
    List<Gesture> touch(Point point) {
        return new Script()
                .then(thought(), new Act.Lift(point))
                .then(
                        chance.between(timing().clearOfBump(), timing().clearOfBump() + 1500),
                        new Act.Place(at(point), point))
                .then(timing().clearOfBump(), new Act.Hover())
                .gestures();
    }
}
