package org.qizhong.referee.transcript;

import java.util.List;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;

/**
 * A game as the hardware and the arbiter saw it.
 *
 * @param settings the header: what was agreed before the game
 * @param inputs everything that happened, in order of time
 */
public record Transcript(Settings settings, List<Input> inputs) {

    public Transcript {
        inputs = List.copyOf(inputs);
    }
}
