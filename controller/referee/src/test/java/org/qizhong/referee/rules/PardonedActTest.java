package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** An act that was pardoned was not done: it does not count towards the losses of 4.1.8, 4.1.9 and 4.1.11. */
class PardonedActTest {

    @Test
    @Clause("CXA2011:8.2")
    @Clause("CXA2011:4.1.9")
    void a_pardoned_press_is_not_the_first_of_two() {
        Story.of("enforce auto", "0 start\n1 press red\n2 pardon red CXA2011:8.1.7\n3 press red\n")
                .shows("foul", "t count", "1 1", "3 1")
                .goesOn();
        Story.of("enforce auto", "0 start\n1 press red\n2 pardon red CXA2011:8.1.7\n3 press red\n4 press red\n")
                .shows("foul", "t count", "1 1", "3 1", "4 2")
                .ends("4 black press-before-move CXA2011:4.1.9");
    }

    @Test
    @Clause("CXA2011:8.2")
    @Clause("CXA2011:4.1.8")
    void nor_is_a_pardoned_illegal_move() {
        String illegal = "1 lift h2\n2 place f4\n3 press red\n4 lift f4\n5 place h2\n";
        Story.of(
                        "enforce auto\nlevel junior",
                        "0 start\n" + illegal + "6 pardon red CXA2011:8.1.8\n7 lift h2\n8 place f4\n9 press red\n")
                .shows("foul", "t count", "3 1", "9 1")
                .goesOn();
    }

    @Test
    @Clause("CXA2011:8.2")
    @Clause("CXA2011:4.1.11")
    void nor_is_a_pardoned_claim() {
        String claims = "0 start\n1 claim red natural-limit\n2 pardon red CXA2011:8.1.4\n3 claim red natural-limit\n";
        Story.of("enforce auto", claims).shows("foul", "t count", "1 1", "3 1").goesOn();
        Story.of("enforce auto", claims + "4 claim red natural-limit\n").ends("4 black false-claims CXA2011:4.1.11");
    }
}
