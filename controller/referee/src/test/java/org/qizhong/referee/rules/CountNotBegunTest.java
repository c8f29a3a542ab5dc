package org.qizhong.referee.rules;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Where the count starts at the claim, nothing is reached before one. */
class CountNotBegunTest {

    @Test
    @Clause("TRANSCRIPT:natural-from")
    void no_alert_before_a_claim() {
        String header = "natural-limit 2\nnatural-from claim\nenforce auto";
        Story.of(header, "0 start\n" + Plies.shuffled(6)).alerts();
        Story.of(header, "0 start\n0.5 claim red natural-limit\n" + Plies.shuffled(4))
                .shows("alert", "t kind", "4 natural-limit");
    }
}
