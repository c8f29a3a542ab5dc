package org.qizhong.referee.clock;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The time controls that rule books and events are known by. Where a clause names a kind and no figures (CXA2011:6.3
 * to 6.5, CXA1999:6.5) the figures are usual ones; an event that sets others writes the control itself.
 */
public final class Presets {

    private static final String TABLE = """
            cxa2011-6.1 加秒   ; 60m+30s         ; CXA2011:6.1    ; base time and increment          ; 基本用时加秒
            cxa2011-6.2 限时限着 ; 30/60m,10/10m*  ; CXA2011:6.2    ; so many moves in so much time    ; 限时限着
            cxa2011-6.3 包干   ; 20m             ; CXA2011:6.3    ; one budget, such as 20 minutes   ; 限时包干，如 20 分钟
            cxa2011-6.4      ; 10m+5s          ; CXA2011:6.4    ; rapid, at most 15 minutes        ; 快棋，每方 15 分钟以下
            cxa2011-6.5 贴时   ; 15m+5s|12m+5s   ; CXA2011:6.5    ; one side has less, such as Black ; 贴时，如红 15、黑 12 分钟
            cxa1999-6.1      ; 40/90m,10/15m*  ; CXA1999:6.1    ; so many moves in so much time    ; 限时限着
            cxa1999-6.2      ; 30/60m,10/10m*  ; CXA1999:6.2    ; so many moves in so much time    ; 限时限着
            cxa1999-6.3      ; 40/10m,30/5m*   ; CXA1999:6.3    ; the same for rapid               ; 限时限着，用于快棋
            cxa1999-6.4      ; 30/5m*          ; CXA1999:6.4    ; the same for rapid, one stage    ; 限时限着，用于快棋
            cxa1999-6.5      ; 60m             ; CXA1999:6.5    ; one budget, such as 60 minutes   ; 时间包干，如 60 分钟
            kuaiqi 快棋        ; 15m+10s         ; older appendix ; rapid, 15 to 30 minutes          ; 快棋，15 至 30 分钟
            chaokuaiqi 超快棋   ; 5m+5s           ; older appendix ; blitz, 5 to 10 minutes           ; 超快棋，5 至 10 分钟
            dumiao 读秒        ; 10m b1x10s      ; older appendix ; a budget, then 10 s a move       ; 时间用完，每步读秒 10 秒
            dumiao-45        ; 10m b1x45s      ; events         ; a budget, then 45 s a move       ; 时间用完，每步读秒 45 秒
            60+20            ; 60m+20s         ; events         ; minutes and seconds              ; 分钟加秒
            50+20            ; 50m+20s         ; events         ; minutes and seconds              ; 分钟加秒
            40+5             ; 40m+5s          ; events         ; minutes and seconds              ; 分钟加秒
            30+20            ; 30m+20s         ; events         ; minutes and seconds              ; 分钟加秒
            30+10            ; 30m+10s         ; events         ; minutes and seconds              ; 分钟加秒
            30+6             ; 30m+6s          ; events         ; minutes and seconds              ; 分钟加秒
            25+5             ; 25m+5s          ; events         ; minutes and seconds              ; 分钟加秒
            20+5             ; 20m+5s          ; events         ; minutes and seconds              ; 分钟加秒
            daqisheng 大棋圣    ; 40m+20s|20m+20s ; events         ; Black has half of Red's time     ; 贴时，黑方为红方的一半
            club 不限时         ; none            ; CLUB:2.2       ; no clocks                        ; 不用棋钟
            """;

    public static final List<Preset> ALL = TABLE.lines().map(Presets::row).toList();

    private Presets() {}

    private static Preset row(String line) {
        String[] cells = line.split("\\s*;\\s*", -1);
        return new Preset(List.of(cells[0].split(" ", -1)), cells[1], cells[2], cells[3], cells[4]);
    }

    /** The control of that name, whichever of its names it is. */
    public static Optional<Preset> named(String name) {
        return ALL.stream().filter(preset -> preset.names().contains(name)).findFirst();
    }

    /** Every name, those first that are most like the one that was meant. */
    static List<String> like(String name) {
        return ALL.stream()
                .flatMap(preset -> preset.names().stream())
                .sorted(Comparator.comparingInt(known -> steps(name, known)))
                .toList();
    }

    /** How many characters have to be changed, put in or left out to make one of the other. */
    private static int steps(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int before = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = before + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                before = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
