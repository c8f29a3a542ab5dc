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
}
