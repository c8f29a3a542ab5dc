package org.qizhong.referee.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;

/** What makes a text a transcript: lines, comments, the divider, the order of time, the encoding. */
@Clause("TRANSCRIPT:form")
class FormTest {

    private static final Input.Start START = new Input.Start(GameTime.ZERO);

    private static List<Input> read(String text) throws TranscriptException {
        return TranscriptReader.read(text.getBytes(StandardCharsets.UTF_8)).inputs();
    }

    private static GameTime onlyTime(String time) throws TranscriptException {
        return read("---\n" + time + " tick").getFirst().at();
    }

    @Test
    void comments_and_blank_lines_are_free() throws TranscriptException {
        assertEquals(List.of(START), read("""
                # a game

                time 10m   # each
                   \t
                ---        # now it begins
                # nothing yet
                0 start    # Red's clock
                """));
        assertEquals(List.of(START), read("---\n0 start\t# after a tab\n#"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\n", "\n\n", "\r\n\r\n"})
    void lines_end_as_they_like(String end) throws TranscriptException {
        List<Input> wanted = List.of(START, new Input.Tick(GameTime.ofMillis(1500)));
        assertEquals(wanted, read(String.join(end, "time 10m", "---", "0 start", "1.5 tick")));
        assertEquals(wanted, read(String.join(end, "time 10m", "---", "0 start", "1.5 tick", "")));
    }

    @Test
    void a_byte_order_mark_is_no_sign() throws TranscriptException {
        assertEquals(List.of(START), read("\uFEFFtime 10m\n---\n0 start\n"));
        assertEquals(List.of(START), read("\uFEFF---\n0 start\n"));
        Refusal.of("---\n\uFEFF0 start\n").names(2);
    }

    @Test
    void blanks_between_words_are_free() throws TranscriptException {
        assertEquals(List.of(START), read("---\n   0   start   \n"));
        assertEquals(List.of(START), read("---\n0\tstart\n"));
    }

    @Test
    void bytes_that_are_no_utf_8_are_refused_with_their_line() {
        byte[] latin = "time 10m\nred L\u00fc Qin\n---\n".getBytes(StandardCharsets.ISO_8859_1);
        Refusal.of(latin).names(2, "UTF-8");
        byte[] half = "---\n0 start\n# \u5e05".getBytes(StandardCharsets.UTF_8);
        Refusal.of(java.util.Arrays.copyOf(half, half.length - 1)).names(3, "UTF-8");
        byte[] good = "red \ufffd\n".getBytes(StandardCharsets.UTF_8);
        byte[] both = java.util.Arrays.copyOf(good, good.length + 1);
        both[good.length] = (byte) 0xff;
        Refusal.of(both).names(2, "UTF-8");
    }

    @Test
    void the_divider_must_be_there() {
        Refusal.of("").names(1, "---");
        Refusal.of("time 10m").names(1, "---");
        Refusal.of("time 10m\n--\n").names(2, 3);
        Refusal.of("---\n0 start\n---\n").names(3, "---");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "-1", "+1", ".5", "1.", "1,5", "1e3", "0x1", "1:30", "NaN", "1.2345678", "1s", "\u0661"})
    void a_time_is_seconds_with_at_most_six_decimals(String time) {
        Refusal.of("---\n" + time + " tick\n").names(2);
    }

    @Test
    void times_have_microseconds() throws TranscriptException {
        assertEquals(new GameTime(12_345_000), onlyTime("12.345"));
        assertEquals(new GameTime(1), onlyTime("0.000001"));
        assertEquals(new GameTime(999_999_999_999_999L), onlyTime("999999999.999999"));
        assertEquals(GameTime.ZERO, onlyTime("000.0"));
    }

    @Test
    void times_never_decrease() throws TranscriptException {
        assertEquals(2, read("---\n5 tick\n5.000 tick\n").size());
        Refusal.of("---\n5 tick\n4.999999 tick\n").names(3, "4.999999");
        Refusal.of("---\n5 tick\n4 tick\n6 tick\n5.5 tick\n").names(3, 5);
    }

    @Test
    void end_is_the_last_line_and_only_lets_time_pass() throws TranscriptException {
        assertEquals(List.of(START, new Input.Tick(GameTime.ofMillis(9000))), read("---\n0 start\n9 end\n\n# bye\n"));
        Refusal.of("---\n0 start\n9 end\n9 tick\n").names(4, "end");
        Refusal.of("---\n9 end\n9 end\n").names(3, "end");
        Refusal.of("---\n9 end now\n").names(2, "now");
    }

    @Test
    void a_transcript_may_hold_no_event() throws TranscriptException {
        assertEquals(List.of(), read("---"));
    }
}
