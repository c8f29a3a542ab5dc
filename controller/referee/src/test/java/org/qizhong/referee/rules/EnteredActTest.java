package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** What the arbiter enters by its clause counts like what the device saw. */
class EnteredActTest {

    @Test
    @Clause("CXA2011:5.8.3")
    @Clause("CXA2011:4.1.8")
    void an_illegal_move_found_later_is_the_first_of_two() {
        Story.of(
                        "enforce auto\nlevel junior",
                        "0 start\n1 foul red CXA2011:8.1.8\n2 lift h2\n3 place f4\n4 press red\n")
                .shows("foul", "t count", "1 1", "4 2")
                .ends("4 black illegal-move CXA2011:4.1.8");
        Story.of("level junior", "0 start\n1 foul red CXA2011:8.1.8\n2 foul red CXA2011:8.1.8\n")
                .ends("2 black illegal-move CXA2011:4.1.8");
    }

    @Test
    @Clause("CXA2011:4.1.9")
    void a_press_that_the_arbiter_saw_is_the_first_of_two() {
        Story.of("enforce auto", "0 start\n1 foul red CXA2011:8.1.7\n4 press red\n")
                .shows("foul", "t count", "1 1", "4 2")
                .ends("4 black press-before-move CXA2011:4.1.9");
    }
}
