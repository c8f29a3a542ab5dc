package org.qizhong.xiangqi;

/**
 * Keys for positions (A. L. Zobrist, 1970): one number for each piece on each point, combined by exclusive or. The
 * numbers come from the SplitMix64 sequence with a fixed seed, so keys agree between machines and versions.
 */
final class Zobrist {

    private static final long[][] PIECES = new long[Piece.values().length + 1][Steps.POINTS];
    private static final long BLACK_TO_MOVE;

    static {
        long state = 0x71697a686f6e67L;
        for (Piece piece : Piece.values()) {
            for (int at = 0; at < Steps.POINTS; at++) {
                state += 0x9e3779b97f4a7c15L;
                PIECES[Board.code(piece)][at] = mixed(state);
            }
        }
        BLACK_TO_MOVE = mixed(state + 0x9e3779b97f4a7c15L);
    }

    private Zobrist() {}

    private static long mixed(long value) {
        long mixed = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    static long key(Board board, Side toMove) {
        long key = toMove == Side.BLACK ? BLACK_TO_MOVE : 0;
        for (int at = 0; at < Steps.POINTS; at++) {
            key ^= PIECES[board.code(at)][at];
        }
        return key;
    }
}
