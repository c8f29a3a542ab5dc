package org.qizhong.referee.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;
import org.qizhong.referee.input.SensorKind;

/** Whole games by hurried players are recorded as they were played, and nobody is accused. */
@Clause("TRANSCRIPT:rule-1")
@Clause("TRANSCRIPT:rule-2")
class HurriedGameTest {

    private static final int SEEDS = 60;
    private static final List<String> ABOUT_THE_GAME = List.of("repetition", "natural-limit");

    @ParameterizedTest
    @EnumSource
    void is_recorded_as_it_was_played(SensorKind sensors) {
        for (int seed = 0; seed < SEEDS; seed++) {
            HurriedGame game = new HurriedGame(seed, sensors);
            isRead(game.moves(), game.story());
        }
    }

    /** The last move may still wait for its press. */
    private static void isRead(List<String> played, Story story) {
        List<Object> recorded = fields(story, "move", "move");
        int known = Math.max(recorded.size(), played.size() - 1);
        assertEquals(played.subList(0, known), recorded, story::toString);
        story.shows("illegal|foul|restore", "t type");
        List<Object> alerts = fields(story, "alert", "kind").stream()
                .filter(kind -> !ABOUT_THE_GAME.contains(kind))
                .toList();
        assertEquals(List.of(), alerts, story::toString);
    }

    private static List<Object> fields(Story story, String type, String field) {
        return story.objects().stream()
                .filter(line -> line.get("type").equals(type))
                .map(line -> line.get(field))
                .toList();
    }
}
