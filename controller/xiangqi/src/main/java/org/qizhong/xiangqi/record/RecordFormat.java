package org.qizhong.xiangqi.record;

import java.util.List;

/** A file format for games. */
public interface RecordFormat {

    /** The format's usual name: PGN. */
    String name();

    /** Whether the bytes look like this format. It may still be a bad file of it. */
    boolean recognises(byte[] bytes);

    /**
     * Reads all games of a file.
     *
     * @param fileName only for the refusal
     * @throws RecordException with every reason that was found, if any game is not whole and legal
     */
    List<GameRecord> read(String fileName, byte[] bytes);
}
