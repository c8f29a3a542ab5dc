package org.qizhong.service.why;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.service.house.House;
import org.qizhong.service.house.Source;
import org.qizhong.service.words.Language;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Whatever the referee may decide has its sentence in both languages. */
class SentencesTest {

    private static final Pattern MESSAGE = Pattern.compile("(?:inform|Optional\\.of)\\(\\s*\"([a-z-]+)\"");
    private static final Pattern FIELD = Pattern.compile("(?:evidence\\.put|Evidence\\.of|Map\\.of)\\(\\s*\"(\\w+)\",");
    private static final Pattern SECOND = Pattern.compile("Evidence\\.of\\(\\s*\"\\w+\",[^\"]+,\\s*\"(\\w+)\",");
    private static final GameTime NOW = GameTime.ofMillis(1500);
    private static final Clause CLAUSE = new Clause("CXA2011:5.1");
    private static final Move MOVE = new Move(Point.H2, Point.E2);
    private static final ClockTimes.Reading BYOYOMI = new ClockTimes.Reading(Duration.ofSeconds(7), OptionalInt.of(2));

    private static final Remedy REMEDY = new Remedy(
            true,
            List.of(List.of(Point.A0, Point.B0)),
            List.of(
                    HandStep.move(Point.E2, Point.H2, Piece.RED_CANNON),
                    HandStep.off(Point.A0),
                    HandStep.on(Point.B0, Piece.RED_HORSE)));

    /** One decision of every kind, and more where a kind says different things. */
    private static Stream<Decision> decisions() {
        return Stream.of(
                        Stream.of(
                                new Decision.Started(NOW, "club", "none", Fen.START.toString()),
                                new Decision.SetupMismatch(NOW, List.of(Point.A0), List.of(), REMEDY),
                                new Decision.Touch(NOW, Side.RED, Point.H2, Piece.RED_CANNON, NOW),
                                new Decision.Obligation(NOW, Side.RED, CLAUSE, List.of(MOVE)),
                                moved(),
                                new Decision.StageEntered(NOW, Side.RED, 2, Duration.ofMinutes(10)),
                                new Decision.Foul(NOW, Side.RED, CLAUSE, 1),
                                new Decision.Penalty(NOW, Side.RED, CLAUSE, Duration.ofMinutes(5)),
                                new Decision.DrawOffer(NOW, Side.RED),
                                new Decision.DrawDeclined(NOW, Side.BLACK),
                                new Decision.Repetition(NOW, "undecided", CLAUSE, "check-other", "idle"),
                                new Decision.Restore(NOW, List.of(), Map.of(Point.H2, Piece.RED_CANNON), REMEDY),
                                new Decision.Restored(NOW),
                                new Decision.Flag(NOW, Side.RED, CLAUSE),
                                new Decision.Clock(NOW, Optional.of(Side.RED), new ClockTimes(BYOYOMI, BYOYOMI)),
                                new Decision.Clock(NOW, Optional.empty(), new ClockTimes(BYOYOMI, BYOYOMI))),
                        illegal(),
                        Stream.of(AlertKind.values()).map(SentencesTest::alert),
                        Stream.of(Reason.values()).flatMap(SentencesTest::results),
                        Stream.concat(messages(), Stream.of("sensor-health"))
                                .map(message -> new Decision.Info(NOW, message, FIELDS)))
                .flatMap(decision -> decision);
    }

    private static final Map<String, Object> FIELDS = Map.of(
            "points",
            List.of(Point.E3),
            "side",
            "red",
            "point",
            Point.H2,
            "id",
            "a1",
            "ply",
            3,
            "plies",
            11,
            "count",
            0,
            "ran",
            9,
            "moves",
            List.of(MOVE),
            "records",
            List.of("h2e2 h9g7"));

    private static Decision moved() {
        MovedPly ply =
                new MovedPly(1, Side.RED, MOVE, "炮二平五", "C2.5", Fen.START, Optional.of(Piece.BLACK_SOLDIER), true);
        return new Decision.Moved(NOW, ply, Optional.empty(), false, true);
    }

    private static Stream<Decision> illegal() {
        return Stream.of(Illegality.values())
                .flatMap(why -> Stream.of(Optional.of(MOVE), Optional.<Move>empty())
                        .map(move ->
                                new Decision.Illegal(NOW, Side.RED, CLAUSE, why, move, List.of(Point.H2, Point.B0))));
    }

    private static Decision alert(AlertKind kind) {
        return new Decision.Alert(NOW, "a1", kind, Optional.of(Side.RED), CLAUSE, Map.of("point", Point.H2), List.of());
    }

    private static Stream<Decision> results(Reason reason) {
        return Stream.of(GameResult.values()).map(result -> new Decision.Result(NOW, result, reason, CLAUSE));
    }

    private static Stream<String> referee(Pattern pattern) {
        return House.sources(".java").stream()
                .filter(source -> source.file().startsWith("controller/referee/src/main/"))
                .map(Source::text)
                .flatMap(text -> pattern.matcher(text).results().map(found -> found.group(1)))
                .distinct();
    }

    private static Stream<String> messages() {
        return referee(MESSAGE);
    }

    @ParameterizedTest
    @EnumSource
    void every_decision_has_a_sentence(Language language) {
        Sentences sentences = new Sentences(new Speech(language));
        Set<Class<?>> told = decisions().map(Decision::getClass).collect(Collectors.toSet());
        assertEquals(Set.of(Decision.class.getPermittedSubclasses()), told);
        decisions().forEach(decision -> {
            String sentence =
                    sentences.of(new Told(decision, Fen.START.position().board()));
            assertFalse(sentence.isEmpty(), decision::toString);
            assertFalse(sentence.matches(".*(\\{\\w+}|\\b[a-z]+\\.[a-z]).*"), sentence);
        });
    }

    @ParameterizedTest
    @EnumSource
    void every_field_of_the_evidence_has_a_name(Language language) {
        Words words = Words.in(language);
        Set<String> fields =
                new TreeSet<>(Stream.concat(referee(FIELD), referee(SECOND)).toList());
        assertTrue(fields.size() > 12, fields::toString);
        fields.removeIf(field -> words.knows("field." + field));
        fields.removeAll(FIELDS.keySet());
        fields.removeAll(Set.of("clause", "restore")); // told in other ways
        assertEquals(Set.of(), fields);
    }

    @ParameterizedTest
    @EnumSource
    void every_key_that_an_answer_asks_for_has_a_text(Language language) {
        Words words = Words.in(language);
        Pattern key = Pattern.compile("\"((?:why|word|info|board|alerts|record|clock|phase|list)\\.[a-z.-]+)\"");
        List<String> untold = House.sources(".java").stream()
                .filter(source -> source.file().contains("/src/main/java/org/qizhong/service/why/"))
                .flatMap(source -> key.matcher(source.text()).results().map(found -> found.group(1)))
                .filter(name -> !words.knows(name))
                .toList();
        assertEquals(List.of(), untold);
        Stream<String> built = Stream.of(
                        Arrays.stream(Piece.values()).map(piece -> "piece." + piece.letter()),
                        Stream.of("level.national", "level.provincial", "level.junior"),
                        Stream.of("enforce.auto", "enforce.confirm", "side.red", "side.black"),
                        RuleBooks.ALL.stream().map(book -> "rules." + book.name()))
                .flatMap(names -> names);
        assertEquals(List.of(), built.filter(name -> !words.knows(name)).toList());
    }
}
