package org.qizhong.xiangqi;

/** One of the two players (红方, 黑方). Red moves first (CXA2011:2.1). */
public enum Side {
    RED,
    BLACK;

    public Side opposite() {
        return this == RED ? BLACK : RED;
    }

    /** The transcript's word: {@code red} or {@code black}. */
    public String word() {
        return this == RED ? "red" : "black";
    }

    /** The FEN letter of the side to move: {@code w} or {@code b}. */
    public char fen() {
        return this == RED ? 'w' : 'b';
    }

    /** The rank, 0 to 9 from Red's side, that lies {@code steps} ranks from this side's own back rank. */
    public int rank(int steps) {
        return this == RED ? steps : 9 - steps;
    }
}
