package org.qizhong.referee.conduct;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Match;
import org.qizhong.referee.Story;

/** Draw offers (提和) and how many of them are too many: case L28, table 2.3. */
class OffersTest {

    /** R and B offer in this order, each after a move of theirs and before the press; every reply declines. */
    private static Story offers(String header, String order) {
        Match match = Match.under(header);
        int second = 0;
        for (int i = 0; i < order.length(); i++) {
            String side = order.charAt(i) == 'R' ? "red" : "black";
            String toMove = second % 2 == 0 ? "red" : "black";
            if (!side.equals(toMove)) {
                match.presses(++second);
            }
            match.says(second + ".5 offer " + side).presses(++second);
        }
        return match.presses(++second).until(second);
    }

    @ParameterizedTest
    @CsvSource({
        "R, 0, 0, 0",
        "RR, 1, 1, 1",
        "RBR, 0, 0, 0",
        "RBRR, 1, 1, 1",
        "RBB, 0, 1, 1",
        "BB, 1, 1, 1",
        "RBBB, 1, 2, 2",
        "RRR, 2, 2, 2"
    })
    @Clause("CXA2011:8.1.3")
    @Clause("CXA1999:9.1.3")
    @Clause("CXA1999:23.1")
    @Clause("CLUB:5.2")
    void too_many_are_a_foul_at_the_offer(String order, int cxa2011, int cxa1999, int club) {
        hasFouls(offers("enforce auto", order), cxa2011, "CXA2011:8.1.3");
        hasFouls(offers("enforce auto\nrules cxa-1999", order), cxa1999, "CXA1999:9.1.3");
        hasFouls(offers("enforce auto\nrules club", order), club, "CLUB:5.2");
    }

    private static void hasFouls(Story story, int count, String clause) {
        String[] rows = new String[count];
        for (int i = 0; i < count; i++) {
            rows[i] = clause + " " + (i + 1);
        }
        story.shows("foul", "clause count", rows).goesOn();
    }

    @Test
    @Clause("CXA2011:4.1.10")
    void the_fourth_in_a_row_is_the_third_foul() {
        offers("enforce auto", "RRRR")
                .shows("foul", "t side count", "2.5 red 1", "4.5 red 2", "6.5 red 3")
                .ends("6.5 black fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA2011:8.1.3")
    void to_confirm_the_foul_is_proposed_and_the_offer_stands() {
        Match.under("time 10m")
                .says("0.5 offer red")
                .presses(1, 2)
                .says("2.5 offer red")
                .until(3)
                .shows(
                        "draw-offer|draw-declined|alert|foul",
                        "t type kind proposes",
                        "0.5 draw-offer - -",
                        "2 draw-declined - -",
                        "2.5 draw-offer - -",
                        "2.5 alert draw-offer [{t=2.5,type=foul,side=red,clause=CXA2011:8.1.3,count=1}]")
                .shows("clock", "t running", "0 red", "1 black", "2 red", "2.5 none");
    }

    @Test
    @Clause("HOUSE:no-draw")
    void the_organiser_may_refuse_early_offers() {
        Match.under("time 10m\nno-draw-before 2\nenforce auto")
                .says("0.5 offer red")
                .presses(1)
                .says("1.5 offer black")
                .presses(2)
                .says("2.5 offer red")
                .presses(3)
                .until(3)
                .shows("draw-offer", "t side", "2.5 red")
                .shows("info", "t message side", "0.5 draw-refused red", "1.5 draw-refused black")
                .shows("foul", "t");
    }

    @Test
    @Clause("HOUSE:no-draw")
    void case_l7_the_organiser_may_refuse_offers_in_the_last_minutes() {
        Match.under("time 5m\nno-draw-under 3m\nenforce auto")
                .says("120 offer red\n120.000001 offer red\n121 offer red\n122 offer black")
                .until(123)
                .shows(
                        "draw-offer|info",
                        "t type side",
                        "120 draw-offer red",
                        "120.000001 info red",
                        "121 info red",
                        "122 draw-offer black")
                .shows("foul", "t");
    }
}
