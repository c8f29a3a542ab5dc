package org.qizhong.referee.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;
import org.qizhong.referee.clock.Preset;
import org.qizhong.referee.clock.Presets;
import org.qizhong.referee.clock.TimeControl;

/** Controls that are known by a name. */
class PresetTest {

    static Stream<Preset> presets() {
        return Presets.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void every_name_stands_for_a_control_of_the_grammar(Preset preset) {
        TimeControl control = TimeControl.parse(preset.control());
        assertEquals(preset.control().replace(" ", ""), control.text());
        preset.names().forEach(name -> assertEquals(control, TimeControl.parse(name)));
        assertTrue(preset.name().matches("[a-z0-9.+-]+"), preset::name);
        assertThrows(IllegalArgumentException.class, () -> TimeControl.parse(preset.name() + "9"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            cxa2011-6.1 ; 60m+30s
            cxa2011-6.2 ; 30/60m,10/10m*
            cxa2011-6.3 ; 20m
            cxa2011-6.4 ; 10m+5s
            cxa2011-6.5 ; 15m+5s|12m+5s
            cxa1999-6.1 ; 40/90m,10/15m*
            cxa1999-6.2 ; 30/60m,10/10m*
            cxa1999-6.3 ; 40/10m,30/5m*
            cxa1999-6.4 ; 30/5m*
            cxa1999-6.5 ; 60m
            快棋        ; 15m+10s
            超快棋      ; 5m+5s
            大棋圣      ; 40m+20s|20m+20s
            club        ; none
            """)
    @Clause("CXA2011:6.1")
    @Clause("CXA2011:6.2")
    @Clause("CXA2011:6.3")
    @Clause("CXA2011:6.4")
    @Clause("CXA2011:6.5")
    @Clause("CXA1999:6.1")
    @Clause("CXA1999:6.2")
    @Clause("CXA1999:6.3")
    @Clause("CXA1999:6.4")
    @Clause("CXA1999:6.5")
    @Clause("CLUB:2.2")
    void the_schemes_of_the_documents(String name, String control) {
        assertEquals(control, TimeControl.parse(name).text());
    }

    @Test
    void no_name_means_two_things() {
        List<String> names =
                presets().flatMap(preset -> preset.names().stream()).toList();
        Set<String> different = new TreeSet<>(names);
        assertEquals(names.size(), different.size(), different::toString);
    }

    @Test
    @Clause("TRANSCRIPT:header")
    void a_header_may_name_one_and_the_output_writes_it_out() {
        Story.of("time 限时限着", "0 start\n").shows("started", "time", "30/60m,10/10m*");
    }

    @Test
    @Clause("TRANSCRIPT:header")
    void an_unknown_name_is_refused_with_those_that_there_are_the_likest_first() {
        TranscriptException refusal = assertThrows(
                TranscriptException.class,
                () -> TranscriptReader.read("time cxa2011-62\n---\n".getBytes(StandardCharsets.UTF_8)));
        String what = refusal.faults().getFirst().what();
        assertTrue(
                what.startsWith("time: \"cxa2011-62\" is no time control, and no preset has that name. There are "
                        + "cxa2011-6.2, cxa2011-6.1,"),
                what);
        presets().forEach(preset -> assertTrue(what.contains(preset.name()), what));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            60             ; 1  ; "60" is no stage: a duration needs h, m or s
            60m+30         ; 4  ; "+30" cannot follow "60m": a duration needs h, m or s
            40/90m, 10/15* ; 9  ; "10/15*" is no stage
            40/90m,10/15m  ; 8  ; the last stage "10/15m" must have no move count, or end with *
            20m | 10x      ; 7  ; "10x" is no stage
            5m|5m|5m       ; 7  ; more than two sides
            20m b0x30s     ; 6  ; byoyomi needs at least one period
            9999999h       ; 1  ; "9999999h" is longer than ten days
            20m b2x9999h   ; 8  ; "9999h" is longer than ten days
            0m             ; 1  ; "0m" gives no time
            ''             ; 1  ; "" is no stage
            """)
    void what_is_wrong_is_told_with_its_place(String text, int place, String why) {
        String said = assertThrows(IllegalArgumentException.class, () -> TimeControl.parse(text))
                .getMessage();
        assertTrue(said.startsWith("\"" + text + "\" is no time control: at character " + place + ", " + why), said);
    }
}
