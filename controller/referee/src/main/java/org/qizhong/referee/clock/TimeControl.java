package org.qizhong.referee.clock;

import java.util.List;
import java.util.Optional;
import org.qizhong.xiangqi.BySide;

/**
 * How much time both sides have (计时方案). Where Red and Black differ (贴时, CXA2011:6.5) the stages do.
 *
 * @param text the control as it was written, without spaces
 * @param stages each side's stages, at least one; nothing where there are no clocks
 */
public record TimeControl(String text, Optional<BySide<List<Stage>>> stages) {

    /** No clocks at all. */
    public static final TimeControl NONE = new TimeControl("none", Optional.empty());

    /**
     * Reads a control such as {@code 60m+30s}, {@code 30/60m,10/10m*}, {@code 15m+5s|12m+5s}, {@code 20m b3x30s} or
     * {@code none}; or the name of a {@link Presets preset}, which is written out.
     *
     * @throws IllegalArgumentException with what is wrong and what would be right
     */
    public static TimeControl parse(String text) {
        return TimeControlReader.read(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
