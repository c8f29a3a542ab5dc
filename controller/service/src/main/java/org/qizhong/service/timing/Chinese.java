package org.qizhong.service.timing;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.Preset;
import org.qizhong.referee.clock.Stage;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Side;

/** Chinese, in the words of the rule books. */
record Chinese() implements Tongue {

    private static final String NUMERALS = "一二三四五六七八九十";

    @Override
    public String words(Preset preset) {
        return preset.chinese();
    }

    @Override
    public String noClocks() {
        return "不用棋钟：不计时，没有超时，也不必按钟。";
    }

    @Override
    public String side(Side side) {
        return side == Side.RED ? "红方" : "黑方";
    }

    @Override
    public String unequal() {
        return "双方用时不同（贴时）。哪一方用时较少，规则未定，由赛会规定。";
    }

    @Override
    public String stage(int number, Stage stage, int stages) {
        String bonus = bonus(stage.bonus()) + "。";
        String time = duration(stage.time());
        if (stage.moves().isEmpty()) {
            String budget = stage.time().isZero() ? "无基本用时" : time + "，不限着数";
            return stages == 1
                    ? (stage.time().isZero() ? budget : "基本用时 " + budget) + bonus
                    : ordinal(number) + "：" + budget + bonus(stage.bonus()) + "，直至对局结束。";
        }
        int moves = stage.moves().getAsInt();
        String asked = stage.time().isZero() ? "须走满 " + moves + " 着，无基本用时" : time + "内须走满 " + moves + " 着";
        if (!stage.repeats()) {
            return ordinal(number) + "：" + asked + bonus;
        }
        String over = stage.time().isZero() ? "每一时限" : "每 ";
        return (stages == 1 ? "" : "以后") + over + asked + bonus(stage.bonus()) + "，直至对局结束。";
    }

    private static String ordinal(int number) {
        return number <= NUMERALS.length() ? "第" + NUMERALS.charAt(number - 1) + "时限" : "第 " + number + " 时限";
    }

    private String bonus(Bonus bonus) {
        return switch (bonus) {
            case Bonus.None _ -> "";
            case Bonus.Increment(Duration added) -> "，每走一步加 " + duration(added);
            case Bonus.Bronstein(Duration most) -> "，每步按实际用时补还，至多 " + duration(most);
            case Bonus.Delay(Duration hold) -> "，每步延时 " + duration(hold);
            case Bonus.Byoyomi(int periods, Duration period) -> "，然后读秒 " + periods + " 次，每次 " + duration(period);
        };
    }

    @Override
    public String turn(StageEnd stages) {
        return switch (stages) {
            case CUMULATIVE -> "走满规定着数，当即转入下一时限；没用完的时间累计到下一时限。";
            case WINDOWS -> "时间到了才转入下一时限；提前多走的着数，不累计到下一时限。";
        };
    }

    @Override
    public Optional<String> note(Bonus bonus) {
        return switch (bonus) {
            case Bonus.None _ -> Optional.empty();
            case Bonus.Increment _ -> Optional.of("按钟时加秒，第一步走棋之前不加；没用完的时间可以积累。");
            case Bonus.Bronstein _ -> Optional.of("一步用时不超过补还的限度，余时不减；超过的部分才扣（布朗斯坦制）。余时不会因走棋而增加。");
            case Bonus.Delay _ -> Optional.of("轮到走棋时，钟先等这段延时才走；延时之内走完，余时不减。没用完的延时不积累。");
            case Bonus.Byoyomi _ ->
                Optional.of("基本用时走完即开始读秒。读秒之内走棋并按钟，这一次重新读起，次数不减；" + "读完一次还没有走，即扣去一次，接着读下一次；最后一次读完即为超时。");
        };
    }

    @Override
    public String periodsLapse() {
        return "读秒次数不累计，时限结束即作废。";
    }

    @Override
    public String zero() {
        return "时间到零即为超时，判负。";
    }

    @Override
    public String unfinished() {
        return "时间到零而着数没有走满，即为超时，判负。";
    }

    @Override
    public String tooLate() {
        return "到零之时及其后按钟，均为无效，也不再加时。";
    }

    @Override
    public List<String> columns() {
        return List.of("着", "走棋", "用时", "补时", "时限", "红方余时", "黑方余时");
    }

    @Override
    public String flag(int ply, Rehearsal.Flagged flag) {
        return side(flag.side()) + "走第 " + ply + " 着用到 " + duration(flag.used()) + "时超时，即对局开始后 "
                + duration(flag.at().since(GameTime.ZERO)) + "。";
    }

    @Override
    public String untried(int thoughts) {
        return "其后的 " + thoughts + " 个用时不计。";
    }

    @Override
    public String duration(Duration duration) {
        long micros = duration.toNanos() / 1000;
        long minutes = micros / 60_000_000;
        String seconds = GameTime.seconds(micros % 60_000_000);
        if (minutes == 0) {
            return seconds + " 秒";
        }
        return seconds.equals("0") ? minutes + " 分钟" : minutes + " 分 " + seconds + " 秒";
    }
}
