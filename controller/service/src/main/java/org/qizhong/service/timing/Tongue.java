package org.qizhong.service.timing;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.Preset;
import org.qizhong.referee.clock.Stage;
import org.qizhong.service.words.Language;
import org.qizhong.xiangqi.Side;

/** A language in which time controls are explained. */
public sealed interface Tongue permits English, Chinese {

    static Tongue of(Language language) {
        return switch (language) {
            case ZH -> new Chinese();
            case EN -> new English();
        };
    }

    /** What a preset is. */
    String words(Preset preset);

    String noClocks();

    String side(Side side);

    String unequal();

    /** One stage; it is the only one, or the first, or a later one. */
    String stage(int number, Stage stage, int stages);

    /** How one stage follows another. */
    String turn(StageEnd stages);

    /** What has to be known of a bonus beyond what the stage says; nothing of none. */
    Optional<String> note(Bonus bonus);

    /** Byoyomi in a stage that is not the last. */
    String periodsLapse();

    /** What happens at zero. */
    String zero();

    /** What happens at zero where a stage asks for moves. */
    String unfinished();

    /** What a press is worth then. */
    String tooLate();

    List<String> columns();

    String flag(int ply, Rehearsal.Flagged flag);

    String untried(int thoughts);

    /** A duration in words. */
    String duration(Duration duration);
}
