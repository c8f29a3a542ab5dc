package org.qizhong.referee;

import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.rulebook.Settings;

/** The referee: one pure step from a game and an input to the next game and its decisions. */
public final class Referee {

    private Referee() {}

    /** A game before its first input: the board holds the start position. */
    public static GameState open(Settings settings) {
        Sensed sensed = Sensed.of(settings.start().position().board(), settings.sensors());
        return new GameState(settings, GameTime.ZERO, sensed);
    }

    /** What one input leads to. It is defined for every input in every state; inputs come in order of time. */
    public static Step step(GameState state, Input input) {
        return Step.unchanged(new GameState(state.settings(), input.at(), state.sensed()));
    }
}
