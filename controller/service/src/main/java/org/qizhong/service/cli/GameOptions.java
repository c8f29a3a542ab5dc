package org.qizhong.service.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.simulator.Simulation;
import org.qizhong.simulator.Soak;
import org.qizhong.simulator.Style;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.RecordException;
import org.qizhong.xiangqi.record.Records;
import picocli.CommandLine.Option;

/** The options of every command that lets simulated hands play. */
final class GameOptions {

    @Option(
            names = "--sensors",
            paramLabel = "KIND",
            description = "What the board can tell: occupancy (default), side or identity.")
    private Optional<String> sensors = Optional.empty();

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "How the players handle pieces and clock: plain, natural (default) or messy.")
    private String style = Style.NATURAL.name();

    @Option(names = "--seed", paramLabel = "N", description = "What is left to chance (default: 1).")
    private long seed = 1;

    @Option(
            names = "--time",
            paramLabel = "CONTROL",
            description = "The time control (default: 60m+30s), such as 15m+5s, 20m b3x30s or cxa2011-6.2.")
    private Optional<String> time = Optional.empty();

    Simulation simulation(GameRecord record) {
        return new Simulation(record, settings(), style(style), seed);
    }

    /** A line of a transcript's header for each option that was given, so that both refuse with the same words. */
    private Settings settings() {
        List<String> lines = new ArrayList<>();
        sensors.ifPresent(value -> lines.add("sensors " + value));
        time.ifPresent(value -> lines.add("time " + value));
        return settings(lines);
    }

    static Settings settings(List<String> lines) {
        try {
            return TranscriptReader.settings(lines);
        } catch (TranscriptException e) {
            throw new Complaint(
                    e.faults().stream().map(fault -> "--" + fault.what()).toList());
        }
    }

    static Style style(String name) {
        return Soak.STYLES.stream()
                .filter(style -> style.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new Complaint("--style: \"" + name + "\" is none of "
                        + Soak.STYLES.stream().map(Style::name).collect(Collectors.joining(", "))));
    }

    /** The games of a record file; a bad one is refused with every fault and its line. */
    static List<GameRecord> records(String file, Terminal terminal) {
        try {
            return Records.read(file, Inputs.bytes(file, terminal));
        } catch (RecordException e) {
            throw new Complaint(e.getMessage().lines().toList());
        }
    }

    /** One game of a record file, counted from 1. */
    static GameRecord record(String file, int number, Terminal terminal) {
        List<GameRecord> games = records(file, terminal);
        if (number < 1 || number > games.size()) {
            throw new Complaint(file + ": there is no game " + number + ", the file holds " + games.size());
        }
        return games.get(number - 1);
    }
}
