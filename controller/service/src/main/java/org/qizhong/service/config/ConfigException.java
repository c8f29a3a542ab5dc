package org.qizhong.service.config;

import java.util.List;

/** Refuses a configuration, with every fault. */
public final class ConfigException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<String> faults;

    ConfigException(List<String> faults) {
        super(String.join("; ", faults));
        this.faults = List.copyOf(faults);
    }

    /** At least one, each with the file, the line where it is known, and what would be right. */
    public List<String> faults() {
        return faults;
    }
}
