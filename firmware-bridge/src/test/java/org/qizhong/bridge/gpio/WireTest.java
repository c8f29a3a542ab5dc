package org.qizhong.bridge.gpio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;

/** What one channel tells of its edges; times are milliseconds, and a level must last for five. */
class WireTest {
    private static final long MILLI = 1_000;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a clean press                            | 10:1                | 15  | 10:1       | 15
            it has not lasted yet                    | 10:1                | 14  |            | 10
            bounces: one press, at the first edge    | 10:1 11:0 12:1      | 17  | 10:1       | 17
            each edge begins the wait anew           | 10:1 14:0 18:1      | 22  |            | 10
            a spark that settles back is nothing     | 10:1 11:0           | 16  |            | 16
            press and release                        | 10:1 100:0          | 105 | 10:1 100:0 | 105
            a level that is told twice is one        | 10:1 12:1           | 15  | 10:1       | 15
            released before it was asked for         | 10:1 20:0 30:1      | 50  | 10:1 20:0 30:1 | 50
            """)
    void a_change_counts_once_it_has_lasted_and_bears_its_first_edge(ArgumentsAccessor row) {
        String story = row.getString(0);
        long until = row.getLong(2);
        String told = row.getString(3);
        List<Signal> heard = new ArrayList<>();
        Wire wire = new Wire(Channel.RED_PRESS, 5 * MILLI, heard::add);
        for (String edge : row.getString(1).split(" ", -1)) {
            String[] parts = edge.split(":", -1);
            wire.saw(Integer.parseInt(parts[1]), Long.parseLong(parts[0]) * MILLI);
        }
        wire.until(until * MILLI);
        assertEquals(told == null ? "" : told, told(heard), story);
        assertEquals(row.getLong(4) * MILLI, wire.watermark(until * MILLI), story);
    }

    /** A cable with a loose contact must not hold up the other channels, and comes back by itself. */
    @ParameterizedTest
    @CsvSource({"250, false", "260, false", "900, 'false true'"})
    void a_wire_that_never_settles_is_left_out_until_it_is_still(long until, String health) {
        List<Signal> heard = new ArrayList<>();
        Wire wire = new Wire(Channel.RED_PRESS, 5 * MILLI, heard::add);
        for (long at = 0; at < 300; at++) {
            if (at <= until) {
                wire.saw((int) (at + 1) % 2, at * MILLI);
            }
        }
        wire.until(until * MILLI);
        assertEquals(
                health,
                heard.stream()
                        .filter(Signal.Health.class::isInstance)
                        .map(signal -> Boolean.toString(((Signal.Health) signal).works()))
                        .collect(Collectors.joining(" ")));
        assertEquals(until * MILLI, wire.watermark(until * MILLI));
    }

    private static String told(List<Signal> heard) {
        return heard.stream()
                .map(signal -> (Signal.Changed) signal)
                .map(changed -> changed.micros() / MILLI + ":" + changed.level())
                .collect(Collectors.joining(" "));
    }
}
