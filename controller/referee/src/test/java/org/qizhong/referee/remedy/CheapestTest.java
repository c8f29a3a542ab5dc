package org.qizhong.referee.remedy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each row has a column of its own, and no other choice costs less. */
class CheapestTest {

    @Test
    void no_choice_of_columns_costs_less() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            int rows = 1 + random.nextInt(4);
            int columns = rows + random.nextInt(3);
            int[][] cost = IntStream.range(0, rows)
                    .mapToObj(_ -> random.ints(columns, 0, 18).toArray())
                    .toArray(int[][]::new);
            int[] chosen = Cheapest.columns(cost);
            assertEquals(rows, Arrays.stream(chosen).distinct().count(), "seed " + seed);
            int paid =
                    IntStream.range(0, rows).map(row -> cost[row][chosen[row]]).sum();
            assertEquals(least(cost, 0, 0), paid, "seed " + seed);
        }
    }

    /** Tries every free column for a row and those after it; {@code taken} has a bit for each column in use. */
    private static int least(int[][] cost, int row, int taken) {
        return row == cost.length
                ? 0
                : IntStream.range(0, cost[row].length)
                        .filter(column -> (taken & 1 << column) == 0)
                        .map(column -> cost[row][column] + least(cost, row + 1, taken | 1 << column))
                        .min()
                        .orElseThrow();
    }
}
