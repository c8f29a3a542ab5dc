package org.qizhong.xiangqi;

import java.util.ArrayList;
import java.util.List;

/** Where a piece could go from each point of an empty board, as tables of point indices (CXA2011:2.2). */
final class Steps {

    static final int POINTS = Point.FILES * Point.RANKS;
    private static final int[][] STRAIGHT = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    /** For each point four rays (up, down, right, left), nearest point first. */
    static final int[][][] RAYS = new int[POINTS][4][];
    /** Pairs: the target of a horse's move, then the leg (马腿) that hobbles it. */
    static final int[][] HORSE = new int[POINTS][];
    /** Pairs: a point from which a horse would reach this one, then the leg that would hobble it. */
    static final int[][] HORSE_FROM = new int[POINTS][];
    /** Pairs: the target of an elephant's move on its own half, then the eye (象眼). */
    static final int[][] ELEPHANT = new int[POINTS][];
    /** The general's targets in the palace that holds the point. */
    static final int[][] GENERAL = new int[POINTS][];

    static final int[][] ADVISOR = new int[POINTS][];
    /** By side: the soldier's targets. */
    static final int[][][] SOLDIER = new int[2][POINTS][];
    /** By side: the points from which that side's soldier reaches this one. */
    static final int[][][] SOLDIER_FROM = new int[2][POINTS][];

    static {
        for (Point point : Point.values()) {
            int at = point.ordinal();
            for (int ray = 0; ray < 4; ray++) {
                RAYS[at][ray] = ray(point, STRAIGHT[ray]);
            }
            HORSE[at] = horse(point, true);
            HORSE_FROM[at] = horse(point, false);
            ELEPHANT[at] = elephant(point);
            GENERAL[at] = inPalace(point, STRAIGHT);
            ADVISOR[at] = inPalace(point, DIAGONAL);
            for (Side side : Side.values()) {
                SOLDIER[side.ordinal()][at] = soldier(point, side);
            }
        }
        for (Side side : Side.values()) {
            SOLDIER_FROM[side.ordinal()] = reversed(SOLDIER[side.ordinal()]);
        }
    }

    private Steps() {}

    private static int[] ray(Point from, int[] step) {
        List<Integer> points = new ArrayList<>();
        int file = from.file() + step[0];
        int rank = from.rank() + step[1];
        for (; Point.onBoard(file, rank); file += step[0], rank += step[1]) {
            points.add(index(file, rank));
        }
        return array(points);
    }

    /** The leg stands beside the horse, so it lies at the near end of a move to, at the far end of a move from. */
    private static int[] horse(Point point, boolean leaving) {
        List<Integer> pairs = new ArrayList<>();
        for (int[] straight : STRAIGHT) {
            for (int turn = -1; turn <= 1; turn += 2) {
                int file = 2 * straight[0] + turn * Math.abs(straight[1]);
                int rank = 2 * straight[1] + turn * Math.abs(straight[0]);
                int legFile = leaving ? straight[0] : file - straight[0];
                int legRank = leaving ? straight[1] : rank - straight[1];
                addPair(pairs, point, new int[] {file, rank, legFile, legRank});
            }
        }
        return array(pairs);
    }

    private static int[] elephant(Point point) {
        List<Integer> pairs = new ArrayList<>();
        for (int[] step : DIAGONAL) {
            int rank = point.rank() + 2 * step[1];
            boolean stays = rank >= 0 && rank < Point.RANKS && rank / 5 == point.rank() / 5;
            if (stays) {
                addPair(pairs, point, new int[] {2 * step[0], 2 * step[1], step[0], step[1]});
            }
        }
        return array(pairs);
    }

    private static void addPair(List<Integer> pairs, Point from, int[] step) {
        int file = from.file() + step[0];
        int rank = from.rank() + step[1];
        if (Point.onBoard(file, rank)) {
            pairs.add(index(file, rank));
            pairs.add(index(from.file() + step[2], from.rank() + step[3]));
        }
    }

    private static int[] inPalace(Point point, int[][] steps) {
        List<Integer> points = new ArrayList<>();
        Side home = point.rank() <= 4 ? Side.RED : Side.BLACK;
        for (int[] step : steps) {
            int file = point.file() + step[0];
            int rank = point.rank() + step[1];
            if (Point.onBoard(file, rank) && Point.of(file, rank).palaceOf(home)) {
                points.add(index(file, rank));
            }
        }
        return array(points);
    }

    private static int[] soldier(Point point, Side side) {
        List<Integer> points = new ArrayList<>();
        int ahead = side == Side.RED ? 1 : -1;
        addIfOnBoard(points, point.file(), point.rank() + ahead);
        if (!point.homeOf(side)) {
            addIfOnBoard(points, point.file() - 1, point.rank());
            addIfOnBoard(points, point.file() + 1, point.rank());
        }
        return array(points);
    }

    private static void addIfOnBoard(List<Integer> points, int file, int rank) {
        if (Point.onBoard(file, rank)) {
            points.add(index(file, rank));
        }
    }

    private static int[][] reversed(int[][] targets) {
        List<List<Integer>> sources = new ArrayList<>();
        for (int to = 0; to < POINTS; to++) {
            sources.add(new ArrayList<>());
        }
        for (int from = 0; from < POINTS; from++) {
            for (int to : targets[from]) {
                sources.get(to).add(from);
            }
        }
        return sources.stream().map(Steps::array).toArray(int[][]::new);
    }

    private static int index(int file, int rank) {
        return rank * Point.FILES + file;
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }
}
