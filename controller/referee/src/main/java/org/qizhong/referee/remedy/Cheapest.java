package org.qizhong.referee.remedy;

import java.util.Arrays;

/** The cheapest way to give each row a column of its own: the Hungarian method, row by row. */
final class Cheapest {

    private final int[][] cost;
    private final int columns;
    private final int[] rowPrice;
    private final int[] columnPrice;

    /** The row of each column, counted from 1; column 0 holds the row that is being served. */
    private final int[] rowOf;

    private Cheapest(int[][] cost) {
        this.cost = cost;
        columns = cost[0].length;
        rowPrice = new int[cost.length + 1];
        columnPrice = new int[columns + 1];
        rowOf = new int[columns + 1];
    }

    /**
     * The column of each row.
     *
     * @param cost at least one row, and as many columns as rows or more
     */
    static int[] columns(int[][] cost) {
        Cheapest cheapest = new Cheapest(cost);
        for (int row = 1; row <= cost.length; row++) {
            cheapest.serve(row);
        }
        int[] columnOf = new int[cost.length];
        for (int column = 1; column <= cheapest.columns; column++) {
            if (cheapest.rowOf[column] > 0) {
                columnOf[cheapest.rowOf[column] - 1] = column - 1;
            }
        }
        return columnOf;
    }

    /** Finds the row a column, at the least cost for all the rows so far, some of which may have to change theirs. */
    private void serve(int row) {
        int[] slack = new int[columns + 1];
        Arrays.fill(slack, Integer.MAX_VALUE);
        int[] cameFrom = new int[columns + 1];
        boolean[] reached = new boolean[columns + 1];
        rowOf[0] = row;
        int at = 0;
        while (rowOf[at] != 0) {
            reached[at] = true;
            at = nearest(at, slack, cameFrom, reached);
        }
        while (at != 0) {
            rowOf[at] = rowOf[cameFrom[at]];
            at = cameFrom[at];
        }
    }

    private int nearest(int at, int[] slack, int[] cameFrom, boolean[] reached) {
        int nearest = 0;
        for (int column = 1; column <= columns; column++) {
            if (!reached[column]) {
                int price = cost[rowOf[at] - 1][column - 1] - rowPrice[rowOf[at]] - columnPrice[column];
                if (price < slack[column]) {
                    slack[column] = price;
                    cameFrom[column] = at;
                }
                nearest = nearest == 0 || slack[column] < slack[nearest] ? column : nearest;
            }
        }
        int by = slack[nearest];
        for (int column = 0; column <= columns; column++) {
            if (reached[column]) {
                rowPrice[rowOf[column]] += by;
                columnPrice[column] -= by;
            } else if (column > 0) {
                slack[column] -= by;
            }
        }
        return nearest;
    }
}
