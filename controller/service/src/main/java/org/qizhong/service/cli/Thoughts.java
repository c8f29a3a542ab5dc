package org.qizhong.service.cli;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** Reads how long each move took: seconds, divided by blanks, commas or lines. */
final class Thoughts {

    private static final String SECONDS = "[0-9]{1,6}(\\.[0-9]{1,6})?";

    private Thoughts() {}

    /** The times of a list, or of the file that it names; a bad one is refused with its place. */
    static List<Duration> read(String listOrFile, Terminal terminal) {
        if (!listOrFile.isEmpty() && Character.isDigit(listOrFile.charAt(0))) {
            return parsed("--press", List.of(listOrFile));
        }
        return parsed(
                listOrFile,
                new String(Inputs.bytes(listOrFile, terminal), StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceFirst("#.*", ""))
                        .toList());
    }

    private static List<Duration> parsed(String from, List<String> lines) {
        List<Duration> times = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        for (int line = 1; line <= lines.size(); line++) {
            for (String word : lines.get(line - 1).strip().split("[\\s,]+", -1)) {
                String place = from.equals("--press") ? "--press: number " + (times.size() + 1) : from + ":" + line;
                if (word.matches(SECONDS)) {
                    times.add(Duration.of(new BigDecimal(word).movePointRight(6).longValueExact(), ChronoUnit.MICROS));
                } else if (!word.isEmpty()) {
                    times.add(Duration.ZERO);
                    faults.add(place + ": \"" + word + "\" is no time in seconds, such as 12.5");
                }
            }
        }
        if (!faults.isEmpty()) {
            throw new Complaint(faults);
        }
        return times;
    }
}
