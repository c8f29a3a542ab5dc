package org.qizhong.referee.clock;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
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
    private static final long LONGEST = 10 * 24 * 3_600_000_000L;

    private final String text;
    private final String plain;

    private TimeControlReader(String text) {
        this.text = text;
        this.plain = text.replaceAll("\\s+", "");
    }

    /** Reads a control, or the name of one. */
    static TimeControl read(String text) {
        Optional<Preset> preset = Presets.named(text.strip());
        if (preset.isPresent()) {
            return new TimeControlReader(preset.get().control()).control();
        }
        if (!text.isBlank()
                && Character.isLetter(text.strip().codePointAt(0))
                && !text.strip().equals("none")) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" is no time control, and no preset has that name. There are "
                            + String.join(", ", Presets.like(text.strip())));
        }
        return new TimeControlReader(text).control();
    }

    private TimeControl control() {
        if (plain.equals("none")) {
            return TimeControl.NONE;
        }
        String[] sides = plain.split("\\|", -1);
        if (sides.length > 2) {
            throw refused(sides[0].length() + sides[1].length() + 2, "more than two sides");
        }
        List<Stage> red = stages(sides[0], 0);
        List<Stage> black = sides.length == 1 ? red : stages(sides[1], sides[0].length() + 1);
        return new TimeControl(plain, Optional.of(new BySide<>(red, black)));
    }

    private List<Stage> stages(String side, int start) {
        List<Stage> stages = new ArrayList<>();
        String[] parts = side.split(",", -1);
        int at = start;
        for (String part : parts) {
            Stage stage = stage(part, at);
            boolean last = stages.size() == parts.length - 1;
            if (last && stage.moves().isPresent() && !stage.repeats()) {
                throw refused(at, "the last stage \"" + part + "\" must have no move count, or end with *");
            }
            if (!last && stage.moves().isEmpty()) {
                throw refused(at, "\"" + part + "\" has no move count, so no stage can follow it");
            }
            if (!last && stage.repeats()) {
                throw refused(at, "\"" + part + "\" repeats for ever, so no stage can follow it");
            }
            stages.add(stage);
            at += part.length() + 1;
        }
        return List.copyOf(stages);
    }

    private Stage stage(String part, int at) {
        Matcher form = STAGE.matcher(part);
        if (!form.matches()) {
            throw noStage(part, at);
        }
        OptionalInt moves = form.group("moves") == null
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(form.group("moves")));
        Duration time = duration(form, "time", at);
        Stage stage = new Stage(moves, time, bonus(form, at), form.group("star") != null);
        if (moves.isPresent() && moves.getAsInt() == 0) {
            throw refused(at, "\"" + part + "\" asks for no moves");
        }
        if (stage.repeats() && moves.isEmpty()) {
            throw refused(at, "\"" + part + "\" repeats, so it needs a move count");
        }
        if (stage.time().isZero() && !givesTimeBeforeTheMove(stage.bonus())) {
            throw refused(at, "\"" + part + "\" gives no time");
        }
        return stage;
    }

    private IllegalArgumentException noStage(String part, int at) {
        Matcher form = STAGE.matcher(part);
        String unit = part.matches(".*[0-9]") ? ": a duration needs h, m or s" : "";
        if (!form.lookingAt()) {
            return refused(at, "\"" + part + "\" is no stage" + unit);
        }
        String rest = part.substring(form.end());
        return refused(at + form.end(), "\"" + rest + "\" cannot follow \"" + form.group() + "\"" + unit);
    }

    private static boolean givesTimeBeforeTheMove(Bonus bonus) {
        return bonus instanceof Bonus.Byoyomi || (bonus instanceof Bonus.Delay(Duration hold) && !hold.isZero());
    }

    private Bonus bonus(Matcher form, int at) {
        if (form.group("count") != null) {
            Duration period = duration(form, "period", at);
            Bonus.Byoyomi byoyomi = new Bonus.Byoyomi(Integer.parseInt(form.group("count")), period);
            if (byoyomi.periods() == 0 || byoyomi.period().isZero()) {
                throw refused(at + form.start("count"), "byoyomi needs at least one period, longer than zero");
            }
            return byoyomi;
        }
        if (form.group("kind") == null) {
            return Bonus.NONE;
        }
        Duration duration = duration(form, "bonus", at);
        return switch (form.group("kind").charAt(0)) {
            case '+' -> new Bonus.Increment(duration);
            case '~' -> new Bonus.Bronstein(duration);
            default -> new Bonus.Delay(duration);
        };
    }

    private Duration duration(Matcher form, String group, int at) {
        try {
            return duration(form.group(group));
        } catch (IllegalArgumentException e) {
            throw refused(at + form.start(group), e.getMessage());
        }
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
            if (micros > LONGEST) {
                throw new IllegalArgumentException("\"" + text + "\" is longer than ten days");
            }
        }
        return Duration.of(micros, ChronoUnit.MICROS);
    }

    /** Refuses the control; the place is counted in the text as it was written, spaces and all. */
    private IllegalArgumentException refused(int at, String why) {
        int place = 0;
        for (int left = at;
                place < text.length() && (left > 0 || Character.isWhitespace(text.charAt(place)));
                place++) {
            left -= Character.isWhitespace(text.charAt(place)) ? 0 : 1;
        }
        return new IllegalArgumentException("\"" + text + "\" is no time control: at character " + (place + 1) + ", "
                + why + ". Right are 60m+30s, 30/60m,10/10m*, 15m+5s|12m+5s, 20m b3x30s, none");
    }
}
