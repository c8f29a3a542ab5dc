package org.qizhong.service.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.live.LiveClock;
import org.qizhong.service.station.Address;
import org.qizhong.service.station.Station;
import org.qizhong.service.station.Table;
import org.qizhong.service.view.Speed;
import org.qizhong.simulator.DemoGame;
import org.qizhong.simulator.Simulation;
import org.qizhong.simulator.Style;
import org.slf4j.LoggerFactory;

/** The page as a person meets it: a real browser, a real server, and a game that simulated hands play meanwhile. */
@Timeout(180)
class BrowserTest {

    private static final Path PICTURES = Path.of("target", "screenshots");
    private static Optional<Browser> started = Optional.empty();

    private Optional<Station> station = Optional.empty();
    private String home = "";

    @BeforeAll
    static void start_a_browser(@TempDir Path profile) {
        Optional<Browser.Programs> programs = Browser.Programs.found();
        if (programs.isEmpty()) {
            String why = "the browser tests are skipped: no chromium with its chromedriver was found";
            if ("required".equals(System.getenv("QIZHONG_BROWSER"))) {
                fail(why);
            }
            LoggerFactory.getLogger(BrowserTest.class).warn(why);
            abort(why);
        }
        started = Optional.of(Browser.start(programs.get(), profile));
    }

    @AfterAll
    static void end_the_browser() {
        started.ifPresent(Browser::close);
    }

    @BeforeEach
    void begin_afresh() {
        browser().size(1440, 900);
        browser().colours("light");
        browser().complaints();
    }

    /** The page is left first, so that it does not complain of the server's end. */
    @AfterEach
    void end_the_game() {
        browser().open("about:blank");
        station.ifPresent(Station::close);
    }

    @Test
    void moves_arrive_clocks_run_and_the_result_is_told() {
        serve(new Speed(100_000));
        browser().open(home + "boards/demo");
        browser().await("the first moves", () -> browser().all("#rounds tr").size() >= 3);
        assertEquals("兵七进一", browser().text("#rounds tr:first-child td"));
        browser().await("a running clock", () -> browser().all(".clock.runs").size() == 1);
        String before = browser().text("#clock-red .time") + browser().text("#clock-black .time");
        browser()
                .await(
                        "time that passes",
                        () -> !before.equals(
                                browser().text("#clock-red .time") + browser().text("#clock-black .time")));
        browser().await("the result", () -> browser().find("#result").isDisplayed());
        assertTrue(browser().text("#result").startsWith("红胜 · 将死"), browser().text("#result"));
        assertEquals(List.of(), browser().all(".clock.runs"));
        assertEquals(41, browser().all("#rounds tr").size());
        assertQuiet();
    }

    @Test
    void the_language_is_changed_and_remembered() {
        serve(Speed.REAL);
        browser().open(home + "boards/demo");
        browser()
                .await(
                        "Chinese, which the browser wishes for",
                        () -> browser().text("#record-title").equals("着法记录"));
        assertEquals("zh-CN", browser().find("html").getDomAttribute("lang"));
        browser().find("[data-language=en]").click();
        assertEquals("Record", browser().text("#record-title"));
        browser().reload();
        browser()
                .await(
                        "English, which was chosen",
                        () -> browser().text("#record-title").equals("Record"));
        assertEquals("en", browser().find("html").getDomAttribute("lang"));
        browser().find("[data-language=zh]").click();
        assertEquals("着法记录", browser().text("#record-title"));
        assertQuiet();
    }

    @Test
    void the_keyboard_reaches_everything_and_the_focus_is_seen() {
        serve(Speed.REAL);
        browser().open(home + "boards/demo");
        browser().await("the board", () -> browser().all(".xiangqi .piece").size() == 32);
        boolean reached = false;
        for (int i = 0; i < 6 && !reached; i++) {
            browser().focused().sendKeys(Keys.TAB);
            WebElement now = browser().focused();
            assertFalse(now.getCssValue("outline-style").equals("none"), () -> "no focus seen on " + now.getText());
            reached = "en".equals(now.getDomAttribute("data-language"));
        }
        assertTrue(reached, "the language switch is not reached with the tab key");
        browser().focused().sendKeys(Keys.ENTER);
        browser().await("English", () -> browser().text("#record-title").equals("Record"));
        browser().find("[data-language=zh]").click();
        assertQuiet();
    }

    @Test
    void every_width_shows_everything_without_scrolling_sideways() throws IOException {
        serve(new Speed(15_000));
        for (int width : new int[] {360, 768, 1440}) {
            browser().size(width, width == 1440 ? 900 : 1024);
            browser().open(home);
            browser().await("a card", () -> browser().all(".card .piece").size() > 2);
            assertFits(width);
            browser().picture(PICTURES.resolve("boards-" + width + ".png"));
            browser().open(home + "boards/demo");
            browser().await("moves", () -> browser().all("#rounds tr").size() >= 4);
            assertFits(width);
            browser().picture(PICTURES.resolve("board-" + width + ".png"));
            browser().colours("dark");
            browser().picture(PICTURES.resolve("board-" + width + "-dark.png"));
            browser().colours("light");
        }
        assertQuiet();
    }

    @Test
    void a_lost_connection_is_said_and_no_clock_seems_to_run() {
        serve(Speed.REAL);
        browser().open(home + "boards/demo");
        browser().await("a running clock", () -> browser().all(".clock.runs").size() == 1);
        station.ifPresent(Station::close);
        browser().await("the warning", () -> browser().find("#lost").isDisplayed());
        assertEquals(List.of(), browser().all(".clock.runs"));
        assertEquals(2, browser().all(".clock.stale").size());
        String shown = browser().text("#clock-red .time");
        browser().await("two seconds", new java.util.function.BooleanSupplier() {
            private final Object since = browser().script("return performance.now()");

            @Override
            public boolean getAsBoolean() {
                return (Boolean) browser().script("return performance.now() - " + since + " > 2000");
            }
        });
        assertEquals(shown, browser().text("#clock-red .time"));
        browser().complaints();
    }

    @Test
    void an_address_that_leads_nowhere_leads_back() {
        serve(Speed.REAL);
        browser().open(home + "boards/none");
        browser().await("the way back", () -> browser().text("main h1").equals("这里没有棋盘"));
        browser().find("main a").click();
        browser().await("the list", () -> browser().all(".card").size() == 1);
        browser().complaints();
    }

    /** The picture of the manual is taken only when asked for, so that a test leaves the sources as they are. */
    @Test
    void the_manual_has_its_picture() throws IOException {
        if (!Boolean.getBoolean("qizhong.picture")) {
            abort("not asked for: -Dqizhong.picture=true");
        }
        serve(new Speed(60_000));
        browser().open(home + "boards/demo");
        browser()
                .await("a game in full swing", () -> browser().all("#rounds tr").size() >= 24);
        browser().picture(Path.of("..", "..", "docs", "images", "console.png"));
    }

    private void serve(Speed speed) {
        Simulation simulation = new Simulation(DemoGame.record(), Settings.DEFAULT, Style.PLAIN, 1);
        Table table = Table.simulated("Demo", simulation, speed);
        Station opened = Station.open(Address.DEFAULT.with(0), List.of(table), LiveClock.MACHINE);
        station = Optional.of(opened);
        home = Address.DEFAULT.url(opened.port());
    }

    private static Browser browser() {
        return started.orElseThrow();
    }

    private static void assertFits(int width) {
        Object excess = browser().script("return document.documentElement.scrollWidth - window.innerWidth");
        assertTrue(((Number) excess).intValue() <= 0, () -> excess + " pixels too wide at " + width);
    }

    private static void assertQuiet() {
        assertEquals(List.of(), browser().complaints());
    }
}
