package org.qizhong.referee.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/** Table 2.3, draw offers (提和): A and B offer in this order, all refused by word; case L28. */
class DrawOfferTableTest {

    /** Offers at seconds 10, 20, …, each refused a second later. */
    private static String offers(String order, String first) {
        String second = first.equals("red") ? "black" : "red";
        StringBuilder events = new StringBuilder("0 start\n");
        for (int i = 0; i < order.length(); i++) {
            int at = 10 * (i + 1);
            boolean isFirst = order.charAt(i) == 'A';
            events.append(at).append(" offer ").append(isFirst ? first : second).append('\n');
            events.append(at + 1)
                    .append(" decline ")
                    .append(isFirst ? second : first)
                    .append('\n');
        }
        return events.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A    | -        | -        | -
            AA   | A2       | A2       | A2
            ABA  | -        | -        | -
            ABAA | A4       | A4       | A4
            ABB  | -        | B3       | B3
            ABAB | -        | -        | -
            AAA  | A2 A3    | A2 A3    | A2 A3
            AAB  | A2       | A2       | A2
            AABA | A2 A4    | A2       | A2
            BBAA | B2       | B2 A4    | B2 A4
            """)
    @Clause("CXA2011:8.1.3")
    @Clause("CXA1999:9.1.3")
    @Clause("CXA1999:23.1")
    @Clause("CLUB:5.2")
    void which_offer_is_one_too_many(String order, String cxa2011, String cxa1999, String club) {
        for (String first : new String[] {"red", "black"}) {
            String offers = offers(order, first);
            hasFouls("cxa-2011", offers, "CXA2011:8.1.3", sides(cxa2011, first));
            hasFouls("cxa-1999", offers, "CXA1999:9.1.3", sides(cxa1999, first));
            hasFouls("club", offers, "CLUB:5.2", sides(club, first));
        }
    }

    /** {@code A2 B4} with the sides that A and B are: {@code red2 black4}. */
    private static String sides(String fouls, String first) {
        String second = first.equals("red") ? "black" : "red";
        return fouls.replace("A", first).replace("B", second).replace("-", "");
    }

    private static void hasFouls(String rules, String offers, String clause, String fouls) {
        List<String> atOnce = new ArrayList<>();
        List<String> confirmed = new ArrayList<>();
        List<String> answers = new ArrayList<>();
        BySide<Integer> counts = BySide.both(0);
        for (String foul : fouls.isEmpty() ? new String[0] : fouls.split(" ", -1)) {
            Side side = foul.startsWith("red") ? Side.RED : Side.BLACK;
            String offer = foul.substring(foul.length() - 1);
            counts = counts.with(side, count -> count + 1);
            String row = " " + side.word() + " " + clause + " " + counts.of(side);
            atOnce.add(offer + "0" + row);
            confirmed.add(offer + "2" + row);
            answers.add(offer + "2 confirm a" + (answers.size() + 1));
        }
        String header = "rules " + rules + "\n";
        String fields = "t side clause count";
        Story.of(header + "enforce auto", offers)
                .shows("foul", fields, atOnce.toArray(String[]::new))
                .goesOn();
        String asked = answered(offers, String.join("\n", answers));
        Story.of(header, asked).shows("foul", fields, confirmed.toArray(String[]::new));
        Story.of(header, asked.replace("confirm", "dismiss")).shows("foul", fields);
    }

    /** The answers put in their places by time. */
    private static String answered(String offers, String answers) {
        return (offers + answers)
                .lines()
                .sorted(Comparator.comparingInt(line -> Integer.parseInt(line.split(" ", -1)[0])))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "cxa-2011, CXA2011:8.1.3, CXA2011:4.1.10",
        "cxa-1999, CXA1999:9.1.3, CXA1999:4.1.8",
        "club, CLUB:5.2, CLUB:3.1"
    })
    @Clause("CXA2011:4.1.10")
    @Clause("CXA1999:4.1.8")
    @Clause("CLUB:3.1")
    void the_fourth_offer_in_a_row_is_the_third_foul_and_loses(String rules, String foul, String loss) {
        Story.of("enforce auto\nrules " + rules, offers("AAAA", "red"))
                .shows(
                        "foul",
                        "t side clause count",
                        "20 red " + foul + " 1",
                        "30 red " + foul + " 2",
                        "40 red " + foul + " 3")
                .ends("40 black fouls " + loss);
        String confirms = "22 confirm a1\n32 confirm a2\n42 confirm a3\n";
        Story.of("rules " + rules, answered(offers("AAAA", "red"), confirms))
                .shows("alert", "t id kind", "20 a1 draw-offer", "30 a2 draw-offer", "40 a3 draw-offer")
                .ends("42 black fouls " + loss);
    }

    @Test
    @Clause("CXA2011:8.1.3")
    void to_confirm_the_alert_carries_the_foul_and_either_answer_lets_the_clock_run_on() {
        String twice = "0 start\n1 offer red\n2 decline black\n3 offer red\n";
        Story.of("time 10m", twice + "13 confirm a1\n14 decline black\n").says("""
                {"t":0,"type":"started","rules":"cxa-2011","time":"10m",\
                "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"}
                {"t":0,"type":"clock","running":"red","red":600,"black":600}
                {"t":1,"type":"draw-offer","side":"red"}
                {"t":2,"type":"draw-declined","side":"black"}
                {"t":3,"type":"draw-offer","side":"red"}
                {"t":3,"type":"alert","id":"a1","kind":"draw-offer","side":"red","clause":"CXA2011:8.1.3",\
                "offers":2,"proposes":[{"t":3,"type":"foul","side":"red","clause":"CXA2011:8.1.3","count":1}]}
                {"t":3,"type":"clock","running":"none","red":597,"black":600}
                {"t":13,"type":"foul","side":"red","clause":"CXA2011:8.1.3","count":1}
                {"t":13,"type":"clock","running":"red","red":597,"black":600}
                {"t":14,"type":"draw-declined","side":"black"}
                """);
        Story.of("time 10m", twice + "13 dismiss a1\n14 accept black\n")
                .shows("foul", "t")
                .shows("clock", "t running red", "0 red 600", "3 none 597", "13 red 597", "14 none 596")
                .ends("14 draw agreement CXA2011:4.2.1");
        Story.of("time 10m", twice + "4 accept black\n5 confirm a1\n")
                .shows("foul", "t")
                .ends("4 draw agreement CXA2011:4.2.1");
    }

    @Test
    @Clause("CXA1999:23.1")
    void making_the_reply_refuses_and_a_refused_offer_cannot_be_accepted() {
        String events = "0 start\n1 lift h2\n2 place e2\n3 offer red\n4 press red\n5 lift h9\n6 place g7\n";
        Story.of(events + "6.5 accept black\n").ends("6.5 draw agreement CXA2011:4.2.1");
        Story.of(events + "7 press black\n8 accept black\n")
                .shows("draw-offer|draw-declined", "t type side", "3 draw-offer red", "7 draw-declined black")
                .shows("info", "t message", "8 no-offer")
                .goesOn();
    }

    @Test
    @Clause("HOUSE:no-draw")
    void the_house_may_refuse_offers_before_a_round_and_they_do_not_count() {
        String header = "no-draw-before 3\nenforce auto\n";
        String played = "0 start\n0.5 offer red\n" + Plies.from(1, "a0a1 a9a8 a1a0");
        String third =
                "3.5 offer black\n3.6 accept red\n" + Plies.from(4, "a8a9").replace("red", "black");
        Story.of(header, played + third + "4.5 offer red\n4.6 decline black\n4.7 offer red\n")
                .shows(
                        "info",
                        "t message side clause",
                        "0.5 draw-refused red HOUSE:no-draw",
                        "3.5 draw-refused black HOUSE:no-draw",
                        "3.6 no-offer red -")
                .shows("draw-offer", "t side", "4.5 red", "4.7 red")
                .shows("foul", "t side count", "4.7 red 1");
    }
}
