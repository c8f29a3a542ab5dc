package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What is told of a sensor that fails; the fields have one order in every run of the virtual machine. */
@Clause("TRANSCRIPT:output")
class SensorFaultTest {

    @Test
    void the_fields_of_a_sensor_fault_have_one_order() {
        Story.of("0 start\n1 fault a1 stuck-on\n2 fault b1 stuck-off\n").says("alert", """
                {"t":1,"type":"alert","id":"a1","kind":"sensor-fault",\
                "clause":"CXA1999:8.5","point":"a1","state":"stuck-on"}
                {"t":2,"type":"alert","id":"a2","kind":"sensor-fault",\
                "clause":"CXA1999:8.5","point":"b1","state":"stuck-off"}
                """);
    }

    @Test
    void a_sensor_that_works_again_is_told() {
        Story.of("0 start\n1 fault e4 stuck-on\n2 fault e4 ok\n").shows("info", "t message point", "2 sensor-ok e4");
    }

    @Test
    @Clause("TRANSCRIPT:restore")
    void what_a_failed_sensor_cannot_show_has_not_to_be_put_right() {
        Story.of("enforce auto", """
                0 start
                1 lift i3
                1.4 place i3
                2 lift a3
                3 place a4
                4 press red
                5 lift a4
                6 fault a3 stuck-off
                """)
                .shows(
                        "restore|restored",
                        "t type lift place",
                        "4 restore [a4] {a3=P}",
                        "5 restore [] {a3=P}",
                        "6 restored - -");
    }
}
