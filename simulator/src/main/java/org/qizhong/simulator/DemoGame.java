package org.qizhong.simulator;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.Records;

/** The game that comes with the program: two programs played it, and it ends in mate after 41 rounds. */
public final class DemoGame {

    private static final String FILE = "demo.pgn";

    private DemoGame() {}

    /** The game's record. */
    public static GameRecord record() {
        try (InputStream file = DemoGame.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " does not lie beside this class");
            }
            return Records.read(FILE, file.readAllBytes()).getFirst();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
