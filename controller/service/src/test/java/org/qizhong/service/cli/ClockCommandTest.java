package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.clock.Presets;
import org.qizhong.service.cli.Cli.Outcome;

class ClockCommandTest {

    @Test
    void stages_in_both_languages() {
        assertEquals(new Outcome(0, """
                cxa1999-6.1, CXA1999:6.1
                40/90m,10/15m*
                Stage 1: 40 moves in 90 minutes.
                Stage 2, over and over: 10 moves in 15 minutes.
                A stage ends with its last move. The next one begins at once: its time is added to what is left.
                If the moves of the stage are not made at zero, the flag falls.
                A press at that moment or later is too late and adds nothing.
                """, ""), Cli.run("clock", "--lang=en", "cxa1999-6.1"));
        assertEquals(
                new Outcome(0, """
                40/90m,10/15m*
                第一时限：90 分钟内须走满 40 着。
                以后每 15 分钟内须走满 10 着，直至对局结束。
                时间到了才转入下一时限；提前多走的着数，不累计到下一时限。
                时间到零而着数没有走满，即为超时，判负。
                到零之时及其后按钟，均为无效，也不再加时。
                """, ""), Cli.run("clock", "40/90m,", "10/15m*", "--lang", "zh", "--stages", "windows"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            60m+30s       ; and 30 seconds more with each move         ; 每走一步加 30 秒
            20m~5s        ; each move gives back what it took          ; 每步按实际用时补还，至多 5 秒
            20m d5s       ; the clock waits 5 seconds before it runs   ; 每步延时 5 秒
            20m b3x30s    ; then byoyomi: 3 periods of 30 seconds      ; 然后读秒 3 次，每次 30 秒
            0s b1x10s     ; no main time, then byoyomi: 1 period of    ; 无基本用时，然后读秒 1 次
            15m|12m       ; Red/  The whole game: 15 minutes.          ; 黑方/  基本用时 12 分钟
            1m30s         ; 1 minute 30 seconds                        ; 1 分 30 秒
            30/5m*        ; until the game ends: 30 moves in 5 minutes ; 每 5 分钟内须走满 30 着，直至对局结束
            5/1m b2x9s,1m ; they end with their stage                  ; 时限结束即作废
            none          ; No clocks                                  ; 不用棋钟
            不限时         ; No clocks                                  ; 不用棋钟
            """)
    void every_kind_of_time_in_both_languages(String control, String english, String chinese) {
        String en = Cli.run("clock", "--lang=en", control).out();
        assertTrue(en.contains(english.replace('/', '\n')), en);
        String zh = Cli.run("clock", "--lang=zh", control).out();
        assertTrue(zh.contains(chinese.replace('/', '\n')), zh);
    }

    @Test
    void moves_are_tried_until_the_flag() {
        String table = """

                ply  side   used  bonus  stage  red       black
                1    Red    3     -      1      0:02      0:05
                2    Black  4     -      1      0:02      0:01
                3    Red    15    +3     1      0:10 (1)  0:01
                4    Black  0.5   -      1      0:10 (1)  0:00.5
                5    Red    10    -      1      0:00 (0)  0:00.5
                Red's flag falls 10 seconds into ply 5, 32.5 seconds after the start.
                1 time after it is left out.
                """;
        Outcome outcome = Cli.run("clock", "--lang=en", "5s", "b2x10s", "--press", "3 4, 15 0.5 10 1");
        assertEquals(0, outcome.exit(), outcome::err);
        assertTrue(outcome.out().endsWith(table), outcome::out);
    }

    @Test
    void stages_are_tried_as_they_end(@TempDir Path folder) throws IOException {
        String list = "# Red, Black\n1 1\n1 1\n7 1\n";
        Path file = Files.writeString(folder.resolve("times.txt"), list);
        String cumulative = Cli.run("clock", "2/5s+1s,20s", "--press", file.toString(), "--lang", "zh")
                .out();
        assertTrue(cumulative.endsWith("""
                着  走棋  用时  补时  时限  红方余时  黑方余时
                1   红方  1     +1    1     0:05      0:05
                2   黑方  1     +1    1     0:05      0:05
                3   红方  1     +1    1>2   0:25      0:05
                4   黑方  1     +1    1>2   0:25      0:25
                5   红方  7     -     2     0:18      0:25
                6   黑方  1     -     2     0:18      0:24
                """), cumulative);
        String windows = Cli.runWith(list, "clock", "--lang=en", "2/5s+1s,20s", "--press=-", "--stages", "windows")
                .out();
        assertTrue(windows.contains("\n5    Red    7     -      1>2    0:18  0:05\n"), windows);
    }

    @Test
    void without_a_control_the_presets_are_listed() {
        String list = Cli.run("clock", "--lang=en").out();
        assertEquals(Presets.ALL.size(), list.lines().count());
        assertTrue(list.contains("cxa2011-6.2 限时限着  30/60m,10/10m*   CXA2011:6.2"), list);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            60m+30           ; "60m+30" is no time control: at character 4, "+30" cannot follow "60m"
            kuaiqo           ; "kuaiqo" is no time control, and no preset has that name. There are kuaiqi,
            20m --press 1,x,3; --press: number 2: "x" is no time in seconds, such as 12.5
            20m --press none ; none: there is no such file
            none --press 1   ; --press: without clocks there is nothing to try
            20m --lang fr    ; --lang: "fr" is none of zh, en
            20m --stages all ; --stages: "all" is none of cumulative, windows
            """)
    void what_cannot_be_read_is_refused(String line, String why) {
        Outcome outcome = Cli.run(("clock " + line).split(" ", -1));
        assertEquals(2, outcome.exit());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().startsWith(why), outcome::err);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 2\n3 4 x\n", "1 2\n3 4 1e5\n", "\n-1\n"})
    void a_bad_file_is_refused_with_its_line(String list) {
        Outcome outcome = Cli.runWith(list, "clock", "--lang=en", "20m", "--press=-");
        assertEquals(2, outcome.exit());
        assertTrue(outcome.err().startsWith("-:2: "), outcome::err);
    }
}
