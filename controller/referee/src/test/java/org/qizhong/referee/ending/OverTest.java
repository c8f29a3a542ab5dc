package org.qizhong.referee.ending;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** After a result nothing but information follows, unless the arbiter rewinds or rules anew. */
@Clause("TRANSCRIPT:result")
class OverTest {

    private static final String LATE = """
            foul red CXA2011:8.1.1
            clock red 5m
            add red 5m
            waive a3
            designate i4
            resume
            resume red
            pause
            start
            confirm a1
            dismiss a1
            confirm a2
            unrecorded red 9
            vary red
            warn red
            claim red repetition
            position 4k4/9/9/9/9/9/9/9/4N4/4K4 w
            offer red
            accept black
            press red
            lift a0
            place a5
            snapshot 9/9/9/9/9/9/9/9/9/9
            fault a0 stuck-on
            link down
            call red
            adjust red
            absent red
            arrived red
            decline red
            resign black
            """;

    static Stream<String> late() {
        return LATE.lines();
    }

    @ParameterizedTest
    @MethodSource("late")
    void only_infos_follow(String event) {
        Story.of("""
                0 start
                1 lift a3
                2 place a3
                3 lift c3
                4 press red
                5 fault a1 stuck-on
                6 resign red
                """ + "7 " + event + "\n7 " + event + "\n7 " + event + "\n8 tick\n")
                .ends("6 black resignation CXA2011:4.1.12")
                .shows(
                        "started|touch|obligation|illegal|move|stage|foul|penalty|draw-offer|draw-declined"
                                + "|alert|restore|restored|flag|clock|repetition|setup-mismatch",
                        "t type",
                        "0 started",
                        "0 clock",
                        "1.15 touch",
                        "1.15 obligation",
                        "3.15 touch",
                        "4 alert",
                        "4 clock",
                        "5 alert");
    }
}
