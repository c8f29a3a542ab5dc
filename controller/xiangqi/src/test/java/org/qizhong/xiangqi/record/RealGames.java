package org.qizhong.xiangqi.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * The collection of real games, which is not part of the sources: the folder that the system property or environment
 * variable {@code QIZHONG_DATA} names, or {@code shared/data} beside a folder above the working directory.
 */
final class RealGames {

    private RealGames() {}

    /** The folder of the games; without it the test is skipped and says so. */
    static Path folder() {
        Optional<Path> games =
                data().map(data -> data.resolve("games")).filter(path -> Files.exists(path.resolve("index.tsv")));
        Assumptions.assumeTrue(
                games.isPresent(),
                "SKIPPED: no real games here. Set QIZHONG_DATA to the folder that holds games/index.tsv");
        return games.orElseThrow();
    }

    private static Optional<Path> data() {
        String named = System.getProperty("QIZHONG_DATA", System.getenv("QIZHONG_DATA"));
        if (named != null) {
            return Optional.of(Path.of(named));
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path beside = at.resolve("shared/data");
            if (Files.isDirectory(beside)) {
                return Optional.of(beside);
            }
        }
        return Optional.empty();
    }

    static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
