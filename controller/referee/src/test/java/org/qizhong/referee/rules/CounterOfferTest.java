package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** An offer cannot be withdrawn; a counter-offer does not answer it. */
class CounterOfferTest {

    @Test
    @Clause("CXA1999:23.1")
    @Clause("CXA2011:4.2.1")
    void the_first_offer_still_stands() {
        Story.of("0 start\n1 offer red\n2 offer black\n3 accept black\n").ends("3 draw agreement CXA2011:4.2.1");
        Story.of("0 start\n1 offer red\n2 offer black\n3 accept red\n").ends("3 draw agreement CXA2011:4.2.1");
    }

    @Test
    @Clause("CXA1999:23.1")
    void the_reply_declines_it() {
        Story.of("0 start\n" + Plies.from(1, "h2e2")
                        + "2 offer red\n3 offer black\n4 lift h9\n5 place g7\n6 press black\n")
                .shows("draw-declined", "t side", "6 black");
    }
}
