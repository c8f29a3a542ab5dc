package org.qizhong.service.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.toml.Section;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.bridge.wiring.WiringException;
import org.qizhong.bridge.wiring.WiringReader;
import org.qizhong.referee.rulebook.Labels;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptException.Fault;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.service.hardware.HardwareSource;
import org.qizhong.service.live.LiveClock;
import org.qizhong.service.live.Script;
import org.qizhong.service.live.Source;
import org.qizhong.service.station.Table;
import org.qizhong.service.view.Opening;
import org.qizhong.service.view.Speed;
import org.qizhong.simulator.Simulation;
import org.qizhong.simulator.Soak;
import org.qizhong.simulator.Style;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.RecordException;
import org.qizhong.xiangqi.record.Records;

/** Reads one {@code [[board]]}: its name, the keys of a transcript's header, and where its inputs come from. */
final class BoardSection {

    private static final String SIMULATE = "simulate";
    private static final String WIRING = "wiring";
    private static final String SENSORS = "sensors";
    private static final Ticker MICROS = () -> LiveClock.MACHINE.nanos() / 1_000;
    private static final Set<String> OWN = Set.of("name", WIRING, SIMULATE, "game", "seed", "style", "speed");
    private static final Set<String> LABELS =
            Stream.of(Label.values()).map(Label::key).collect(Collectors.toSet());

    private final Section section;
    private final Path file;

    BoardSection(Section section, Path file) {
        this.section = section;
        this.file = file;
    }

    /** The board; nothing where something is wrong with it, which was then noted. */
    Optional<Table> table(int number) {
        String name = section.text("name").orElse("Table " + number);
        Optional<Settings> settings = settings();
        Speed speed = speed();
        if (section.keys().contains(WIRING)) {
            refuse("it belongs to a board without " + WIRING, Stream.of(SIMULATE, "game", "seed", "style", "speed"));
            return settings.flatMap(agreed -> wired(name, agreed));
        }
        if (!section.keys().contains(SIMULATE)) {
            refuse("it belongs to a board with " + SIMULATE, Stream.of("game", "seed", "style", "speed"));
            return settings.map(agreed -> new Table(Opening.named(name, labelled(agreed), speed), Source.NONE));
        }
        Optional<Simulation> simulation = settings.flatMap(this::simulation);
        return simulation.map(played -> new Table(
                Opening.named(name, labelled(played.settings()), speed),
                new Script(played.transcript().inputs())));
    }

    private void refuse(String why, Stream<String> keys) {
        keys.filter(section.keys()::contains).forEach(key -> section.refuse(key, why));
    }

    /** A real board: what its sensors can tell stands in its wiring file. */
    private Optional<Table> wired(String name, Settings agreed) {
        Path path = file.resolveSibling(section.text(WIRING).orElse(""));
        try {
            Wiring wiring = WiringReader.read(path.toString(), Files.readAllBytes(path));
            if (section.keys().contains(SENSORS) && agreed.sensors() != wiring.sensors()) {
                section.refuse(SENSORS, "the board of " + path + " has other sensors; leave this key out");
            }
            Settings settings = labelled(agreed.with(wiring.sensors()));
            return Optional.of(
                    new Table(Opening.named(name, settings, Speed.REAL), new HardwareSource(wiring, MICROS)));
        } catch (WiringException e) {
            e.faults().forEach(fault -> section.refuse(WIRING, fault));
        } catch (IOException _) {
            section.refuse(WIRING, path + " cannot be read");
        }
        return Optional.empty();
    }

    /** Every other key is one of a transcript's header, and is read by the same reader. */
    private Optional<Settings> settings() {
        List<String> keys = section.keys().stream()
                .filter(key -> !OWN.contains(key) && !LABELS.contains(key))
                .filter(this::isPlain)
                .toList();
        List<String> lines = new ArrayList<>();
        keys.forEach(key -> lines.add(key + " " + section.text(key).orElse("")));
        try {
            return Optional.of(TranscriptReader.settings(lines));
        } catch (TranscriptException e) {
            for (Fault fault : e.faults()) {
                String key = keys.get(fault.line() - 1);
                section.refuse(key, fault.what().replaceFirst("^" + key + ": ", ""));
            }
            return Optional.empty();
        }
    }

    private boolean isPlain(String key) {
        if (!key.matches("[a-z-]+")) {
            section.refuse(key, "there is no such key");
            return false;
        }
        Optional<String> value = section.text(key);
        if (value.filter(text -> text.contains("#")).isPresent()) {
            section.refuse(key, "it must not contain #");
            return false;
        }
        return value.isPresent();
    }

    private Settings labelled(Settings settings) {
        Labels labels = settings.labels();
        for (Label label : Label.values()) {
            Optional<String> text = section.text(label.key());
            labels = text.isPresent() ? labels.with(label, text.get()) : labels;
        }
        return settings.with(labels);
    }

    private Speed speed() {
        try {
            return section.text("speed").map(Speed::parse).orElse(Speed.REAL);
        } catch (IllegalArgumentException e) {
            section.refuse("speed", e.getMessage());
            return Speed.REAL;
        }
    }

    private Optional<Simulation> simulation(Settings settings) {
        if (section.keys().contains("start")) {
            section.refuse("start", "a simulated game starts where its record does");
        }
        long seed = section.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        Optional<Style> style = style(section.text("style").orElse(Style.NATURAL.name()));
        Optional<GameRecord> record = record();
        return style.flatMap(hands -> record.map(game -> new Simulation(game, settings, hands, seed)));
    }

    private Optional<Style> style(String name) {
        Optional<Style> found =
                Soak.STYLES.stream().filter(style -> style.name().equals(name)).findFirst();
        if (found.isEmpty()) {
            List<String> names = Soak.STYLES.stream().map(Style::name).toList();
            section.refuse("style", "\"" + name + "\" is none of " + String.join(", ", names));
        }
        return found;
    }

    private Optional<GameRecord> record() {
        Optional<String> name = section.text(SIMULATE);
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Path path = file.resolveSibling(name.get());
        try {
            List<GameRecord> games = Records.read(path.toString(), Files.readAllBytes(path));
            int number = (int) section.number("game", 1, games.size(), 1);
            return Optional.of(games.get(number - 1));
        } catch (RecordException e) {
            e.getMessage().lines().forEach(line -> section.refuse(SIMULATE, line));
        } catch (IOException e) {
            section.refuse(SIMULATE, path + " cannot be read");
        }
        return Optional.empty();
    }
}
