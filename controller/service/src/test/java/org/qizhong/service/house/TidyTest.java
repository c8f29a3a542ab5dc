package org.qizhong.service.house;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** The house rules, over everything that is in the repository. */
class TidyTest {
    private static final int MEDIAN_WE_LIKE = 80;
    private static final String[] CODE = {".java", ".js", ".css", ".c", ".h", ".sh", "/qizhong", ".ci/run"};

    /** Kept short: each line is a rule that somebody has to remember not to copy. */
    private static final List<Exemption> EXEMPTIONS = List.of(
            new Exemption("/service/live/LiveClock.java", "System.nanoTime", "the one place where time comes in"),
            new Exemption("/bridge/serial/Monotonic.java", "System.nanoTime", "a real device takes real time"),
            new Exemption("/bridge/gpio/Verdicts.java", "System.out", "a program of its own inside an emulator"));

    @Test
    void java_is_read_as_the_compiler_reads_it_and_keeps_the_rules() {
        assertNone(JavaRules.of(House.sources(".java")));
    }

    @Test
    void no_file_is_long_wide_or_unfinished() {
        assertNone(textFindings());
    }

    @Test
    void every_document_has_one_title() {
        assertNone(House.sources(".md").stream()
                .flatMap(document -> TextRules.titles(document).stream())
                .toList());
    }

    @Test
    void every_package_says_what_it_is() {
        List<String> files = House.sources(".java").stream().map(Source::file).toList();
        Set<String> told = folders(files.stream().filter(file -> file.endsWith("/package-info.java")));
        Set<String> untold = folders(files.stream().filter(file -> file.contains("/src/main/")));
        untold.removeAll(told);
        assertEquals(Set.of(), untold, "packages without a package-info");
    }

    @Test
    void no_exemption_outlives_its_reason() {
        List<Finding> all = allFindings();
        assertEquals(
                List.of(),
                EXEMPTIONS.stream()
                        .filter(exemption -> all.stream().noneMatch(exemption::covers))
                        .toList());
    }

    /** Not a limit: half of the files may be longer, and each of them for a reason. */
    @Test
    void the_middle_file_is_short(TestReporter reporter) {
        List<Integer> sizes = House.sources(".java").stream()
                .map(source -> source.lines().size())
                .sorted()
                .toList();
        int median = sizes.get(sizes.size() / 2);
        reporter.publishEntry("median lines of " + sizes.size() + " Java files", Integer.toString(median));
        assertTrue(median <= MEDIAN_WE_LIKE, "the middle Java file has " + median + " lines");
    }

    private static List<Finding> allFindings() {
        return Stream.concat(JavaRules.of(House.sources(".java")).stream(), textFindings().stream())
                .toList();
    }

    private static List<Finding> textFindings() {
        return House.sources(CODE).stream()
                .flatMap(source -> TextRules.of(source).stream())
                .toList();
    }

    private static void assertNone(List<Finding> found) {
        String list = found.stream()
                .filter(finding -> EXEMPTIONS.stream().noneMatch(exemption -> exemption.covers(finding)))
                .map(Finding::toString)
                .collect(joining("\n"));
        assertEquals("", list);
    }

    private static Set<String> folders(Stream<String> files) {
        return files.map(file -> file.substring(0, file.lastIndexOf('/'))).collect(Collectors.toSet());
    }
}
