package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.input.SensorKind;

/** The report as a person reads it. */
class SoakReportTest {

    @Test
    void a_report_is_a_table_and_its_failures() {
        SoakReport report = new SoakReport(
                List.of(
                        new SoakReport.Tally(SensorKind.OCCUPANCY, "plain", 2, 160, 500, 1_000_000, 0),
                        new SoakReport.Tally(SensorKind.SIDE, "messy", 2, 160, 700, 2_000_000, 1)),
                List.of(new SoakReport.Failure("a.pgn#2", SensorKind.SIDE, "messy", 7, "ply 3 (a0a1) is missing")),
                2_345_000_000L);
        assertFalse(report.isClean());
        String drawn = """
                sensors    style       games     plies     events    events/s  failures
                occupancy  plain           2       160        500      500000         0
                side       messy           2       160        700      350000         1
                all                        4       320       1200      400000         1
                2.3 s in all; events/s are the referee's, on one processor
                FAILED a.pgn#2 sensors side style messy seed 7: ply 3 (a0a1) is missing""";
        assertEquals(drawn, String.join("\n", report.lines()));
    }

    @Test
    void nothing_played_is_nothing_per_second() {
        SoakReport report = new SoakReport(List.of(), List.of(), 0);
        assertEquals(0, report.total().eventsPerSecond());
    }
}
