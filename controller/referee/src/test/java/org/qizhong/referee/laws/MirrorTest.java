package org.qizhong.referee.laws;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;

/** No rule knows a colour: the same game with the colours exchanged leads to the same decisions, exchanged. */
class MirrorTest {

    @ParameterizedTest
    @ValueSource(ints = {12, 13, 14})
    void mirrored_colours_lead_to_mirrored_decisions(int block) {
        Wild.inEach(block, game -> {
            List<Step> turned = Wild.steps(Referee.open(Mirror.of(game.settings())), Mirror.of(game.inputs()));
            game.compare(Image.TURNED.of(Wild.lines(game.steps())), Image.PLAIN.of(Wild.lines(turned)));
        });
    }
}
