package org.qizhong.bridge.gpio.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the numbers of edges tell. */
class LineStreamTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            all came                                    | 1 2 3     | 0
            the first were lost                         | 37 38     | 36
            two were lost in between, twice             | 1 4 5 8   | 4
            two threads of the kernel overtook another  | 1 3 2 4   | 1
            two edges bear one number                   | 1 3 3 4   | 1
            """)
    void lost_edges_are_counted_once_and_never_made_up(String story, String numbers, long lost) throws IOException {
        assertEquals(lost, lostOf(0, numbers), story);
    }

    @ParameterizedTest
    @CsvSource({"'1 2 3', 0", "'1 4', 2", "'2 1 3', 1"})
    void so_it_is_where_the_counter_begins_anew(String numbers, long lost) throws IOException {
        assertEquals(lost, lostOf(0xFFFF_FFFEL, numbers), numbers);
    }

    /** How many edges are told to be lost of those with these numbers, after so many that came. */
    private static long lostOf(long before, String numbers) throws IOException {
        List<LineReport> heard = new ArrayList<>();
        Queued lines = new Queued();
        LineStream stream = new LineStream(lines, heard::add);
        lines.queue(before == 0 ? List.of() : List.of(before / 2, before));
        stream.poll(0);
        heard.clear();
        lines.queue(Arrays.stream(numbers.split(" ", -1))
                .map(number -> before + Long.parseLong(number) & 0xFFFF_FFFFL)
                .toList());
        stream.poll(0);
        return heard.stream()
                .mapToLong(report -> report instanceof LineReport.Lost lost ? lost.edges() : 0)
                .sum();
    }

    private static final class Queued implements Lines {
        private List<LineReport.Edge> edges = List.of();

        private void queue(List<Long> numbers) {
            edges = numbers.stream()
                    .map(number -> new LineReport.Edge(0, 17, true, number, number))
                    .toList();
        }

        @Override
        public List<Integer> offsets() {
            return List.of(17);
        }

        @Override
        public long values() {
            return 0;
        }

        @Override
        public void set(long bits, long mask) {
            throw new UnsupportedOperationException("inputs");
        }

        @Override
        public List<LineReport.Edge> edges() {
            return edges;
        }

        @Override
        public void await(int millis) {
            throw new UnsupportedOperationException("nothing waits here");
        }

        @Override
        public void close() {}
    }
}
