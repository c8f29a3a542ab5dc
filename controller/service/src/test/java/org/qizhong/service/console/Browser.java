package org.qizhong.service.console;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A Chromium without a window, told where its program and its driver lie, and kept from calling home. */
final class Browser implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** The programs to run. */
    record Programs(Path chrome, Path driver) {

        /** The two that the launcher found, or those on the path of programs; nothing unless there are both. */
        static Optional<Programs> found() {
            Optional<Path> chrome = program("QIZHONG_CHROME", "chromium", "chromium-browser", "google-chrome");
            Optional<Path> driver = program("QIZHONG_CHROMEDRIVER", "chromedriver");
            return chrome.flatMap(browser -> driver.map(drives -> new Programs(browser, drives)));
        }

        private static Optional<Path> program(String variable, String... names) {
            Stream<Path> told = Stream.ofNullable(System.getenv(variable)).map(Path::of);
            Stream<Path> onPath = Stream.of(
                            System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                    .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)));
            return Stream.concat(told, onPath).filter(Files::isExecutable).findFirst();
        }
    }

    static Browser start(Programs programs, Path profile) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(programs.chrome().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=zh-CN",
                "--accept-lang=zh-CN",
                "--user-data-dir=" + profile);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(programs.driver().toFile())
                .usingAnyFreePort()
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    void open(String address) {
        driver.get(address);
    }

    void reload() {
        driver.navigate().refresh();
    }

    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** What the person in front of it prefers: light or dark, and no motion, so that pictures hold still. */
    void colours(String scheme) {
        Map<String, String> colours = Map.of("name", "prefers-color-scheme", "value", scheme);
        Map<String, String> motion = Map.of("name", "prefers-reduced-motion", "value", "reduce");
        driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of(colours, motion)));
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    WebElement focused() {
        return driver.switchTo().activeElement();
    }

    /** The text as it is seen, asked for at one stroke: a live page may replace what was found before. */
    String text(String selector) {
        return (String) driver.executeScript("return document.querySelector(arguments[0]).innerText.trim()", selector);
    }

    Object script(String script) {
        return driver.executeScript(script);
    }

    /** Waits until the page says so; what was waited for is in the message of the failure. */
    void await(String what, java.util.function.BooleanSupplier condition) {
        new WebDriverWait(driver, PATIENCE)
                .pollingEvery(Duration.ofMillis(50))
                .ignoring(org.openqa.selenium.StaleElementReferenceException.class)
                .withMessage(what)
                .until(_ -> condition.getAsBoolean());
    }

    void picture(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    }

    /** What the page complained of in the browser's console. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
