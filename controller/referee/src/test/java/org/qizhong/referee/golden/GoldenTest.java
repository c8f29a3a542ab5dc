package org.qizhong.referee.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/**
 * Whole games, byte for byte. With {@code -Dgolden.update} the expected lines are written anew; the difference is for
 * reviewers to read.
 */
@Clause("TRANSCRIPT:output")
class GoldenTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "org", "qizhong", "referee", "golden");

    @ParameterizedTest
    @ValueSource(strings = {"mate-in-three", "junior-flags", "byoyomi-agreed", "called-and-resigned"})
    void the_same_transcript_gives_the_same_bytes(String name) throws IOException {
        Story story = Story.of(Files.readString(FOLDER.resolve(name + ".txt")));
        Path golden = FOLDER.resolve(name + ".jsonl");
        if (Boolean.getBoolean("golden.update")) {
            Files.write(golden, story.lines());
        }
        assertEquals(Files.readAllLines(golden), story.lines());
        assertEquals(List.copyOf(story.lines()), Story.of(story.transcript()).lines());
    }
}
