package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Table 2.8, from fouls (犯规) to results: every row, every threshold. */
class FoulTableTest {

    private static final String ILLEGAL = "1 lift h2\n2 place f4\n3 press red\n";
    private static final String PUT_BACK = "4 lift f4\n5 place h2\n";
    private static final String AGAIN = "6 lift h2\n7 place f4\n8 press red\n";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cxa-2011 | ''           | 3 | CXA2011:4.1.10
            cxa-2011 | fouls-lose 1 | 1 | CXA2011:4.1.10
            cxa-2011 | fouls-lose 2 | 2 | CXA2011:4.1.10
            cxa-2011 | fouls-lose 4 | 4 | CXA2011:4.1.10
            cxa-1999 | ''           | 3 | CXA1999:4.1.8
            cxa-1999 | fouls-lose 4 | 4 | CXA1999:4.1.8
            club     | ''           | 3 | CLUB:3.1
            club     | fouls-lose 2 | 2 | CLUB:3.1
            """)
    @Clause("CXA2011:4.1.10")
    @Clause("CXA1999:4.1.8")
    @Clause("CLUB:3.1")
    @Clause("CXA2011:8.1.1")
    @Clause("CXA2011:8.1.2")
    @Clause("CXA2011:8.1.9")
    @Clause("CLUB:5.1")
    void so_many_fouls_lose(String rules, String header, int most, String clause) {
        StringBuilder events = new StringBuilder("0 start\n0.5 foul black HOUSE:talking\n");
        String[] rows = new String[most + 1];
        rows[0] = "0.5 black 1";
        for (int i = 1; i < most; i++) {
            events.append(i).append(" foul red HOUSE:phone\n");
            rows[i] = i + " red " + i;
        }
        if (most > 1) {
            Story.of("rules " + rules + "\n" + header, events.toString()).goesOn();
        }
        events.append(most).append(" foul red HOUSE:phone\n");
        rows[most] = most + " red " + most;
        if (most > 1) {
            Story.of("rules " + rules + "\n" + header, events.toString())
                    .shows("foul", "t side count", rows)
                    .ends(most + " black fouls " + clause);
        } else {
            Story.of("rules " + rules + "\n" + header, events.toString()).ends("0.5 red fouls " + clause);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            national   | CXA2011:4.1.8
            provincial | CXA2011:8.1.8
            junior     | CXA2011:8.1.8
            """)
    @Clause("CXA2011:4.1.8")
    @Clause("CXA2011:8.1.8")
    void an_illegal_move_in_2011_by_level(String level, String clause) {
        Story auto = Story.of("enforce auto\nlevel " + level, "0 start\n" + ILLEGAL + PUT_BACK + AGAIN);
        if (level.equals("national")) {
            auto.shows("illegal", "t clause reason", "3 CXA2011:4.1.8 geometry")
                    .shows("foul|restore", "t")
                    .ends("3 black illegal-move CXA2011:4.1.8");
        } else {
            auto.shows("foul", "t clause count", "3 " + clause + " 1", "8 " + clause + " 2")
                    .shows("restore|restored", "t type", "3 restore", "4 restore", "5 restored")
                    .ends("8 black illegal-move CXA2011:4.1.8");
        }
    }

    @Test
    @Clause("CXA2011:8.1.8")
    void below_national_level_each_offence_waits_for_its_own_confirmation() {
        String first = "0 start\n" + ILLEGAL;
        Story.of("level junior\ntime 10m", first + "3.5 confirm a1\n" + PUT_BACK + AGAIN + "9 confirm a2\n")
                .shows(
                        "alert",
                        "t id kind proposes",
                        "3 a1 illegal-move [{t=3,type=illegal,side=red,clause=CXA2011:8.1.8,reason=geometry,move=h2f4},"
                                + "{t=3,type=foul,side=red,clause=CXA2011:8.1.8,count=1},"
                                + "{t=3,type=restore,lift=[f4],place={h2=C},steps=[{from=f4,to=h2,piece=C}]}]",
                        "8 a2 illegal-move [{t=8,type=illegal,side=red,clause=CXA2011:8.1.8,reason=geometry,move=h2f4},"
                                + "{t=8,type=foul,side=red,clause=CXA2011:8.1.8,count=2},"
                                + "{t=8,type=result,result=black,reason=illegal-move,clause=CXA2011:4.1.8}]")
                .shows("foul", "t count", "3.5 1", "9 2")
                .shows("clock", "t running red", "0 red 600", "3 none 597", "5 red 597", "8 none 594")
                .ends("9 black illegal-move CXA2011:4.1.8");
        Story.of("level junior", first + "3.5 dismiss a1\n")
                .shows("move", "t move ruled", "3.5 h2f4 true")
                .shows("foul|illegal|restore", "t");
    }

    @ParameterizedTest
    @CsvSource({"national", "provincial", "junior"})
    @Clause("CXA1999:4.1.6")
    void an_illegal_move_in_1999_loses_at_every_level(String level) {
        Story.of("rules cxa-1999\nenforce auto\nlevel " + level, "0 start\n" + ILLEGAL)
                .shows("foul", "t")
                .ends("3 black illegal-move CXA1999:4.1.6");
    }

    @ParameterizedTest
    @CsvSource({"auto", "confirm"})
    @Clause("CLUB:5")
    void an_illegal_move_in_a_club_is_put_back_and_a_foul_is_the_arbiters(String enforce) {
        String confirmed = enforce.equals("confirm") ? "3.5 confirm a1\n" : "";
        Story.of(
                        "rules club\nenforce " + enforce,
                        "0 start\n" + ILLEGAL + confirmed + PUT_BACK + "6 foul red CLUB:5.1\n")
                .shows("illegal", "reason move", "geometry h2f4")
                .shows("restored", "t", "5")
                .shows("foul", "t clause count", "6 CLUB:5.1 1")
                .goesOn();
    }

    @ParameterizedTest
    @CsvSource({"cxa-2011, national", "cxa-2011, junior", "cxa-1999, national", "club, national"})
    @Clause("CXA2011:3.4")
    @Clause("CXA2011:4.1.3")
    @Clause("CXA1999:4.1.2")
    void suicide_and_facing_lose_at_once_everywhere_and_are_no_foul(String rules, String level) {
        String header = "enforce auto\nrules " + rules + "\nlevel " + level + "\n";
        Story.of(header + "start 3k5/9/9/9/9/9/9/9/R8/4K4 w", "0 start\n1 lift e0\n2 place d0\n3 press red\n")
                .shows("foul", "t")
                .shows("result", "t result reason", "3 black facing");
        Story.of(header + "start 3k5/9/4r4/9/9/9/4N4/9/9/R3K4 w", "0 start\n1 lift e3\n2 place d5\n3 press red\n")
                .shows("foul", "t")
                .shows("result", "t result reason", "3 black self-check");
        Story.of(header + "start 3k5/9/4r4/9/9/9/9/9/9/R3K4 w", "0 start\n1 lift a0\n2 place a5\n3 press red\n")
                .shows("foul", "t")
                .shows("result", "t result reason", "3 black self-check");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "3, 0, 0", "4, 1, 1", "7, 1, 1", "8, 2, 2", "11, 2, 2", "12, 2, 3", "15, 2, 3", "21, 2, 3"})
    @Clause("CXA2011:7.1")
    @Clause("CXA1999:7.1")
    @Clause("CXA1999:9.1.7")
    void missing_records(int missing, int cxa2011, int cxa1999) {
        String entry = "0 start\n1 unrecorded red " + missing + "\n";
        for (String enforce : new String[] {"auto", "confirm"}) {
            fouls(Story.of("enforce " + enforce, entry), "CXA2011:7.1", cxa2011).goesOn();
            Story old = fouls(Story.of("rules cxa-1999\nenforce " + enforce, entry), "CXA1999:7.1", cxa1999);
            if (cxa1999 < 3) {
                old.goesOn();
            } else {
                old.ends("1 black fouls CXA1999:4.1.8");
            }
            Story.of("rules club\nenforce " + enforce, entry)
                    .shows("foul|alert", "t")
                    .goesOn();
        }
    }

    private static Story fouls(Story story, String clause, int count) {
        String[] rows = new String[count];
        for (int i = 0; i < count; i++) {
            rows[i] = "1 red " + clause + " " + (i + 1);
        }
        return story.shows("alert", "t").shows("foul", "t side clause count", rows);
    }

    @Test
    @Clause("CXA2011:7.4")
    @Clause("CXA2011:4.1.13")
    void refusing_to_record_is_the_arbiters_loss() {
        Story.of("0 start\n1 result black CXA2011:4.1.13\n").ends("1 black arbiter CXA2011:4.1.13");
    }

    @Test
    @Clause("CXA2011:4.1.10")
    void two_fouls_of_one_act_are_reported_both_before_the_loss() {
        Story.of("0 start\n1 foul red HOUSE:phone\n2 unrecorded red 8\n")
                .shows(
                        "foul|clock|result",
                        "t type count",
                        "0 clock -",
                        "1 foul 1",
                        "2 foul 2",
                        "2 foul 3",
                        "2 clock -",
                        "2 result -")
                .ends("2 black fouls CXA2011:4.1.10");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    @Clause("CXA2011:4.1.9")
    @Clause("CXA2011:4.1.11")
    void of_several_losing_clauses_the_special_one_is_quoted() {
        String phone = "0 start\n0.5 foul red HOUSE:phone\n";
        Story.of("enforce auto", phone + "1 press red\n2 press red\n")
                .shows("foul", "count", "1", "2", "3")
                .ends("2 black press-before-move CXA2011:4.1.9");
        Story.of("enforce auto", phone + "1 claim red natural-limit\n2 claim red natural-limit\n")
                .shows("foul", "count", "1", "2", "3")
                .ends("2 black false-claims CXA2011:4.1.11");
        Story.of("enforce auto\nlevel junior", phone + ILLEGAL + PUT_BACK + AGAIN)
                .shows("foul", "count", "1", "2", "3")
                .ends("8 black illegal-move CXA2011:4.1.8");
        Story.of("enforce auto\nfouls-lose 4", "0 start\n1 press red\n2 press red\n")
                .ends("2 black press-before-move CXA2011:4.1.9");
    }
}
