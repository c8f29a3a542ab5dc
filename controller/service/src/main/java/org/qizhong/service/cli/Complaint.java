package org.qizhong.service.cli;

import java.util.List;

/** What a command cannot do because of what it was given: lines for standard error, exit code 2. */
public final class Complaint extends RuntimeException {

    /** Wrong input is not a failure of the program. */
    public static final int EXIT = 2;

    private static final long serialVersionUID = 1L;

    private final transient List<String> lines;

    public Complaint(List<String> lines) {
        super(String.join("; ", lines));
        this.lines = List.copyOf(lines);
    }

    public Complaint(String line) {
        this(List.of(line));
    }

    public List<String> lines() {
        return lines;
    }
}
