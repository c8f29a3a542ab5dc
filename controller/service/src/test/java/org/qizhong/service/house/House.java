package org.qizhong.service.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Where the sources lie. */
public final class House {
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git", ".idea");

    private House() {}

    /** The folder that holds the launcher: tests start in the folder of their module, or wherever an editor likes. */
    public static Path root() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.isRegularFile(here.resolve("qizhong"))) {
            here = here.getParent();
        }
        return here;
    }

    public static List<Source> sources(String... endings) {
        Path root = root();
        return files(root)
                .filter(path -> Stream.of(endings).anyMatch(path.toString()::endsWith))
                .map(path -> new Source(slashed(root.relativize(path)), read(path)))
                .toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList().stream()
                    .filter(path -> !NOT_OURS.contains(path.getFileName().toString()))
                    .flatMap(path -> Files.isDirectory(path) ? files(path) : Stream.of(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String slashed(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(path.toString(), e);
        }
    }
}
