package org.qizhong.simulator;

import java.time.Duration;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.rulebook.Level;
import org.qizhong.referee.rulebook.Sensitivity;
import org.qizhong.referee.rulebook.Settings;

/** What is agreed in a trial: time enough for every trouble, and limits that fit a board that looks slowly. */
final class TrialSettings {

    private static final TimeControl AMPLE = TimeControl.parse("200h");
    /** A board that goes round faster than this needs no wider limits. */
    private static final int FAST = 20;

    private TrialSettings() {}

    static Settings of(Settings settings, Noise noise) {
        Settings ample = settings.with(AMPLE).with(Level.JUNIOR);
        if (noise.scan() <= FAST) {
            return ample;
        }
        Duration round = Duration.ofMillis(noise.scan());
        Sensitivity sharp = settings.sensitivity();
        return ample.with(new Sensitivity(
                sharp.bump().plus(round),
                sharp.together().plus(round),
                sharp.settle().plus(round).plus(round)));
    }
}
