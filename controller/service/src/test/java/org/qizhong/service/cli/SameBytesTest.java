package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.service.cli.Cli.Outcome;

/** The same transcript gives the same bytes wherever the program runs. */
class SameBytesTest {

    /** Their own words for i and I, their own digits, their own calendar. */
    private static final List<String> LOCALES =
            List.of("zh-CN", "tr-TR", "ar-SA-u-nu-arab", "fa-IR-u-nu-arabext", "th-TH-u-ca-buddhist-nu-thai");

    private static final List<String> ZONES =
            List.of("UTC", "Asia/Shanghai", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu");

    @TempDir
    Path folder;

    @Test
    void replay_gives_the_same_bytes_in_every_locale_and_time_zone() {
        String transcript = transcript();
        assertSame(() -> Cli.runWith(transcript, "replay", "-"));
    }

    @Test
    void so_do_its_refusals() {
        assertSame(() -> Cli.runWith("time 1\u0001i\nINFO x\n---\n12 tick\n11 tick\n", "replay", "-"));
    }

    @Test
    void so_does_simulate() {
        assertSame(this::simulated);
    }

    @Test
    void so_do_score_sheets() {
        String transcript = transcript();
        for (String format : List.of("text", "html", "pgn", "dhtmlxq")) {
            assertSame(() -> Cli.runWith(transcript, "sheet", "-", "--as", format));
        }
    }

    private Outcome simulated() {
        return Cli.run("simulate", Records.demo(folder).toString(), "--seed", "4", "--style", "messy");
    }

    private String transcript() {
        return simulated().out();
    }

    private static void assertSame(java.util.function.Supplier<Outcome> run) {
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Outcome first = run.get();
            for (int i = 0; i < LOCALES.size(); i++) {
                Locale.setDefault(Locale.forLanguageTag(LOCALES.get(i)));
                TimeZone.setDefault(TimeZone.getTimeZone(ZONES.get(i)));
                assertEquals(first, run.get(), LOCALES.get(i));
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }
}
