package org.qizhong.service.house;

import java.util.List;

/** The text of one file, under its path from the root of the repository. */
public record Source(String file, String text) {
    List<String> lines() {
        return text.lines().toList();
    }

    boolean is(String ending) {
        return file.endsWith(ending);
    }
}
