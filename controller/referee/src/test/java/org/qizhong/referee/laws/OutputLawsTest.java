package org.qizhong.referee.laws;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.JsonText;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Position;

/** What lines promise of themselves, in games in which anything happens. */
@Clause("TRANSCRIPT:output")
class OutputLawsTest {

    private static final List<String> RESTS_ON_A_CLAUSE =
            List.of("obligation", "illegal", "foul", "penalty", "alert", "flag", "repetition", "result");

    @ParameterizedTest
    @ValueSource(ints = {20, 21, 22})
    void lines_keep_their_promises(int block) {
        Wild.inEach(block, game -> {
            List<Step> steps = game.steps();
            List<Map<String, Object>> lines =
                    Wild.lines(steps).stream().map(JsonText::object).toList();
            assertAll(
                    () -> alertsAreNumberedInOrder(game, lines),
                    () -> clausesAreThoseOfTheBook(game, lines),
                    () -> restoreIsToldOnlyWhenItChanges(game, lines),
                    () -> clocksAreToldOnlyWhenTheyChange(game, steps),
                    () -> movesAreLegal(game, steps));
        });
    }

    private static void alertsAreNumberedInOrder(Wild game, List<Map<String, Object>> lines) {
        List<Object> ids = lines.stream()
                .filter(line -> line.get("type").equals("alert"))
                .map(line -> line.get("id"))
                .toList();
        List<String> wanted =
                IntStream.rangeClosed(1, ids.size()).mapToObj(i -> "a" + i).toList();
        assertEquals(wanted, ids, game::toString);
    }

    private static void clausesAreThoseOfTheBook(Wild game, List<Map<String, Object>> lines) {
        String documents = switch (game.settings().rules().name()) {
            case "cxa-2011" -> "(CXA2011|CXA1999|HOUSE):.+";
            case "cxa-1999" -> "(CXA1999|HOUSE):.+";
            default -> "(CLUB|HOUSE):.+";
        };
        for (Map<String, Object> line : lines) {
            if (RESTS_ON_A_CLAUSE.contains(line.get("type").toString())) {
                assertTrue(String.valueOf(line.get("clause")).matches(documents), () -> line + " in\n" + game);
            }
        }
    }

    private static void restoreIsToldOnlyWhenItChanges(Wild game, List<Map<String, Object>> lines) {
        String before = "";
        for (Map<String, Object> line : lines) {
            switch (line.get("type").toString()) {
                case "restore" -> {
                    String now = line.get("lift") + " " + line.get("place");
                    assertNotEquals(before, now, () -> line + " in\n" + game);
                    before = now;
                }
                case "restored", "alert", "started", "result", "illegal" -> before = "";
                default -> {}
            }
        }
    }

    /** A line about the clocks says that another one runs, or that a person or a penalty changed a time. */
    private static void clocksAreToldOnlyWhenTheyChange(Wild game, List<Step> steps) {
        Decision.Clock before = null;
        for (int i = 0; i < steps.size(); i++) {
            boolean changed = changesTimes(game.inputs().get(i), steps.get(i));
            for (Decision decision : steps.get(i).decisions()) {
                if (decision instanceof Decision.Clock clock) {
                    boolean news = before == null || !before.running().equals(clock.running());
                    assertTrue(changed || news, () -> clock + " is no news in\n" + game);
                    before = clock;
                }
            }
        }
    }

    private static boolean changesTimes(Input input, Step step) {
        return input instanceof Input.SetClock
                || input instanceof Input.AddTime
                || input instanceof Input.Swap
                || step.decisions().stream().anyMatch(Decision.Penalty.class::isInstance);
    }

    private static void movesAreLegal(Wild game, List<Step> steps) {
        Position position = game.settings().start().position();
        for (int i = 0; i < steps.size(); i++) {
            for (Decision decision : steps.get(i).decisions()) {
                Position at = position;
                if (decision instanceof Decision.Moved moved) {
                    assertTrue(moved.ruled() || at.isLegal(moved.ply().move()), () -> moved + " in\n" + game);
                    position = moved.ply().after().position();
                } else if (decision instanceof Decision.Obligation owed) {
                    boolean mine = owed.side() == at.toMove();
                    assertTrue(
                            !mine
                                    || at.legalMoves().containsAll(owed.moves())
                                    || game.settings().limits().pinnedMustMove(),
                            () -> owed + " in\n" + game);
                }
            }
            position = steps.get(i).state().worlds().isEmpty()
                    ? steps.get(i).state().position()
                    : position;
        }
    }
}
