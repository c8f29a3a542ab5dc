package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The referee gives every game back, move for move, and accuses nobody who has done nothing. */
class SoakTest {

    /** A clock that never moves: nothing that is asserted here was measured. */
    private static final long STOPPED = 0;

    @Test
    void random_games_come_out_move_for_move() {
        assertClean(Soak.of(RandomGames.many(20), 1));
    }

    @Test
    void the_demo_comes_out_move_for_move() {
        assertClean(Soak.of(List.of(new NamedGame("demo", DemoGame.record())), 5));
    }

    @Test
    void real_games_come_out_move_for_move() throws IOException {
        Optional<Path> data = data();
        Assumptions.assumeTrue(
                data.isPresent(), "SKIPPED: no real games here. Set QIZHONG_DATA to the folder that holds games/");
        Shelf shelf = Shelf.read(data.get());
        assertTrue(shelf.games().size() >= 38, () -> shelf.refused().toString());
        List<NamedGame> everyThird = IntStream.iterate(0, i -> i < shelf.games().size(), i -> i + 3)
                .mapToObj(shelf.games()::get)
                .toList();
        assertClean(Soak.of(everyThird, 1));
    }

    private static void assertClean(Soak soak) {
        SoakReport report = soak.run(() -> STOPPED);
        assertTrue(report.isClean(), () -> String.join("\n", report.lines()));
        long expected = (long) soak.games().size()
                * soak.seeds()
                * soak.sensors().size()
                * soak.styles().size();
        assertEquals(expected, report.total().games());
    }

    /** The folder of real games, which is no part of the sources. */
    private static Optional<Path> data() {
        String named = System.getProperty("QIZHONG_DATA", System.getenv("QIZHONG_DATA"));
        if (named != null) {
            return Optional.of(Path.of(named).resolve("games")).filter(Files::isDirectory);
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            Path beside = at.resolve("shared/data/games");
            if (Files.isDirectory(beside)) {
                return Optional.of(beside);
            }
        }
        return Optional.empty();
    }
}
