package org.qizhong.referee.conduct;

import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/**
 * Who is at the board (迟到, CXA1999:21).
 *
 * @param absent who is not there
 * @param bothLate whether both were away when the game was started
 * @param started when it was started
 * @param judged whether the limit has been ruled on
 */
public record Attendance(BySide<Boolean> absent, boolean bothLate, Optional<GameTime> started, boolean judged) {

    public static final Attendance ALL = new Attendance(BySide.both(false), false, Optional.empty(), false);

    public Attendance with(Side side, boolean away) {
        return new Attendance(absent.with(side, away), bothLate, started, judged);
    }

    public Attendance started(GameTime at) {
        return new Attendance(absent, absent.red() && absent.black(), Optional.of(at), false);
    }

    public Attendance ruled() {
        return new Attendance(absent, bothLate, started, true);
    }
}
