package org.qizhong.service.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.qizhong.service.Main;

/** Does what a document tells its reader to do: saves the files that it names, runs the commands that it shows. */
final class Session {

    private static final String COMMAND = "$ ";
    private static final String MORE = "…";
    private static final int SLACK = 3;

    private final Path folder;

    /** A reader's folder, in which {@code ./qizhong} is the program under test. */
    Session(Path folder) {
        this.folder = folder;
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        write("qizhong", """
                #!/bin/sh
                exec '%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' %s "$@"
                """.formatted(java, classes, Main.class.getName()));
        try {
            Files.setPosixFilePermissions(folder.resolve("qizhong"), PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The document with what its commands really print, shortened as it was. */
    Document follow(Document document) {
        Document fresh = document;
        for (Block block : document.blocks()) {
            if (block.is("console run")) {
                Block same = fresh.blocks().get(document.blocks().indexOf(block));
                fresh = fresh.with(same, run(block.body()));
            } else if (!block.name().isEmpty()) {
                write(block.name(), block.text());
            }
        }
        return fresh;
    }

    private void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> run(List<String> body) {
        List<String> fresh = new ArrayList<>();
        for (int i = 0; i < body.size(); i++) {
            if (body.get(i).startsWith(COMMAND)) {
                List<String> shown = body.subList(i + 1, body.size()).stream()
                        .takeWhile(line -> !line.startsWith(COMMAND))
                        .toList();
                fresh.add(body.get(i));
                fresh.addAll(shortened(output(body.get(i).substring(COMMAND.length())), shown));
            }
        }
        return fresh;
    }

    private List<String> output(String command) {
        try {
            Process process = new ProcessBuilder("bash", "-c", command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            return process.inputReader(StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Shortens an output as a document does: a line of dots stands for any lines, dots at an end for any end. */
    private static List<String> shortened(List<String> output, List<String> shown) {
        int dots = shown.indexOf(MORE);
        if (dots < 0) {
            return cut(output, shown);
        }
        int after = shown.size() - dots - 1;
        if (output.size() < dots + after) {
            return output;
        }
        List<String> tail = output.subList(output.size() - after, output.size());
        return Stream.of(
                        cut(output.subList(0, dots), shown),
                        List.of(MORE),
                        cut(tail, shown.subList(dots + 1, shown.size())))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> cut(List<String> output, List<String> shown) {
        List<String> lines = new ArrayList<>(output);
        for (int i = 0; i < Math.min(output.size(), shown.size()); i++) {
            if (shown.get(i).endsWith(MORE)) {
                lines.set(i, cut(output.get(i), shown.get(i).length() - MORE.length()));
            }
        }
        return lines;
    }

    /** Cuts a line behind a comma near that width, so that a longer number before it does not move the cut. */
    private static String cut(String line, int width) {
        if (line.length() <= width + SLACK) {
            return line;
        }
        int comma = line.lastIndexOf(',', width + SLACK);
        return line.substring(0, comma < 0 ? width : comma + 1) + MORE;
    }
}
