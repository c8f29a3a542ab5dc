package org.qizhong.xiangqi.record;

import java.util.List;
import java.util.stream.Collectors;

/** Refuses a file that is no record, or not a legal one, with every reason that was found. */
public final class RecordException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String file;
    private final transient List<RecordFlaw> flaws;

    RecordException(String file, List<RecordFlaw> flaws) {
        super(flaws.stream().map(flaw -> line(file, flaw)).collect(Collectors.joining("\n")));
        this.file = file;
        this.flaws = List.copyOf(flaws);
    }

    private static String line(String file, RecordFlaw flaw) {
        return file + (flaw.line() > 0 ? ":" + flaw.line() : "") + ": " + flaw.what();
    }

    /** The name that the file was read under. */
    public String file() {
        return file;
    }

    /** At least one, in the order of the file. */
    public List<RecordFlaw> flaws() {
        return flaws;
    }
}
