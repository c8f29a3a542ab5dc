package org.qizhong.service.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.qizhong.referee.clock.Preset;
import org.qizhong.referee.clock.Presets;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.service.timing.Explanation;
import org.qizhong.service.timing.Rehearsal;
import org.qizhong.service.timing.StageEnd;
import org.qizhong.service.timing.Timetable;
import org.qizhong.service.timing.Tongue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qizhong clock CONTROL}: what a time control means, in words and on a list of thoughts. */
@Command(
        name = "clock",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Explain a time control in words, and try it out on a list of times used.",
            "Without a control, list the presets."
        },
        footer = {
            "",
            "Exit code: 0; 2 if the control or the list cannot be read.",
            "",
            "Examples:",
            "  qizhong clock 30/60m,10/10m*",
            "  qizhong clock cxa1999-6.1 --lang zh --stages windows",
            "  qizhong clock 5s b2x10s --press '3 4 25 12.5'"
        })
final class ClockCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            arity = "0..*",
            paramLabel = "CONTROL",
            description = "A time control or the name of a preset; spaces are free.")
    private List<String> words = List.of();

    @Mixin
    private LanguageOption lang = new LanguageOption();

    @Option(
            names = "--stages",
            paramLabel = "WHEN",
            description = "When a stage ends: cumulative (default), with its moves; windows, with its time.")
    private String stages = StageEnd.CUMULATIVE.word();

    @Option(
            names = "--press",
            paramLabel = "LIST",
            description = {
                "The seconds that each move took, Red's first, divided by blanks or commas.",
                "What does not begin with a digit is a file with such a list; - is standard input."
            })
    private Optional<String> press = Optional.empty();

    ClockCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Tongue tongue = Tongue.of(lang.language());
        StageEnd end = Stream.of(StageEnd.values())
                .filter(known -> known.word().equals(stages))
                .findFirst()
                .orElseThrow(() -> new Complaint("--stages: \"" + stages + "\" is none of cumulative, windows"));
        Optional<List<Duration>> thoughts = press.map(list -> Thoughts.read(list, terminal));
        if (words.isEmpty()) {
            list(tongue);
            return 0;
        }
        TimeControl control = control();
        if (control.stages().isEmpty() && thoughts.isPresent()) {
            throw new Complaint("--press: without clocks there is nothing to try");
        }
        Presets.named(String.join(" ", words))
                .ifPresent(preset -> terminal.print(preset.name() + ", " + preset.source()));
        terminal.print(control.text());
        Explanation.of(control, end, tongue).forEach(terminal::print);
        thoughts.ifPresent(used -> tryOut(Rehearsal.of(control, end, used), used.size(), tongue));
        return 0;
    }

    private TimeControl control() {
        try {
            return TimeControl.parse(String.join(" ", words));
        } catch (IllegalArgumentException e) {
            throw new Complaint(e.getMessage());
        }
    }

    private void list(Tongue tongue) {
        List<List<String>> rows = new ArrayList<>();
        for (Preset preset : Presets.ALL) {
            rows.add(
                    List.of(String.join(" ", preset.names()), preset.control(), preset.source(), tongue.words(preset)));
        }
        Timetable.aligned(rows).forEach(terminal::print);
    }

    private void tryOut(Rehearsal rehearsal, int thoughts, Tongue tongue) {
        terminal.print("");
        Timetable.of(rehearsal, tongue).forEach(terminal::print);
        int ply = rehearsal.moves().size() + 1;
        rehearsal.flag().ifPresent(flag -> terminal.print(tongue.flag(ply, flag)));
        if (thoughts > ply) {
            terminal.print(tongue.untried(thoughts - ply));
        }
    }
}
