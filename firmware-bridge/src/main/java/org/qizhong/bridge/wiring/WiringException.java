package org.qizhong.bridge.wiring;

import java.util.List;

/** Refuses a wiring file, with every fault. */
public final class WiringException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<String> faults;

    WiringException(List<String> faults) {
        super(String.join("; ", faults));
        this.faults = List.copyOf(faults);
    }

    /** At least one, each with the file, the line where it is known, and what would be right. */
    public List<String> faults() {
        return faults;
    }
}
