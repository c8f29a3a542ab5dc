package org.qizhong.referee.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A transcript that has to be refused.
 *
 * @param faults everything that was found wrong with it
 */
record Refusal(List<TranscriptException.Fault> faults) {

    static Refusal of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    static Refusal of(byte[] bytes) {
        return new Refusal(assertThrows(
                        TranscriptException.class,
                        () -> TranscriptReader.read(bytes),
                        () -> "not refused: " + new String(bytes, StandardCharsets.UTF_8))
                .faults());
    }

    /** One fault, in that line, and its words name what is wrong. */
    void names(int line, String what) {
        assertEquals(1, faults.size(), faults::toString);
        assertEquals(line, faults.getFirst().line(), faults::toString);
        assertTrue(faults.getFirst().what().contains(what), () -> faults + " does not name " + what);
    }

    /** Faults in exactly these lines, in their order. */
    void names(Integer... lines) {
        assertEquals(
                List.of(lines),
                faults.stream().map(TranscriptException.Fault::line).toList(),
                faults::toString);
    }
}
