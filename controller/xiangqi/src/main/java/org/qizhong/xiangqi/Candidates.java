package org.qizhong.xiangqi;

/** Generates the moves that fit the pieces' ways of moving (CXA2011:2.2), the general's safety aside. */
final class Candidates {

    private final SearchBoard board;
    private final byte[] codes;
    private int side;
    private int[] moves;
    private int found;

    Candidates(SearchBoard board, byte[] codes) {
        this.board = board;
        this.codes = codes;
    }

    /** Writes the moves of the side to move and returns how many there are. */
    int write(int[] room) {
        side = board.side();
        moves = room;
        found = 0;
        int[] pieces = board.pieces(side);
        for (int i = 0; i < board.count(side); i++) {
            int from = pieces[i];
            int role = Code.role(codes[from]);
            if (role == Code.CHARIOT) {
                slides(from, 0);
            } else if (role == Code.CANNON) {
                slides(from, 1);
            } else if (role == Code.HORSE) {
                jumps(from, Steps.HORSE[from]);
            } else if (role == Code.ELEPHANT) {
                jumps(from, Steps.ELEPHANT[from]);
            } else {
                steps(from, stepsOf(role, from));
            }
        }
        return found;
    }

    private int[] stepsOf(int role, int from) {
        if (role == Code.GENERAL) {
            return Steps.GENERAL[from];
        }
        return role == Code.ADVISOR ? Steps.ADVISOR[from] : Steps.SOLDIER[side][from];
    }

    private void slides(int from, int screens) {
        for (int[] ray : Steps.RAYS[from]) {
            int end = 0;
            while (end < ray.length && codes[ray[end]] == 0) {
                moves[found++] = from << 7 | ray[end++];
            }
            int target = screens == 0 ? end : board.next(ray, end + 1);
            if (target < ray.length && Code.side(codes[ray[target]]) != side) {
                moves[found++] = from << 7 | ray[target];
            }
        }
    }

    private void jumps(int from, int[] pairs) {
        for (int i = 0; i < pairs.length; i += 2) {
            if (codes[pairs[i + 1]] == 0 && mayEnter(pairs[i])) {
                moves[found++] = from << 7 | pairs[i];
            }
        }
    }

    private void steps(int from, int[] targets) {
        for (int to : targets) {
            if (mayEnter(to)) {
                moves[found++] = from << 7 | to;
            }
        }
    }

    private boolean mayEnter(int to) {
        return codes[to] == 0 || Code.side(codes[to]) != side;
    }
}
