package org.qizhong.xiangqi;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Any arrangement of pieces on the ninety points, playable or not. Immutable; equality is the arrangement, point by
 * point.
 */
public final class Board {

    private static final Piece[] PIECES = Piece.values();
    private static final Optional<?>[] CONTENT = content();
    private static final Board EMPTY = new Board(new byte[Point.FILES * Point.RANKS]);

    /** For each point 0, or the piece's ordinal plus one. Never written after construction. */
    private final byte[] codes;

    private Board(byte[] codes) {
        this.codes = codes;
    }

    private static Optional<?>[] content() {
        Optional<?>[] content = new Optional<?>[PIECES.length + 1];
        content[0] = Optional.empty();
        for (Piece piece : PIECES) {
            content[code(piece)] = Optional.of(piece);
        }
        return content;
    }

    public static Board empty() {
        return EMPTY;
    }

    public static Board of(Map<Point, Piece> pieces) {
        byte[] codes = new byte[Point.FILES * Point.RANKS];
        pieces.forEach((point, piece) -> codes[point.ordinal()] = code(piece));
        return new Board(codes);
    }

    static byte code(Piece piece) {
        return (byte) (piece.ordinal() + 1);
    }

    static Piece piece(int code) {
        return PIECES[code - 1];
    }

    byte[] codes() {
        return codes.clone();
    }

    int code(int index) {
        return codes[index];
    }

    @SuppressWarnings("unchecked") // the table holds nothing but Optional<Piece>
    public Optional<Piece> at(Point point) {
        return (Optional<Piece>) CONTENT[codes[point.ordinal()]];
    }

    public boolean isEmpty(Point point) {
        return codes[point.ordinal()] == 0;
    }

    /** Whether a piece of that side stands there. */
    public boolean holds(Point point, Side side) {
        int code = codes[point.ordinal()];
        return code != 0 && piece(code).side() == side;
    }

    public Board with(Point point, Piece piece) {
        byte[] changed = codes.clone();
        changed[point.ordinal()] = code(piece);
        return new Board(changed);
    }

    public Board without(Point point) {
        if (isEmpty(point)) {
            return this;
        }
        byte[] changed = codes.clone();
        changed[point.ordinal()] = 0;
        return new Board(changed);
    }

    /** The board after a piece went from one point to another, whatever the rules say of it. */
    public Board after(Move move) {
        byte[] changed = codes.clone();
        changed[move.to().ordinal()] = changed[move.from().ordinal()];
        changed[move.from().ordinal()] = 0;
        return new Board(changed);
    }

    /**
     * Whether a piece may go like that (CXA2011:2.2), its own general safe after it. It may lie where none of its kind
     * can come to stand: the pieces of a board may have been mixed up.
     */
    public boolean permits(Move move) {
        Optional<Side> mover = at(move.from()).map(Piece::side);
        return mover.isPresent()
                && MoveLaw.hindrance(this, mover.get(), move).isEmpty()
                && !MoveLaw.generalsFace(after(move))
                && !new SearchBoard(after(move), mover.get()).inCheck();
    }

    /** The points on which a piece stands, in the order a0, b0 … i9. */
    public Set<Point> occupied() {
        return pointsWhere(code -> code != 0);
    }

    public Set<Point> occupied(Side side) {
        return pointsWhere(code -> code != 0 && piece(code).side() == side);
    }

    /** The points on which exactly that piece stands. */
    public Set<Point> points(Piece piece) {
        int wanted = code(piece);
        return pointsWhere(code -> code == wanted);
    }

    private Set<Point> pointsWhere(java.util.function.IntPredicate wanted) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        for (int index = 0; index < codes.length; index++) {
            if (wanted.test(codes[index])) {
                points.add(Point.at(index));
            }
        }
        return points;
    }

    /** The points on which the two boards hold different pieces, one or none counting as a content too. */
    public Set<Point> differences(Board other) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        for (int index = 0; index < codes.length; index++) {
            if (codes[index] != other.codes[index]) {
                points.add(Point.at(index));
            }
        }
        return points;
    }

    /** The board with the colours exchanged and turned by 180 degrees: each side sees what the other saw. */
    public Board mirrored() {
        byte[] changed = new byte[codes.length];
        for (int index = 0; index < codes.length; index++) {
            if (codes[index] != 0) {
                Piece piece = piece(codes[index]);
                changed[codes.length - 1 - index] = code(Piece.of(piece.side().opposite(), piece.role()));
            }
        }
        return new Board(changed);
    }

    /** Whether none of these points is occupied. */
    public boolean allEmpty(Collection<Point> points) {
        return points.stream().allMatch(this::isEmpty);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(codes, board.codes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(codes);
    }

    @Override
    public String toString() {
        return Fen.ranks(this);
    }
}
