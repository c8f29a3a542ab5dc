package org.qizhong.service.why;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.service.house.House;
import org.qizhong.service.words.Language;

/**
 * Whole answers, line by line. With {@code -Dgolden.update} the expected lines are written anew; the difference is for
 * reviewers to read.
 */
class WhyTest {

    private static final Path FOLDER =
            House.root().resolve("controller/service/src/test/resources/org/qizhong/service/why");

    @ParameterizedTest
    @CsvSource({
        "touch-move-dispute, ZH",
        "touch-move-dispute, EN",
        "flag, ZH",
        "flag, EN",
        "open-alert, ZH",
        "open-alert, EN",
        "doubt, ZH",
        "doubt, EN",
        "byoyomi, ZH",
        "byoyomi, EN"
    })
    void a_story_is_told_as_it_was(String story, Language language) throws IOException, TranscriptException {
        List<String> told = Why.lines(story, read(story), new Question(Optional.empty(), 12, language));
        Path golden = FOLDER.resolve(story + "." + language.code());
        if (Boolean.getBoolean("golden.update")) {
            Files.write(golden, told);
        }
        assertEquals(String.join("\n", Files.readAllLines(golden)), String.join("\n", told));
    }

    @Test
    void a_moment_in_the_middle_knows_nothing_of_what_came_after() throws IOException, TranscriptException {
        Transcript whole = read("touch-move-dispute");
        GameTime moment = GameTime.ofMillis(14_500);
        Transcript cut = new Transcript(
                whole.settings(),
                whole.inputs().stream()
                        .filter(input -> !input.at().isAfter(moment))
                        .toList());
        Question then = new Question(Optional.of(moment), Integer.MAX_VALUE, Language.EN);
        assertEquals(Why.lines("x", cut, then), Why.lines("x", whole, then));
    }

    @Test
    void what_has_fallen_due_by_then_is_told() throws IOException, TranscriptException {
        Transcript whole = read("flag");
        Question due = new Question(Optional.of(GameTime.ofMillis(19_000)), 1, Language.EN);
        List<String> lines = Why.lines("x", whole, due);
        assertEquals("  14        Black wins, flag fell", lines.get(lines.size() - 2));
    }

    private static Transcript read(String story) throws IOException, TranscriptException {
        return TranscriptReader.read(Files.readAllBytes(FOLDER.resolve(story + ".txt")));
    }
}
