package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * A board with sensors under its points and real pieces on them: it knows where every piece is, and says what sensors
 * of its kind would say. Each piece is in one place: on a point, in a hand, or beside the board.
 *
 * <p>Not thread-safe: the hands of one game own it.
 */
public final class VirtualBoard {

    private final SensorKind sensors;
    private final Consumer<Input> wire;
    private final Map<Point, Piece> standing = new EnumMap<>(Point.class);
    private final List<Piece> held = new ArrayList<>();
    private final List<Piece> aside = new ArrayList<>();

    /**
     * A board with nobody's hand on it.
     *
     * @param start what stands where
     * @param sensors what its sensors can tell
     * @param wire gets what the sensors say
     */
    public VirtualBoard(Board start, SensorKind sensors, Consumer<Input> wire) {
        this.sensors = sensors;
        this.wire = wire;
        start.occupied().forEach(point -> standing.put(point, start.at(point).orElseThrow()));
    }

    /**
     * A hand takes the piece from its point.
     *
     * @throws IllegalStateException if no piece stands there
     */
    public Piece lift(GameTime at, Point point) {
        Piece piece = taken(point);
        wire.accept(new Input.Lift(at, point));
        return piece;
    }

    /**
     * A hand puts down a piece that it holds.
     *
     * @throws IllegalStateException if it does not hold it or the point is occupied
     */
    public void place(GameTime at, Point point, Piece piece) {
        if (standing.containsKey(point)) {
            throw new IllegalStateException(point + " is occupied");
        }
        letGo(piece);
        standing.put(point, piece);
        wire.accept(new Input.Place(at, point, Seen.of(piece, sensors)));
    }

    /**
     * A piece in the hand pushes another off its point, into the hand. The sensor never sees the point empty: it
     * speaks only if the new piece reads otherwise than the old one.
     *
     * @throws IllegalStateException if the hand does not hold that piece or the point is empty
     */
    public void replace(GameTime at, Point point, Piece piece) {
        letGo(piece);
        Seen before = Seen.of(taken(point), sensors);
        Seen after = Seen.of(piece, sensors);
        standing.put(point, piece);
        if (!after.equals(before)) {
            wire.accept(new Input.Place(at, point, after));
        }
    }

    /**
     * A hand shoves a piece to another point so quickly that both sensors speak at the same moment, the one that is
     * reached first.
     *
     * @throws IllegalStateException if no piece stands there or the other point is occupied
     */
    public void shove(GameTime at, Point from, Point to) {
        if (standing.containsKey(to)) {
            throw new IllegalStateException(to + " is occupied");
        }
        Piece piece = taken(from);
        letGo(piece);
        standing.put(to, piece);
        wire.accept(new Input.Place(at, to, Seen.of(piece, sensors)));
        wire.accept(new Input.Lift(at, from));
    }

    /**
     * A piece that lies beside the board is taken into the hand again.
     *
     * @throws IllegalStateException if no such piece lies there
     */
    public void takeBack(Piece piece) {
        if (!aside.remove(piece)) {
            throw new IllegalStateException("no " + piece.letter() + " lies beside the board");
        }
        held.add(piece);
    }

    /**
     * A piece in the hand is laid beside the board, where no sensor is.
     *
     * @throws IllegalStateException if the hand does not hold that piece
     */
    public void layAside(Piece piece) {
        letGo(piece);
        aside.add(piece);
    }

    private Piece taken(Point point) {
        Piece piece = standing.remove(point);
        if (piece == null) {
            throw new IllegalStateException(point + " is empty");
        }
        held.add(piece);
        return piece;
    }

    private void letGo(Piece piece) {
        if (!held.remove(piece)) {
            throw new IllegalStateException("no hand holds a " + piece.letter());
        }
    }

    /** What its sensors can tell. */
    public SensorKind sensors() {
        return sensors;
    }

    /** What stands on the points. */
    public Board board() {
        return Board.of(standing);
    }

    /** What the sensors show. */
    public Sensed sensed() {
        return Sensed.of(board(), sensors);
    }

    /** The pieces that are in a hand. */
    public List<Piece> held() {
        return List.copyOf(held);
    }

    /** The pieces that lie beside the board. */
    public List<Piece> aside() {
        return List.copyOf(aside);
    }
}
