package org.qizhong.referee.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qizhong.xiangqi.BySide;

/** Reads the grammar of time controls. */
final class TimeControlReader {

    private static final String DURATION = "(?:[0-9]{1,7}(?:\\.[0-9]{1,6})?[hms])+";
    private static final Pattern STAGE =
            Pattern.compile("(?:(?<moves>[0-9]{1,4})/)?(?<time>" + DURATION + ")" + "(?:(?<kind>[+~d])(?<bonus>"
                    + DURATION + ")|b(?<count>[0-9]{1,3})x(?<period>" + DURATION + "))?(?<star>\\*)?");
    private static final Pattern PART = Pattern.compile("([0-9.]+)([hms])");
    private static final Duration LONGEST = Duration.ofDays(10);

    private TimeControlReader() {}

    static TimeControl read(String text) {
        String plain = text.replaceAll("\\s+", "");
        if (plain.equals("none")) {
            return TimeControl.NONE;
        }
        String[] sides = plain.split("\\|", -1);
        if (sides.length > 2) {
            throw refused(text, "more than two sides");
        }
        List<Stage> red = stages(text, sides[0]);
        List<Stage> black = sides.length == 1 ? red : stages(text, sides[1]);
        return new TimeControl(plain, Optional.of(new BySide<>(red, black)));
    }

    private static List<Stage> stages(String text, String side) {
        List<Stage> stages = new ArrayList<>();
        String[] parts = side.split(",", -1);
        for (String part : parts) {
            Stage stage = stage(text, part);
            boolean last = stages.size() == parts.length - 1;
            if (last && stage.moves().isPresent() && !stage.repeats()) {
                throw refused(text, "the last stage \"" + part + "\" must have no move count, or end with *");
            }
            if (!last && stage.moves().isEmpty()) {
                throw refused(text, "\"" + part + "\" has no move count, so no stage can follow it");
            }
            if (!last && stage.repeats()) {
                throw refused(text, "\"" + part + "\" repeats for ever, so no stage can follow it");
            }
            stages.add(stage);
        }
        return List.copyOf(stages);
    }

    private static Stage stage(String text, String part) {
        Matcher form = STAGE.matcher(part);
        if (!form.matches()) {
            throw refused(text, "\"" + part + "\" is no stage");
        }
        OptionalInt moves = form.group("moves") == null
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(form.group("moves")));
        Stage stage = new Stage(moves, duration(form.group("time")), bonus(form), form.group("star") != null);
        if (moves.isPresent() && moves.getAsInt() == 0) {
            throw refused(text, "\"" + part + "\" asks for no moves");
        }
        if (stage.repeats() && moves.isEmpty()) {
            throw refused(text, "\"" + part + "\" repeats, so it needs a move count");
        }
        if (stage.time().isZero() && !givesTimeBeforeTheMove(stage.bonus())) {
            throw refused(text, "\"" + part + "\" gives no time");
        }
        return stage;
    }

    private static boolean givesTimeBeforeTheMove(Bonus bonus) {
        return bonus instanceof Bonus.Byoyomi || (bonus instanceof Bonus.Delay(Duration hold) && !hold.isZero());
    }

    private static Bonus bonus(Matcher form) {
        if (form.group("count") != null) {
            Bonus.Byoyomi byoyomi =
                    new Bonus.Byoyomi(Integer.parseInt(form.group("count")), duration(form.group("period")));
            if (byoyomi.periods() == 0 || byoyomi.period().isZero()) {
                throw refused(form.group(), "byoyomi needs at least one period, longer than zero");
            }
            return byoyomi;
        }
        if (form.group("kind") == null) {
            return Bonus.NONE;
        }
        Duration duration = duration(form.group("bonus"));
        return switch (form.group("kind").charAt(0)) {
            case '+' -> new Bonus.Increment(duration);
            case '~' -> new Bonus.Bronstein(duration);
            default -> new Bonus.Delay(duration);
        };
    }

    /**
     * Reads a duration such as {@code 1h30m}, {@code 60m} or {@code 90s}; parts of a second down to a microsecond.
     *
     * @throws IllegalArgumentException if it is none, or longer than ten days
     */
    static Duration duration(String text) {
        if (!text.matches(DURATION)) {
            throw new IllegalArgumentException("\"" + text + "\" is no duration: it must read like 1h30m, 60m or 90s");
        }
        long micros = 0;
        Matcher part = PART.matcher(text);
        while (part.find()) {
            long unit = switch (part.group(2).charAt(0)) {
                case 'h' -> 3_600_000_000L;
                case 'm' -> 60_000_000L;
                default -> 1_000_000L;
            };
            micros += new BigDecimal(part.group(1))
                    .multiply(BigDecimal.valueOf(unit))
                    .longValue();
        }
        Duration duration = Duration.ofNanos(Math.multiplyExact(micros, 1000L));
        if (duration.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException("\"" + text + "\" is longer than ten days");
        }
        return duration;
    }

    private static IllegalArgumentException refused(String text, String why) {
        return new IllegalArgumentException("\"" + text + "\" is no time control: " + why
                + ". Right are 60m+30s, 30/60m,10/10m*, 15m+5s|12m+5s, 20m b3x30s, none");
    }
}
