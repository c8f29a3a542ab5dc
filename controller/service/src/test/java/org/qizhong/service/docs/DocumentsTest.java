package org.qizhong.service.docs;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.service.Main;
import org.qizhong.service.cli.Terminal;
import org.qizhong.service.config.ConfigReader;
import org.qizhong.service.house.House;
import org.qizhong.xiangqi.record.Records;

/**
 * Keeps the documents honest. What can be generated is: {@code ./qizhong test -Ddocs.update} rewrites examples, tables
 * and outputs, and the difference is reviewed.
 */
class DocumentsTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern COMMAND = Pattern.compile("\\./qizhong (-?-?[a-z-]+)([^`|>\n]*)");
    private static final Pattern OPTION = Pattern.compile("(?<=\\s)--[a-z-]+");

    static Stream<Document> documents() {
        return Document.all();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void links_lead_somewhere(Document document) {
        Path folder = House.root().resolve(document.file()).getParent();
        List<String> lost = LINK.matcher(document.prose())
                .results()
                .map(link -> link.group(1))
                .filter(link -> !link.startsWith("http"))
                .filter(link -> !leads(document, folder, link))
                .toList();
        assertEquals(List.of(), lost);
    }

    private static boolean leads(Document from, Path folder, String link) {
        String[] parts = link.split("#", 2);
        Path target = folder.resolve(parts[0]).normalize();
        if (parts.length == 1 || !(parts[0].isEmpty() || parts[0].endsWith(".md"))) {
            return Files.exists(target);
        }
        String file = House.root().relativize(target).toString().replace('\\', '/');
        return Document.all()
                .filter(to -> parts[0].isEmpty() ? to.equals(from) : to.file().equals(file))
                .anyMatch(to -> to.anchors().contains(parts[1]));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void examples_are_what_the_referee_decides(Document document) throws TranscriptException {
        Document fresh = document;
        List<Block> blocks = document.blocks();
        for (int i = blocks.size() - 1; i >= 0; i--) {
            if (blocks.get(i).is("transcript")) {
                List<String> decisions = decisions(blocks.get(i).text());
                if (i + 1 < blocks.size() && blocks.get(i + 1).is("json")) {
                    fresh = fresh.with(blocks.get(i + 1), decisions);
                }
            }
        }
        settle(document, fresh);
    }

    private static List<String> decisions(String text) throws TranscriptException {
        Transcript transcript = TranscriptReader.read(text.getBytes(StandardCharsets.UTF_8));
        List<String> lines = new ArrayList<>();
        GameState state = Referee.open(transcript.settings());
        for (Input input : transcript.inputs()) {
            Step step = Referee.step(state, input);
            step.decisions().forEach(decision -> lines.add(DecisionJson.line(decision)));
            state = step.state();
        }
        return lines;
    }

    @ParameterizedTest
    @MethodSource("documents")
    @DisabledOnOs(OS.WINDOWS)
    void a_reader_who_follows_sees_what_is_printed(Document document, @TempDir Path folder) {
        settle(document, new Session(folder).follow(document));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void commands_and_options_are_the_programs(Document document) {
        List<String> unknown = COMMAND.matcher(document.text())
                .results()
                .flatMap(command -> unknown(command.group(1), command.group(2)).stream())
                .toList();
        assertEquals(List.of(), unknown);
    }

    private static List<String> unknown(String command, String rest) {
        if (command.equals("test")) { // the launcher's own
            return List.of();
        }
        String[] line = command.startsWith("-") ? new String[] {command} : new String[] {command, "--help"};
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int exit = Main.run(new Terminal(InputStream.nullInputStream(), out, OutputStream.nullOutputStream()), line);
        String usage = out.toString(StandardCharsets.UTF_8);
        return exit != 0
                ? List.of(command)
                : OPTION.matcher(rest)
                        .results()
                        .map(option -> option.group())
                        .filter(option -> !usage.matches("(?s).*" + option + "\\b.*"))
                        .toList();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void tables_hold_what_the_program_holds(Document document) {
        settle(document, Tables.fresh(document));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void records_and_configurations_are_read(Document document, @TempDir Path folder) throws IOException {
        for (Block block : document.blocks()) {
            if (!block.name().isEmpty()) {
                Files.writeString(folder.resolve(block.name()), block.text());
            }
            byte[] bytes = block.text().getBytes(StandardCharsets.UTF_8);
            if (block.is("pgn")) {
                assertDoesNotThrow(() -> Records.read(document.file(), bytes));
            } else if (block.is("toml")) {
                assertDoesNotThrow(() -> ConfigReader.read(folder.resolve("qizhong.toml"), bytes));
            }
        }
    }

    /** Compares a document with what it should be; or, where that is asked for, makes it so. */
    private static void settle(Document document, Document fresh) {
        if (!fresh.equals(document) && System.getProperty("docs.update") != null) {
            fresh.write();
        } else if (!fresh.rounded().equals(document.rounded())) {
            refuse(document, fresh);
        }
    }

    private static void refuse(Document document, Document fresh) {
        int at = IntStream.range(
                        0, Math.min(fresh.lines().size(), document.lines().size()))
                .filter(i -> !fresh.lines().get(i).equals(document.lines().get(i)))
                .findFirst()
                .orElse(0);
        String where = document.file() + ":" + (at + 1) + " (./qizhong test -Ddocs.update rewrites it)";
        assertEquals(fresh.lines().get(at), document.lines().get(at), where);
        fail(where);
    }
}
