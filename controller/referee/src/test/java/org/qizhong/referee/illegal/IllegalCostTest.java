package org.qizhong.referee.illegal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What an illegal move costs, by rule book and level, where the device decides by itself. */
class IllegalCostTest {

    private static final String AUTO = "enforce auto\ntime 10m\n";

    /** A cannon that jumps like an elephant. */
    private static final String JUMP = """
            0 start
            1 lift h2
            2 place f4
            3 press red
            """;

    private static final String PUT_BACK = """
            5 lift f4
            6 place h2
            """;

    @Test
    @Clause("CXA2011:4.1.8")
    void at_national_level_the_first_loses() {
        Story.of(AUTO, JUMP)
                .shows(
                        "illegal|foul|restore|clock",
                        "t type clause running",
                        "0 clock - red",
                        "3 illegal CXA2011:4.1.8 -",
                        "3 clock - none")
                .ends("3 black illegal-move CXA2011:4.1.8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"provincial", "junior"})
    @Clause("CXA2011:8.1.8")
    void below_the_first_is_a_foul_and_put_back(String level) {
        Story.of(AUTO + "level " + level, JUMP)
                .shows(
                        "illegal|foul|alert|restore|clock",
                        "t type side clause count lift place",
                        "0 clock - - - - -",
                        "3 illegal red CXA2011:8.1.8 - - -",
                        "3 foul red CXA2011:8.1.8 1 - -",
                        "3 restore - - - [f4] {h2=C}",
                        "3 clock - - - - -")
                .recorded("")
                .goesOn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"provincial", "junior"})
    @Clause("CXA2011:4.1.8")
    void below_the_second_loses(String level) {
        Story.of(AUTO + "level " + level, JUMP + PUT_BACK + "7 lift h2\n8 place g4\n9 press red\n")
                .shows("illegal", "t move", "3 h2f4", "9 h2g4")
                .ends("9 black illegal-move CXA2011:4.1.8");
    }

    @Test
    @Clause("CXA2011:4.1.8")
    void each_side_has_its_own_first() {
        Story.of(AUTO + "level junior", JUMP + PUT_BACK + """
                7 lift h2
                8 place e2
                9 press red
                10 lift h7
                11 place g5
                12 press black
                """)
                .shows("foul", "t side count", "3 red 1", "12 black 1")
                .goesOn();
    }

    @ParameterizedTest
    @ValueSource(strings = {"national", "provincial", "junior"})
    @Clause("CXA1999:4.1.6")
    void in_1999_any_loses_at_any_level(String level) {
        Story.of(AUTO + "rules cxa-1999\nlevel " + level, JUMP)
                .shows("illegal", "clause reason", "CXA1999:4.1.6 geometry")
                .shows("foul|restore", "t")
                .ends("3 black illegal-move CXA1999:4.1.6");
    }

    @ParameterizedTest
    @CsvSource({
        "cxa-2011, national, CXA2011:4.1.3, CXA2011:4.1.3",
        "cxa-2011, provincial, CXA2011:4.1.3, CXA2011:4.1.3",
        "cxa-2011, junior, CXA2011:4.1.3, CXA2011:4.1.3",
        "cxa-1999, junior, CXA1999:4.1.2, CXA1999:4.1.6",
        "club, national, CLUB:3.1, CLUB:3.1"
    })
    @Clause("CXA2011:4.1.3")
    @Clause("CXA1999:4.1.2")
    @Clause("CXA1999:4.1.6")
    @Clause("CLUB:3.1")
    void giving_the_general_away_loses_at_once_everywhere(String rules, String level, String facing, String check) {
        String header = AUTO + "rules " + rules + "\nlevel " + level + "\n";
        Story.of(header + "start 4k4/9/9/9/9/9/9/4N4/9/4K4 w", "0 start\n1 lift e2\n2 place d4\n3 press red\n")
                .shows("illegal", "reason clause", "facing " + facing)
                .shows("foul|restore", "t")
                .ends("3 black facing " + facing);
        Story.of(header + "start 3k5/9/9/9/4r4/9/9/4R4/9/4K4 w", "0 start\n1 lift e2\n2 place d2\n3 press red\n")
                .shows("illegal", "reason clause", "self-check " + check)
                .shows("foul|restore", "t")
                .ends("3 black self-check " + check);
    }

    @Test
    @Clause("CXA2011:3.4")
    void not_answering_check_is_giving_the_general_away() {
        Story.of(AUTO + "start 3k5/9/9/9/4r4/9/9/9/9/R3K4 w", "0 start\n1 lift a0\n2 place a5\n3 press red\n")
                .ends("3 black self-check CXA2011:4.1.3");
    }

    @Test
    void black_loses_as_red_does() {
        Story.of(AUTO + "start 4k4/9/4n4/9/9/9/9/9/9/4K4 b", "0 start\n1 lift e7\n2 place d5\n3 press black\n")
                .ends("3 red facing CXA2011:4.1.3");
        Story.of(AUTO + "start 4k4/9/4n4/9/9/9/9/9/9/4K4 b", "0 start\n1 lift e7\n2 place e5\n3 press black\n")
                .ends("3 red illegal-move CXA2011:4.1.8");
    }
}
