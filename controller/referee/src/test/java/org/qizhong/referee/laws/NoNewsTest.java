package org.qizhong.referee.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Point;

/** What the sensors have told already is no news, however often it is told. */
class NoNewsTest {

    private interface Echo {
        Optional<Input> after(Input input, Sensed board, Random random);
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 31})
    @Clause("TRANSCRIPT:snapshot")
    void snapshots_of_the_known_board_change_nothing(int block) {
        changeNothing(block, (input, board, random) -> Optional.of(new Input.Snapshot(input.at(), board)));
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 33})
    @Clause("TRANSCRIPT:form")
    void lifts_of_empty_points_change_nothing(int block) {
        changeNothing(block, (input, board, random) -> {
            Point point = Tables.pick(random, Point.values());
            return board.isEmpty(point) ? Optional.of(new Input.Lift(input.at(), point)) : Optional.empty();
        });
    }

    private static void changeNothing(int block, Echo echo) {
        Wild.inEach(block, game -> {
            List<Step> plain = game.steps();
            List<Step> echoed = Wild.steps(Referee.open(game.settings()), with(game, echo));
            if (!isAboutASensor(echoed)) {
                game.compare(withoutReport(plain), withoutReport(echoed));
            }
        });
    }

    /** A sensor that says the same ten times is told, and every alert after it has another name. */
    private static boolean isAboutASensor(List<Step> steps) {
        return Wild.decisions(steps).stream()
                .anyMatch(decision -> decision instanceof Decision.Alert alert
                        && alert.evidence().containsKey("seen"));
    }

    /** What is said of the sensors themselves after the game counts what they said. */
    private static List<String> withoutReport(List<Step> steps) {
        return Wild.lines(steps).stream()
                .filter(line -> !line.contains("\"sensor-health\""))
                .toList();
    }

    private static List<Input> with(Wild game, Echo echo) {
        Random random = new Random(game.seed());
        List<Input> echoed = new ArrayList<>();
        Sensed board = Sensed.of(
                game.settings().start().position().board(), game.settings().sensors());
        boolean known = true;
        for (Input input : game.inputs()) {
            board = after(board, input);
            echoed.add(input);
            known &= !mayHide(input) && !board.seen().isEmpty();
            if (known && random.nextInt(4) == 0) {
                echo.after(input, board, random).ifPresent(echoed::add);
            }
        }
        return echoed;
    }

    /** After a lost link or a failed sensor the whole board is news: it shows what was hidden. */
    private static boolean mayHide(Input input) {
        return input instanceof Input.Link || input instanceof Input.Fault;
    }

    private static Sensed after(Sensed board, Input input) {
        return switch (input) {
            case Input.Lift lift -> board.without(lift.point());
            case Input.Place place -> board.with(place.point(), place.seen());
            case Input.Snapshot snapshot -> snapshot.board();
            default -> board;
        };
    }
}
