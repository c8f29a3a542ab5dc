package org.qizhong.xiangqi;

/**
 * Tells the few moves that could expose the mover's own general from the many that cannot, so that only the few must be
 * tried. It looks once from the general along its four lines and at the legs of the horses that aim at it.
 */
final class Watch {

    private final SearchBoard board;
    private final byte[] codes;
    /** Points that an own piece must not leave, or enter, untried: those that bear the number of the present look. */
    private final int[] leaving = new int[Steps.POINTS];

    private final int[] entering = new int[Steps.POINTS];
    private int look;
    private int enemy;

    Watch(SearchBoard board, byte[] codes) {
        this.board = board;
        this.codes = codes;
    }

    /** Looks anew for the side to move. Returns whether it is in check: then every move must be tried. */
    boolean look() {
        look++;
        enemy = board.side() ^ 1;
        int at = board.general(board.side());
        leaving[at] = look;
        for (int direction = 0; direction < 4; direction++) {
            if (line(Steps.RAYS[at][direction], direction < 2)) {
                return true;
            }
        }
        return legs(at) || board.bySoldier(at, enemy);
    }

    /** Whether a move could expose the general, if it was not in check at the last look. */
    boolean mayExpose(int move) {
        return leaving[move >> 7] == look || entering[move & 127] == look;
    }

    /** The first three pieces on a line decide: a chariot strikes the first, a cannon past one. */
    private boolean line(int[] ray, boolean alongFile) {
        int first = board.next(ray, 0);
        if (first == ray.length) {
            return false;
        }
        if (strikes(codes[ray[first]], alongFile)) {
            return true;
        }
        if (isCannon(ray, first)) {
            // Any piece between would be its screen.
            for (int i = 0; i < first; i++) {
                entering[ray[i]] = look;
            }
        }
        int second = board.next(ray, first + 1);
        if (second == ray.length) {
            return false;
        }
        if (isCannon(ray, second)) {
            return true;
        }
        boolean cannonThird = isCannon(ray, board.next(ray, second + 1));
        if (cannonThird || strikes(codes[ray[second]], alongFile)) {
            leaving[ray[first]] = look;
        }
        if (cannonThird) {
            leaving[ray[second]] = look;
        }
        return false;
    }

    /** Whether an enemy strikes along a line with nothing between: a chariot, or the other general along a file. */
    private boolean strikes(int code, boolean alongFile) {
        return code == Code.of(enemy, Code.CHARIOT) || (alongFile && code == Code.of(enemy, Code.GENERAL));
    }

    private boolean isCannon(int[] ray, int i) {
        return i < ray.length && codes[ray[i]] == Code.of(enemy, Code.CANNON);
    }

    private boolean legs(int at) {
        int[] pairs = Steps.HORSE_FROM[at];
        for (int i = 0; i < pairs.length; i += 2) {
            if (codes[pairs[i]] == Code.of(enemy, Code.HORSE)) {
                if (codes[pairs[i + 1]] == 0) {
                    return true;
                }
                leaving[pairs[i + 1]] = look;
            }
        }
        return false;
    }
}
