package org.qizhong.referee.conduct;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Moves that are missing on a score sheet (漏记), trap T9 and case L9. */
class RecordsTest {

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "3, 0, 0", "4, 1, 1", "7, 1, 1", "8, 2, 2", "11, 2, 2", "12, 2, 3", "21, 2, 3"})
    @Clause("CXA2011:7.1")
    @Clause("CXA1999:7.1")
    void each_book_counts_them_its_own_way(int missing, int cxa2011, int cxa1999) {
        String event = "0 start\n1 unrecorded black " + missing + "\n2 tick\n";
        Story.of(event).shows("foul", "clause count", rows("CXA2011:7.1", cxa2011));
        Story.of("rules cxa-1999", event).shows("foul", "clause count", rows("CXA1999:7.1", cxa1999));
        Story.of("rules club", event).shows("foul", "t").goesOn();
    }

    private static String[] rows(String clause, int count) {
        String[] rows = new String[count];
        for (int i = 0; i < count; i++) {
            rows[i] = clause + " " + (i + 1);
        }
        return rows;
    }

    @Test
    @Clause("CXA2011:4.1.10")
    void case_l9_one_more_foul_loses() {
        Story.of("0 start\n1 unrecorded red 0\n2 unrecorded black 21\n3 foul black CXA2011:8.1.9\n")
                .shows("foul", "t count", "2 1", "2 2", "3 3")
                .ends("3 red fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA2011:4.1.10")
    void two_fouls_of_one_act_may_be_the_second_and_the_third() {
        Story.of("0 start\n1 foul black HOUSE:phone\n2 unrecorded black 8\n")
                .shows("foul", "t count", "1 1", "2 2", "2 3")
                .ends("2 red fouls CXA2011:4.1.10");
        Story.of("fouls-lose 2", "0 start\n1 foul black HOUSE:phone\n2 unrecorded black 8\n")
                .ends("2 red fouls CXA2011:4.1.10");
    }
}
