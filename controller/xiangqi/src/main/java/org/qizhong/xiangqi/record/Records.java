package org.qizhong.xiangqi.record;

import java.util.List;
import java.util.stream.Collectors;

/** Reads game records of any known format. */
public final class Records {

    /** Asked in this order; a text format, which is the hardest to tell, comes last. */
    private static final List<RecordFormat> FORMATS = List.of(new DhtmlXqFormat(), new PgnFormat());

    private Records() {}

    /**
     * Reads all games of a file, whatever its format.
     *
     * @param fileName only for the refusal: the content tells the format
     * @throws RecordException with every reason that was found, if any game is not whole and legal
     */
    public static List<GameRecord> read(String fileName, byte[] bytes) {
        for (RecordFormat format : FORMATS) {
            if (format.recognises(bytes)) {
                return format.read(fileName, bytes);
            }
        }
        String known = FORMATS.stream().map(RecordFormat::name).collect(Collectors.joining(", "));
        throw new RecordException(
                fileName, List.of(new RecordFlaw(0, "holds no game in a format that is read: " + known)));
    }
}
