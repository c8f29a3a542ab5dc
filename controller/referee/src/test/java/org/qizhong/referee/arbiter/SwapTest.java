package org.qizhong.referee.arbiter;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** The colours were reversed, and it was noticed in time. */
class SwapTest {

    @Test
    @Clause("CXA2011:5.8.1")
    void the_clocks_are_full_at_once() {
        Story.of("time 10m+5s", "0 start\n1 lift h2\n2 place e2\n3 press red\n5 swap\n")
                .shows("clock", "t running red black", "0 red 600 600", "3 black 602 600", "5 none 600 600");
    }
}
