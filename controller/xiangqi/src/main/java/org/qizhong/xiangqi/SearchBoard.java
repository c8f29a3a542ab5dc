package org.qizhong.xiangqi;

/**
 * A board that is changed in place, for generating and trying moves quickly. It never leaves this package: outside,
 * positions are values.
 *
 * <p>A move is one int: the index of its source times 128 plus that of its target. A point holds 0 or a piece's code;
 * each side's pieces are also kept in a list, so that generating does not look at empty points.
 */
final class SearchBoard {

    /** No position has more moves than this: 104 is the most that sixteen pieces can have in theory. */
    static final int MOST_MOVES = 128;

    private final byte[] codes;
    private final int[][] pieces = new int[2][Steps.POINTS];
    private final int[] count = new int[2];
    private final int[] slot = new int[Steps.POINTS];
    private final int[] general = {-1, -1};
    private final Candidates candidates;
    private final Watch watch;
    private int side;

    SearchBoard(Board board, Side toMove) {
        this.codes = board.codes();
        this.candidates = new Candidates(this, codes);
        this.watch = new Watch(this, codes);
        this.side = toMove.ordinal();
        for (int at = 0; at < codes.length; at++) {
            if (codes[at] != 0) {
                enlist(at, Code.side(codes[at]));
                if (Code.role(codes[at]) == Code.GENERAL) {
                    general[Code.side(codes[at])] = at;
                }
            }
        }
    }

    static Move decode(int move) {
        return new Move(Point.at(move >> 7), Point.at(move & 127));
    }

    private void enlist(int at, int owner) {
        slot[at] = count[owner];
        pieces[owner][count[owner]++] = at;
    }

    /** Makes a move, legal or not, and returns the code of what it took, or 0. */
    int make(int move) {
        int from = move >> 7;
        int to = move & 127;
        int taken = codes[to];
        if (taken != 0) {
            int owner = Code.side(taken);
            int last = pieces[owner][--count[owner]];
            pieces[owner][slot[to]] = last;
            slot[last] = slot[to];
        }
        shift(from, to);
        side ^= 1;
        return taken;
    }

    void unmake(int move, int taken) {
        int from = move >> 7;
        int to = move & 127;
        side ^= 1;
        shift(to, from);
        codes[to] = (byte) taken;
        if (taken != 0) {
            enlist(to, Code.side(taken));
        }
    }

    private void shift(int from, int to) {
        int code = codes[from];
        int owner = Code.side(code);
        codes[to] = (byte) code;
        codes[from] = 0;
        pieces[owner][slot[from]] = to;
        slot[to] = slot[from];
        if (Code.role(code) == Code.GENERAL) {
            general[owner] = to;
        }
    }

    int side() {
        return side;
    }

    /** The points of a side's pieces; the first {@link #count} of them hold. */
    int[] pieces(int owner) {
        return pieces[owner];
    }

    int count(int owner) {
        return count[owner];
    }

    /** The point of a side's general, or -1. */
    int general(int owner) {
        return general[owner];
    }

    /** The index of the first piece on a line from there on, or the line's length. */
    int next(int[] ray, int from) {
        int i = from;
        while (i < ray.length && codes[ray[i]] == 0) {
            i++;
        }
        return i;
    }

    /** Writes the legal moves of the side to move and returns how many there are. */
    int legalMoves(int[] moves) {
        boolean check = watch.look();
        int found = candidates.write(moves);
        int legal = 0;
        for (int i = 0; i < found; i++) {
            boolean harmless = !check && !watch.mayExpose(moves[i]);
            if (harmless || isSafe(moves[i])) {
                moves[legal++] = moves[i];
            }
        }
        return legal;
    }

    /** Whether the mover's general cannot be taken after the move. */
    boolean isSafe(int move) {
        int mover = side;
        int taken = make(move);
        boolean safe = !attacked(mover);
        unmake(move, taken);
        return safe;
    }

    boolean inCheck() {
        return attacked(side);
    }

    /** Whether that side's general could be taken, facing generals counted; without a general it cannot. */
    boolean attacked(int owner) {
        int at = general[owner];
        return at >= 0 && (onLine(at, owner ^ 1) || byHorse(at, owner ^ 1) || bySoldier(at, owner ^ 1));
    }

    private boolean onLine(int at, int enemy) {
        for (int direction = 0; direction < 4; direction++) {
            int[] ray = Steps.RAYS[at][direction];
            int first = next(ray, 0);
            if (first == ray.length) {
                continue;
            }
            boolean struck = codes[ray[first]] == Code.of(enemy, Code.CHARIOT)
                    || (direction < 2 && codes[ray[first]] == Code.of(enemy, Code.GENERAL));
            int second = next(ray, first + 1);
            if (struck || (second < ray.length && codes[ray[second]] == Code.of(enemy, Code.CANNON))) {
                return true;
            }
        }
        return false;
    }

    private boolean byHorse(int at, int enemy) {
        int horse = Code.of(enemy, Code.HORSE);
        int[] pairs = Steps.HORSE_FROM[at];
        for (int i = 0; i < pairs.length; i += 2) {
            if (codes[pairs[i]] == horse && codes[pairs[i + 1]] == 0) {
                return true;
            }
        }
        return false;
    }

    boolean bySoldier(int at, int enemy) {
        int soldier = Code.of(enemy, Code.SOLDIER);
        for (int from : Steps.SOLDIER_FROM[enemy][at]) {
            if (codes[from] == soldier) {
                return true;
            }
        }
        return false;
    }

    /** How many sequences of that many legal moves there are. */
    long perft(int depth) {
        return depth == 0 ? 1 : perft(depth, new int[depth][MOST_MOVES]);
    }

    private long perft(int depth, int[][] room) {
        int[] moves = room[depth - 1];
        int legal = legalMoves(moves);
        if (depth == 1) {
            return legal;
        }
        long nodes = 0;
        for (int i = 0; i < legal; i++) {
            int taken = make(moves[i]);
            nodes += perft(depth - 1, room);
            unmake(moves[i], taken);
        }
        return nodes;
    }
}
