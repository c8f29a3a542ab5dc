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

    private static final int ROLES = Role.values().length;
    private static final int GENERAL = Role.GENERAL.ordinal();
    private static final int ADVISOR = Role.ADVISOR.ordinal();
    private static final int ELEPHANT = Role.ELEPHANT.ordinal();
    private static final int HORSE = Role.HORSE.ordinal();
    private static final int CHARIOT = Role.CHARIOT.ordinal();
    private static final int CANNON = Role.CANNON.ordinal();

    private final byte[] codes;
    private final int[][] pieces = new int[2][Steps.POINTS];
    private final int[] count = new int[2];
    private final int[] slot = new int[Steps.POINTS];
    private final int[] general = {-1, -1};
    private int side;

    SearchBoard(Board board, Side toMove) {
        this.codes = board.codes();
        this.side = toMove.ordinal();
        for (int at = 0; at < codes.length; at++) {
            if (codes[at] != 0) {
                enlist(at, sideOf(codes[at]));
                if (roleOf(codes[at]) == GENERAL) {
                    general[sideOf(codes[at])] = at;
                }
            }
        }
    }

    private static int sideOf(int code) {
        return (code - 1) / ROLES;
    }

    private static int roleOf(int code) {
        return (code - 1) % ROLES;
    }

    private static int code(int side, int role) {
        return side * ROLES + role + 1;
    }

    static int encode(Move move) {
        return move.from().ordinal() << 7 | move.to().ordinal();
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
            int owner = sideOf(taken);
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
            enlist(to, sideOf(taken));
        }
    }

    private void shift(int from, int to) {
        int code = codes[from];
        int owner = sideOf(code);
        codes[to] = (byte) code;
        codes[from] = 0;
        pieces[owner][slot[from]] = to;
        slot[to] = slot[from];
        if (roleOf(code) == GENERAL) {
            general[owner] = to;
        }
    }

    /** Writes the legal moves of the side to move and returns how many there are. */
    int legalMoves(int[] moves) {
        int candidates = candidates(moves);
        int legal = 0;
        for (int i = 0; i < candidates; i++) {
            if (isSafe(moves[i])) {
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

    /** Writes all moves that fit the pieces' ways of moving, the general's safety aside. */
    private int candidates(int[] moves) {
        int found = 0;
        for (int i = 0; i < count[side]; i++) {
            int from = pieces[side][i];
            int role = roleOf(codes[from]);
            if (role == CHARIOT || role == CANNON) {
                found = slides(from, role == CANNON, moves, found);
            } else if (role == HORSE) {
                found = jumps(from, Steps.HORSE[from], moves, found);
            } else if (role == ELEPHANT) {
                found = jumps(from, Steps.ELEPHANT[from], moves, found);
            } else {
                found = steps(from, stepsOf(role, from), moves, found);
            }
        }
        return found;
    }

    private int[] stepsOf(int role, int from) {
        if (role == GENERAL) {
            return Steps.GENERAL[from];
        }
        return role == ADVISOR ? Steps.ADVISOR[from] : Steps.SOLDIER[side][from];
    }

    private int slides(int from, boolean needsScreen, int[] moves, int found) {
        int next = found;
        for (int[] ray : Steps.RAYS[from]) {
            int i = 0;
            for (; i < ray.length && codes[ray[i]] == 0; i++) {
                moves[next++] = from << 7 | ray[i];
            }
            if (needsScreen) {
                for (i++; i < ray.length && codes[ray[i]] == 0; i++) {}
            }
            if (i < ray.length && sideOf(codes[ray[i]]) != side) {
                moves[next++] = from << 7 | ray[i];
            }
        }
        return next;
    }

    private int jumps(int from, int[] pairs, int[] moves, int found) {
        int next = found;
        for (int i = 0; i < pairs.length; i += 2) {
            if (codes[pairs[i + 1]] == 0 && mayEnter(pairs[i])) {
                moves[next++] = from << 7 | pairs[i];
            }
        }
        return next;
    }

    private int steps(int from, int[] targets, int[] moves, int found) {
        int next = found;
        for (int to : targets) {
            if (mayEnter(to)) {
                moves[next++] = from << 7 | to;
            }
        }
        return next;
    }

    private boolean mayEnter(int to) {
        return codes[to] == 0 || sideOf(codes[to]) != side;
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
        int chariot = code(enemy, CHARIOT);
        int cannon = code(enemy, CANNON);
        int facing = code(enemy, GENERAL);
        for (int direction = 0; direction < 4; direction++) {
            int[] ray = Steps.RAYS[at][direction];
            int i = 0;
            for (; i < ray.length && codes[ray[i]] == 0; i++) {}
            if (i == ray.length) {
                continue;
            }
            int first = codes[ray[i]];
            if (first == chariot || (first == facing && direction < 2)) {
                return true;
            }
            for (i++; i < ray.length && codes[ray[i]] == 0; i++) {}
            if (i < ray.length && codes[ray[i]] == cannon) {
                return true;
            }
        }
        return false;
    }

    private boolean byHorse(int at, int enemy) {
        int horse = code(enemy, HORSE);
        int[] pairs = Steps.HORSE_FROM[at];
        for (int i = 0; i < pairs.length; i += 2) {
            if (codes[pairs[i]] == horse && codes[pairs[i + 1]] == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean bySoldier(int at, int enemy) {
        int soldier = code(enemy, Role.SOLDIER.ordinal());
        for (int from : Steps.SOLDIER_FROM[enemy][at]) {
            if (codes[from] == soldier) {
                return true;
            }
        }
        return false;
    }

    /** How many sequences of that many legal moves there are. */
    long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] moves = new int[MOST_MOVES];
        int legal = legalMoves(moves);
        if (depth == 1) {
            return legal;
        }
        long nodes = 0;
        for (int i = 0; i < legal; i++) {
            int taken = make(moves[i]);
            nodes += perft(depth - 1);
            unmake(moves[i], taken);
        }
        return nodes;
    }
}
