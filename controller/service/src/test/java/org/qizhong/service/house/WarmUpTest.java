package org.qizhong.service.house;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.transcript.TranscriptReader;

class WarmUpTest {
    /** The launcher forgives it, since a slow start is better than none; so nobody else would notice. */
    @Test
    void what_trains_the_start_up_cache_is_a_transcript() throws IOException {
        byte[] text = Files.readAllBytes(House.root().resolve("controller/service/src/main/launcher/warm-up.txt"));
        assertDoesNotThrow(() -> TranscriptReader.read(text));
    }
}
