package org.qizhong.referee.reading;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/** Reads one turn's board: the position before it, what the sensors show now, what they saw meanwhile. */
public final class BoardReader {

    private final Position position;
    private final Board board;
    private final Side mover;
    private final Turn turn;
    private final Sensed sensed;
    private final Difference difference;

    private BoardReader(Position position, Sensed sensed, Turn turn) {
        this.position = position;
        this.board = position.board();
        this.mover = position.toMove();
        this.turn = turn;
        this.sensed = withoutStrays(sensed, turn.strays());
        this.difference = Difference.between(board, this.sensed);
    }

    static Sensed withoutStrays(Sensed sensed, Set<Point> strays) {
        Sensed cleared = sensed;
        for (Point stray : strays) {
            cleared = cleared.without(stray);
        }
        return cleared;
    }

    /** What the board means if it is final, as at a press. */
    public static Reading read(Position position, Sensed sensed, Turn turn) {
        return new BoardReader(position, sensed, turn).read();
    }

    /** Whether something was put on a point after the piece of another had gone. */
    private boolean landed(Point from, Point to) {
        Optional<GameTime> gone = turn.trace(from).lifted();
        return gone.isPresent() && turn.trace(to).placedAfter(gone.get());
    }

    private Reading read() {
        if (difference.isNone()) {
            return new Reading.Nothing();
        }
        Set<Point> own = difference.gone(board, mover);
        Set<Point> enemy = difference.gone(board, mover.opposite());
        if (own.size() == 1 && enemy.isEmpty()) {
            return oneGone(own.iterator().next());
        }
        if (own.size() == 1 && enemy.size() == 1 && holdsNothingNew()) {
            return captureUnfinished(own.iterator().next(), enemy.iterator().next());
        }
        if (own.isEmpty() && enemy.size() == 1) {
            return oneGone(enemy.iterator().next());
        }
        return notAMove();
    }

    private boolean holdsNothingNew() {
        return difference.came().isEmpty() && difference.changed().isEmpty();
    }

    private static Reading notAMove() {
        return new Reading.Forbidden(Optional.empty(), Illegality.NOT_A_MOVE);
    }

    /** A piece is gone from one point, and no other piece is missing. */
    private Reading oneGone(Point from) {
        Set<Point> targets = EnumSet.noneOf(Point.class);
        targets.addAll(difference.came());
        targets.addAll(difference.changed());
        if (targets.isEmpty()) {
            return vanished(from);
        }
        if (targets.size() == 1) {
            return arrived(new Move(from, targets.iterator().next()));
        }
        return pushedAside(from).orElseGet(BoardReader::notAMove);
    }

    /** One piece gone from a point, one point with something new. */
    private Reading arrived(Move move) {
        Piece piece = board.at(move.from()).orElseThrow();
        if (!sensed.fits(move.to(), Optional.of(piece))) {
            return pushedAside(move.from()).orElseGet(BoardReader::notAMove);
        }
        Optional<Illegality> why = position.whyIllegal(move);
        if (why.isEmpty()) {
            return new Reading.Legal(move, Set.of());
        }
        return pushedAside(move.from()).orElseGet(() -> new Reading.Forbidden(Optional.of(move), why.get()));
    }

    /** A capture whose victim still lies on a point of the board that should be empty. */
    private Optional<Reading> pushedAside(Point from) {
        if (difference.came().size() != 1) {
            return Optional.empty();
        }
        Point stray = difference.came().iterator().next();
        List<Move> captures = captures(
                        from,
                        move -> landed(from, move.to())
                                && mayHaveMadeWay(move.to(), stray)
                                && sensed.fits(move.to(), board.at(from))
                                && sensed.fits(stray, board.at(move.to())))
                .stream()
                .filter(move -> Set.of(move.to()).containsAll(difference.changed()))
                .toList();
        return captures.size() == 1
                ? Optional.of(new Reading.Legal(captures.getFirst(), Set.of(stray)))
                : Optional.empty();
    }

    /**
     * A piece that was hardly missed was pushed by the one that took it, and lies at once on a point beside its own.
     */
    private boolean mayHaveMadeWay(Point victim, Point stray) {
        boolean beside = Math.abs(victim.file() - stray.file()) <= 1 && Math.abs(victim.rank() - stray.rank()) <= 1;
        Trace trace = turn.trace(victim);
        return !trace.blinked() || (beside && trace.mayHavePushed(turn.trace(stray)));
    }

    /** One piece is gone and no point holds anything new: it took a piece whose point was filled again, or is off. */
    private Reading vanished(Point from) {
        if (!board.holds(from, mover)) {
            return notAMove();
        }
        List<Move> captures = captures(from, move -> sensed.fits(move.to(), board.at(from)));
        List<Move> seen = captures.stream()
                .filter(move ->
                        landed(from, move.to()) && !turn.trace(move.to()).brushed())
                .toList();
        if (!seen.isEmpty()) {
            return several(seen);
        }
        Optional<Move> illegal = illegalCapture(from);
        if (illegal.isPresent()) {
            return captures.isEmpty()
                    ? new Reading.Forbidden(
                            illegal, position.whyIllegal(illegal.get()).orElseThrow())
                    : several(captures);
        }
        List<Move> glimpsed =
                captures.stream().filter(move -> landed(from, move.to())).toList();
        if (!glimpsed.isEmpty()) {
            return several(glimpsed);
        }
        return captures.isEmpty() ? new Reading.OffPoint(from, toFreePoints(from)) : several(captures);
    }

    private List<Move> toFreePoints(Point from) {
        return position.legalMoves().stream()
                .filter(move -> move.from() == from && board.isEmpty(move.to()))
                .toList();
    }

    private static Reading several(List<Move> moves) {
        return moves.size() == 1 ? new Reading.Legal(moves.getFirst(), Set.of()) : new Reading.Several(moves);
    }

    private List<Move> captures(Point from, Predicate<Move> fits) {
        return position.legalMoves().stream()
                .filter(move -> move.from() == from && !board.isEmpty(move.to()))
                .filter(fits)
                .toList();
    }

    /** The one point, if any, on which the gone piece was put: against the rules, as no legal capture was seen. */
    private Optional<Move> illegalCapture(Point from) {
        List<Move> moves = turn.traces().keySet().stream()
                .filter(to -> landed(from, to) && !turn.trace(to).brushed())
                .filter(to -> sensed.fits(to, board.at(from)))
                .map(to -> new Move(from, to))
                .toList();
        return moves.size() == 1 ? Optional.of(moves.getFirst()) : Optional.empty();
    }

    /** The capturing piece and its victim are both on no point: the capture was not finished. */
    private Reading captureUnfinished(Point from, Point victim) {
        Move capture = new Move(from, victim);
        return new Reading.OffPoint(from, position.isLegal(capture) ? List.of(capture) : List.of());
    }
}
