package org.qizhong.referee.input;

import java.util.Optional;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Side;

/** What a sensor saw arrive on its point, as far as its kind can tell. */
public sealed interface Seen {

    /** A piece, whichever. */
    Seen PIECE = new Something();

    static Seen of(Side side) {
        return new Colour(side);
    }

    static Seen of(Piece piece) {
        return new Identity(piece);
    }

    /** What a sensor of that kind sees where that piece stands. */
    static Seen of(Piece piece, SensorKind kind) {
        return switch (kind) {
            case OCCUPANCY -> PIECE;
            case SIDE -> of(piece.side());
            case IDENTITY -> of(piece);
        };
    }

    /** Whether this may be that piece. */
    boolean fits(Piece piece);

    /** The side of the piece seen, if the sensor can tell. */
    Optional<Side> side();

    /** The transcript's word for it: nothing, a side or a piece letter. */
    String word();

    /** A piece, whichever. */
    record Something() implements Seen {
        @Override
        public boolean fits(Piece piece) {
            return true;
        }

        @Override
        public Optional<Side> side() {
            return Optional.empty();
        }

        @Override
        public String word() {
            return "";
        }
    }

    /** A piece of that side. */
    record Colour(Side of) implements Seen {
        @Override
        public boolean fits(Piece piece) {
            return piece.side() == of;
        }

        @Override
        public Optional<Side> side() {
            return Optional.of(of);
        }

        @Override
        public String word() {
            return of.word();
        }
    }

    /** That very kind of piece. */
    record Identity(Piece of) implements Seen {
        @Override
        public boolean fits(Piece piece) {
            return piece == of;
        }

        @Override
        public Optional<Side> side() {
            return Optional.of(of.side());
        }

        @Override
        public String word() {
            return String.valueOf(of.letter());
        }
    }
}
