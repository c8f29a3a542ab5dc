package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Five minutes that eat up a clock lose at once (若因此而超时,即判负). */
class FlaggingPenaltyTest {

    @Test
    @Clause("CXA1999:23.3")
    void to_confirm_the_flag_and_the_loss_are_proposed_and_the_clock_stops_once() {
        Story.of("time 4m\nrules cxa-1999", "0 start\n9 claim red natural-limit\n20 confirm a1\n")
                .says("""
                {"t":0,"type":"started","rules":"cxa-1999","time":"4m",\
                "fen":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"}
                {"t":0,"type":"clock","running":"red","red":240,"black":240}
                {"t":9,"type":"alert","id":"a1","kind":"false-claim","side":"red","clause":"CXA1999:9.1.4",\
                "rounds":0,"proposes":[{"t":9,"type":"foul","side":"red","clause":"CXA1999:9.1.4","count":1},\
                {"t":9,"type":"penalty","side":"red","clause":"CXA1999:23.3","seconds":300},\
                {"t":9,"type":"flag","side":"red","clause":"CXA1999:4.1.4"},\
                {"t":9,"type":"clock","running":"none","red":0,"black":240},\
                {"t":9,"type":"result","result":"black","reason":"flag","clause":"CXA1999:4.1.4"}]}
                {"t":9,"type":"clock","running":"none","red":231,"black":240}
                {"t":20,"type":"foul","side":"red","clause":"CXA1999:9.1.4","count":1}
                {"t":20,"type":"penalty","side":"red","clause":"CXA1999:23.3","seconds":300}
                {"t":20,"type":"flag","side":"red","clause":"CXA1999:4.1.4"}
                {"t":20,"type":"clock","running":"none","red":0,"black":240}
                {"t":20,"type":"result","result":"black","reason":"flag","clause":"CXA1999:4.1.4"}
                """);
    }

    @Test
    @Clause("CXA1999:23.3")
    void the_claimant_need_not_be_to_move() {
        Story.of("time 4m\nrules cxa-1999\nenforce auto", "0 start\n1 claim black natural-limit\n2 tick\n")
                .shows("foul|penalty|flag", "t type side", "1 foul black", "1 penalty black", "1 flag black")
                .ends("1 red flag CXA1999:4.1.4");
    }
}
