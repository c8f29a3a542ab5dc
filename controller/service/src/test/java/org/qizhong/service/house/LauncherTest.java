package org.qizhong.service.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a folder with spaces and Chinese, called from elsewhere. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private Checkout checkout;
    private String launcher;

    @BeforeEach
    void in_a_difficult_folder(@TempDir Path folder) {
        checkout = new Checkout(folder.resolve("a b 棋"));
        launcher = checkout.path("repo/qizhong").toString();
    }

    @Test
    void arguments_reach_the_program_as_they_were_given() {
        List<String> output = output("replay", "a file.txt", "", "炮二平五", "$HOME *");
        assertEquals(
                List.of("[replay]", "[a file.txt]", "[]", "[炮二平五]", "[$HOME *]"),
                output.subList(output.size() - 5, output.size()));
    }

    @Test
    void it_builds_once_and_keeps_standard_output_for_the_program() {
        Run first = start("--version");
        assertEquals(0, first.exit());
        assertTrue(first.errors().contains("building xiangqi"));
        assertTrue(first.output().stream().allMatch(line -> line.startsWith("[")));
        Run second = start("--version");
        assertEquals(0, second.exit());
        assertEquals("", second.errors());
        assertEquals(1, checkout.builds());
    }

    @Test
    void a_source_that_is_newer_or_gone_is_built_again() throws IOException {
        output("--version");
        Path source = checkout.path("repo/controller/xiangqi/src/main/java/A.java");
        later(source);
        output("--version");
        assertEquals(2, checkout.builds());
        Files.setLastModifiedTime(source, FileTime.fromMillis(0));
        output("--version");
        assertEquals(2, checkout.builds());
        Files.delete(source);
        output("--version");
        assertEquals(3, checkout.builds());
    }

    @Test
    void it_is_found_through_links() throws IOException {
        Path link = checkout.path("elsewhere/link");
        Files.createDirectories(link.getParent());
        Files.createSymbolicLink(link, Path.of("../repo/qizhong"));
        Files.createSymbolicLink(checkout.path("second link"), link);
        Run run = Run.start(checkout, checkout.path("second link").toString(), "--version");
        assertEquals(0, run.exit(), run::errors);
    }

    @Test
    void a_failed_build_says_why_and_where_the_rest_is() {
        checkout.write("broken", "");
        Run run = start("--version");
        assertEquals(1, run.exit());
        String errors = run.errors();
        assertTrue(errors.contains("no such piece"), errors);
        assertTrue(errors.contains("target/launch/build.log"), errors);
        assertEquals(List.of(), run.output());
        assertFalse(Files.isSymbolicLink(checkout.path("repo/target/launch/lock")));
    }

    @Test
    void of_two_at_once_one_builds_and_both_run() {
        checkout.write("hold", "");
        Run first = start("one");
        first.awaitError("building xiangqi");
        Run second = start("two");
        second.awaitError("waiting for it");
        checkout.remove("hold");
        assertEquals(0, first.exit());
        assertEquals(0, second.exit());
        assertEquals("[one]", first.output().getLast());
        assertEquals("[two]", second.output().getLast());
        assertEquals(1, checkout.builds());
    }

    @Test
    void the_lock_of_a_process_that_died_is_taken_over() throws IOException {
        Path lock = checkout.path("repo/target/launch/lock");
        Files.createDirectories(lock.getParent());
        Files.createSymbolicLink(lock, Path.of("99999999"));
        output("--version");
        assertFalse(Files.isSymbolicLink(lock));
    }

    @Test
    void a_java_that_is_too_old_is_named() {
        checkout.write("jdk/release", "JAVA_VERSION=\"17.0.9\"\n");
        Run run = start("--version");
        assertEquals(1, run.exit());
        assertTrue(run.errors().contains("no JDK 25 or newer"));
    }

    private static void later(Path file) throws IOException {
        long now = Files.getLastModifiedTime(file).toMillis();
        Files.setLastModifiedTime(
                file, FileTime.fromMillis(now + Duration.ofHours(1).toMillis()));
    }

    private Run start(String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = launcher;
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        return Run.start(checkout, command);
    }

    private List<String> output(String... arguments) {
        Run run = start(arguments);
        assertEquals(0, run.exit(), run::errors);
        return run.output();
    }
}
