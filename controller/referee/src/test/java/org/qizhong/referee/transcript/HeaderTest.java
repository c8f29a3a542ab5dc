package org.qizhong.referee.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Enforce;
import org.qizhong.referee.rulebook.Labels;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Level;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.referee.rulebook.Sensitivity;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;

/** Header lines, {@code key value}: what they mean, what is assumed without them, what is refused. */
@Clause("TRANSCRIPT:header")
class HeaderTest {

    private static Settings header(String lines) throws TranscriptException {
        return TranscriptReader.read((lines + "\n---\n").getBytes(StandardCharsets.UTF_8))
                .settings();
    }

    @Test
    void every_key_has_the_default_of_the_contract() throws TranscriptException {
        assertEquals(Settings.DEFAULT, header(""));
        assertEquals(Settings.DEFAULT, header("""
                rules cxa-2011
                level national
                time 60m+30s
                sensors occupancy
                enforce confirm
                start startpos
                bump 150
                together 50
                settle 600
                late-limit 15m
                natural-limit 60
                natural-checks 10
                natural-from capture
                fouls-lose 3
                stages cumulative
                pinned-touch foul
                no-draw-before 0
                no-draw-under 0s
                """));
    }

    @Test
    void every_key_is_read() throws TranscriptException {
        Settings wanted = new Settings(
                RuleBooks.CXA_1999,
                Level.JUNIOR,
                TimeControl.parse("20m b3x30s"),
                SensorKind.IDENTITY,
                Enforce.AUTO,
                Fen.parse("4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 7 12"),
                new Sensitivity(Duration.ofMillis(90), Duration.ofMillis(0), Duration.ofMillis(1000)),
                new Limits(Duration.ofMinutes(30), 40, 0, true, 4, true, true, 25, Duration.ofMinutes(3)),
                Labels.NONE.with(Label.RED, "许银川").with(Label.PLACE, "Board 1, hall#2"));
        assertEquals(wanted, header("""
                place Board 1, hall#2
                no-draw-under 3m
                no-draw-before 25
                pinned-touch must-move
                stages windows
                fouls-lose 4
                natural-from claim
                natural-checks 0
                natural-limit 40
                late-limit 30m
                settle 1000
                together 0
                bump 90
                start 4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 7 12
                enforce auto
                sensors identity
                time 20m b3x30s
                level junior
                rules cxa-1999
                red   许银川
                """));
    }

    @Test
    void free_text_keeps_its_blanks_and_loses_its_comment() throws TranscriptException {
        Labels labels = header("red  Lü  Qin # seed 2\nevent 5#6").labels();
        assertEquals(Optional.of("Lü  Qin"), labels.of(Label.RED));
        assertEquals(Optional.of("5#6"), labels.of(Label.EVENT));
        assertEquals(Optional.empty(), labels.of(Label.BLACK));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rule cxa-2011",
                "Rules cxa-2011",
                "rules cxa-2020",
                "rules",
                "level county",
                "level NATIONAL",
                "time",
                "time 60",
                "sensors camera",
                "enforce maybe",
                "start",
                "start nowhere w",
                "start 9/9/9/9/9/9/9/9/9/9 w",
                "start 4k4/9/9/9/9/9/9/9/9/4K4 w",
                "bump -1",
                "bump 1.5",
                "bump 150ms",
                "together x",
                "settle 0x10",
                "late-limit 15",
                "natural-limit 0",
                "natural-limit -3",
                "natural-checks ten",
                "natural-from now",
                "fouls-lose 0",
                "stages fixed",
                "pinned-touch maybe",
                "no-draw-before 1.5",
                "no-draw-under 3",
                "red",
                "start startpos w",
                "0 start"
            })
    void a_line_that_means_nothing_is_refused(String line) {
        Refusal.of("event x\n" + line + "\n---\n0 start\n").names(2);
    }

    @Test
    void a_key_must_not_come_twice() {
        Refusal.of("time 10m\n# again\ntime 10m\n---\n").names(3, "time");
        Refusal.of("red A\nred B\n---\n").names(2, "red");
    }

    @Test
    void every_fault_is_told_in_the_order_of_the_lines() {
        Refusal.of("bump x\nbumb 5\nlevel low\n---\n1 lift z9\n0 tick\n").names(1, 2, 3, 5);
        Refusal.of("level low\n---\n1 tick\n0 tick\n").names(1, 4);
    }

    @Test
    @Clause("TRANSCRIPT:time-control")
    void ten_days_are_the_longest_time() throws TranscriptException {
        assertEquals("240h", header("time 240h").time().text());
        Refusal.of("time 240h0.000001s\n---\n").names(1, "ten days");
    }
}
