package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Part 2.9, pending positions (待判局面): request, order to vary, one more cycle, under each rule book. */
class PendingPositionTest {

    @ParameterizedTest
    @CsvSource({
        "cxa-2011, CXA2011:4.1.4, CXA2011:4.1.5",
        "cxa-1999, CXA1999:24.1, CXA1999:4.1.7",
        "club, CLUB:3.1, CLUB:3.1"
    })
    @Clause("CXA2011:4.1.4")
    @Clause("CXA1999:24.1")
    @Clause("CXA1999:26.1")
    @Clause("CLUB:3.1")
    void one_sided_perpetual_check_loses_on_either_sides_request(String rules, String clause, String notVaried) {
        String header = Plies.CHECKING + "rules " + rules + "\n";
        String eight = "0 start\n" + Plies.checked(8);
        for (String enforce : new String[] {"auto", "confirm"}) {
            for (String side : new String[] {"red", "black"}) {
                Story.of(header + "enforce " + enforce, eight + "8.5 claim " + side + " repetition\n")
                        .shows("repetition", "t verdict clause red black", "8 red-loses " + clause + " check idle")
                        .ends("8.5 black repetition " + clause);
            }
            Story.of(header + "enforce " + enforce, eight + "8.5 tick\n").goesOn();
        }
        Story.of(header, eight + "20 confirm a1\n").ends("20 black repetition " + clause);
        Story.of(header, eight + "20 dismiss a1\n21 claim black repetition\n").ends("21 black repetition " + clause);
        Story.of(header, eight + "8.5 vary red\n" + Plies.from(9, Plies.CHECKS))
                .ends("12 black repetition " + notVaried);
    }

    @Test
    @Clause("CXA1999:24")
    void fewer_than_three_times_is_not_heard_and_is_no_foul() {
        for (int plies : new int[] {1, 4, 7}) {
            Story.of(
                            Plies.CHECKING + "enforce auto",
                            "0 start\n" + Plies.checked(plies) + "50 claim black repetition\n")
                    .shows("info", "t message side", "50 not-repeated black")
                    .shows("repetition|foul|alert", "t")
                    .goesOn();
        }
    }

    @ParameterizedTest
    @CsvSource({"cxa-2011, CXA2011:4.2.3", "cxa-1999, CXA1999:4.2.3", "club, CLUB:3.2"})
    @Clause("CXA2011:4.2.3")
    @Clause("CXA1999:24.2")
    @Clause("CXA1999:23.2")
    @Clause("CLUB:7.3")
    void idle_on_both_sides_is_a_draw_on_request_or_by_the_arbiter_unasked(String rules, String clause) {
        String eight = "0 start\n" + Plies.shuffled(8);
        Story.of("rules " + rules + "\nenforce auto", eight + "8.5 claim red repetition\n")
                .ends("8.5 draw repetition " + clause);
        Story.of("rules " + rules, eight + "8.5 confirm a1\n")
                .shows("alert", "t kind clause verdict", "8 repetition " + clause + " draw")
                .ends("8.5 draw repetition " + clause);
        Story.of("rules " + rules + "\nenforce auto", eight + "9 result draw " + clause + "\n")
                .ends("9 draw arbiter " + clause);
    }

    @ParameterizedTest
    @CsvSource({"cxa-2011, CXA2011:4.1.5", "cxa-1999, CXA1999:4.1.7", "club, CLUB:3.1"})
    @Clause("CXA1999:24.3")
    void who_is_ordered_to_vary_has_one_cycle_and_no_more(String rules, String clause) {
        String header = "rules " + rules + "\nenforce auto";
        String ordered = "0 start\n" + Plies.shuffled(8) + "8.5 vary red\n";
        Story.of(header, ordered + Plies.from(9, "a0a1 a9a8 a1a0")).goesOn();
        Story.of(header, ordered + Plies.from(9, Plies.SHUFFLE)).ends("12 black repetition " + clause);
        Story.of(header, ordered + Plies.from(9, "h2e2 a9a8") + "11 tick\n")
                .shows("info", "t message side", "8.5 must-vary red", "9 varied red")
                .goesOn();
        Story.of(header, "0 start\n" + Plies.shuffled(8) + "8.5 vary black\n" + Plies.from(9, "a0a1 h9g7 a1a0 g7h9"))
                .shows("info", "t message side", "8.5 must-vary black", "10 varied black")
                .goesOn();
    }

    @Test
    @Clause("CXA1999:24.3")
    void an_order_ends_with_a_capture() {
        String varied = Plies.from(9, "b2b9 a9b9 a0a1 b9a9 a1a0 a9b9 a0a1 b9a9 a1a0");
        Story.of("enforce auto", "0 start\n" + Plies.shuffled(8) + "8.5 vary red\n" + varied)
                .goesOn();
    }

    @Test
    @Clause("CXA2011:4.1.4")
    void a_capture_in_between_makes_the_positions_others() {
        String cycle = "e1f1 f9e9 f1e1 e9f9 e1f1 f9e9 f1e1 e9f9";
        Story.of(
                        "start 5k3/9/9/9/9/9/9/9/n3R4/3K5 w\nenforce auto",
                        "0 start\n" + Plies.from(1, "e1a1 f9f8 a1e1 f8f9 " + cycle) + "12.5 claim black repetition\n")
                .shows("repetition", "t verdict", "12 red-loses")
                .ends("12.5 black repetition CXA2011:4.1.4");
    }
}
