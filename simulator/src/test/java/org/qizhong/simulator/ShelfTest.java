package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of games: what is read is named by its file, what is not is told. */
class ShelfTest {

    private static final String ONE = "[Game \"Chinese Chess\"]\n[Result \"*\"]\n\n1. 炮二平五 马8进7 *\n";

    @Test
    void games_are_named_by_their_files(@TempDir Path folder) throws IOException {
        Files.createDirectory(folder.resolve("deep"));
        Files.writeString(folder.resolve("deep/one.pgn"), ONE);
        Files.writeString(folder.resolve("broken.pgn"), ONE.replace("马8进7", "马8进8"));
        Shelf shelf = Shelf.read(folder);
        assertEquals("deep/one.pgn", shelf.games().getFirst().name());
        assertEquals(1, shelf.games().size());
        assertEquals(1, shelf.refused().size());
        assertTrue(shelf.refused().getFirst().startsWith("broken.pgn"), shelf.refused()::toString);
    }
}
