package org.qizhong.referee.transcript;

import java.util.List;

/** Refuses a malformed transcript, with every fault and its line. */
public final class TranscriptException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * What is wrong in one line.
     *
     * @param line from 1
     * @param what what is wrong and what would be right
     */
    public record Fault(int line, String what) {}

    private final transient List<Fault> faults;

    TranscriptException(List<Fault> faults) {
        super(faults.getFirst().line() + ": " + faults.getFirst().what());
        this.faults = List.copyOf(faults);
    }

    /** At least one, in the order of the lines. */
    public List<Fault> faults() {
        return faults;
    }
}
