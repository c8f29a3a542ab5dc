package org.qizhong.referee.transcript;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.clock.Durations;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Enforce;
import org.qizhong.referee.rulebook.Labels;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Level;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.RuleBook;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.referee.rulebook.Sensitivity;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptException.Fault;
import org.qizhong.xiangqi.Fen;

/** Reads header lines, {@code key value}, into settings; a key that is not given takes its default. */
final class HeaderReader {

    private static final Map<String, String> DEFAULTS = Map.ofEntries(
            Map.entry("rules", "cxa-2011"),
            Map.entry("level", "national"),
            Map.entry("time", "60m+30s"),
            Map.entry("sensors", "occupancy"),
            Map.entry("enforce", "confirm"),
            Map.entry("start", "startpos"),
            Map.entry("bump", "150"),
            Map.entry("together", "50"),
            Map.entry("settle", "600"),
            Map.entry("late-limit", "15m"),
            Map.entry("natural-limit", "60"),
            Map.entry("natural-checks", "10"),
            Map.entry("natural-from", "capture"),
            Map.entry("fouls-lose", "3"),
            Map.entry("stages", "cumulative"),
            Map.entry("pinned-touch", "foul"),
            Map.entry("no-draw-before", "0"),
            Map.entry("no-draw-under", "0s"));
    private static final Set<String> LABELS =
            Stream.of(Label.values()).map(Label::key).collect(Collectors.toSet());

    private record Entry(int line, String value) {}

    private final Map<String, Entry> entries = new HashMap<>();
    private final List<Fault> faults = new ArrayList<>();

    /**
     * Takes one line.
     *
     * @throws IllegalArgumentException if it has no known key, or no value, or a key that was there before
     */
    void read(int number, String line) {
        String[] parts = line.split("\\s+", 2);
        if (!DEFAULTS.containsKey(parts[0]) && !LABELS.contains(parts[0])) {
            throw new IllegalArgumentException("there is no header key \"" + parts[0] + "\"");
        }
        if (parts.length < 2) {
            throw new IllegalArgumentException("the header key " + parts[0] + " has no value");
        }
        if (entries.putIfAbsent(parts[0], new Entry(number, parts[1])) != null) {
            throw new IllegalArgumentException("the header key " + parts[0] + " is given twice");
        }
    }

    /** Faults of values, known once {@link #settings} was called. */
    List<Fault> faults() {
        return faults;
    }

    /** The settings; a value that is refused is noted as a fault and leaves its default. */
    Settings settings() {
        return new Settings(
                value("rules", HeaderReader::ruleBook),
                value("level", text -> constant(Level.values(), text)),
                value("time", TimeControl::parse),
                value("sensors", text -> constant(SensorKind.values(), text)),
                value("enforce", text -> constant(Enforce.values(), text)),
                value("start", HeaderReader::start),
                new Sensitivity(
                        value("bump", this::millis), value("together", this::millis), value("settle", this::millis)),
                limits(),
                labels());
    }

    private Limits limits() {
        return new Limits(
                value("late-limit", Durations::parse),
                value("natural-limit", text -> number(text, 1, 10_000)),
                value("natural-checks", text -> number(text, 0, 10_000)),
                value("natural-from", text -> isSecond(text, "capture", "claim")),
                value("fouls-lose", text -> number(text, 1, 10_000)),
                value("stages", text -> isSecond(text, "cumulative", "windows")),
                value("pinned-touch", text -> isSecond(text, "foul", "must-move")),
                value("no-draw-before", text -> number(text, 0, 10_000)),
                value("no-draw-under", Durations::parse));
    }

    private Labels labels() {
        Map<Label, String> texts = new EnumMap<>(Label.class);
        for (Label label : Label.values()) {
            Optional.ofNullable(entries.get(label.key())).ifPresent(entry -> texts.put(label, entry.value()));
        }
        return new Labels(texts);
    }

    private <T> T value(String key, Function<String, T> read) {
        Entry entry = entries.getOrDefault(key, new Entry(0, DEFAULTS.get(key)));
        try {
            return read.apply(entry.value());
        } catch (IllegalArgumentException e) {
            faults.add(new Fault(entry.line(), key + ": " + e.getMessage()));
            return read.apply(DEFAULTS.get(key));
        }
    }

    private static RuleBook ruleBook(String name) {
        return RuleBooks.named(name)
                .orElseThrow(() -> noneOf(RuleBooks.ALL.stream().map(RuleBook::name), name));
    }

    private static Fen start(String text) {
        return text.equals("startpos") ? Fen.START : Fen.parse(text);
    }

    private Duration millis(String text) {
        return Duration.ofMillis(number(text, 0, 600_000));
    }

    static int number(String text, int least, int most) {
        if (!text.matches("[0-9]{1,6}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new IllegalArgumentException("\"" + text + "\" is no number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }

    private static boolean isSecond(String text, String first, String second) {
        if (!text.equals(first) && !text.equals(second)) {
            throw noneOf(Stream.of(first, second), text);
        }
        return text.equals(second);
    }

    private static <E extends Enum<E>> E constant(E[] constants, String text) {
        return Stream.of(constants)
                .filter(constant -> word(constant).equals(text))
                .findFirst()
                .orElseThrow(() -> noneOf(Stream.of(constants).map(HeaderReader::word), text));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static IllegalArgumentException noneOf(Stream<String> words, String text) {
        return new IllegalArgumentException("\"" + text + "\" is none of " + words.collect(Collectors.joining(", ")));
    }
}
