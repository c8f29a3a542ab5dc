package org.qizhong.simulator;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/**
 * How a game is begun.
 *
 * @param drawn what is out of the ordinary
 * @param right how the pieces have to stand
 * @param lies how they stand at first
 * @param sensors what the sensors can tell of it
 * @param first moves before those of the record, which lead back to the start
 */
record Opening(Case drawn, Board right, Board lies, SensorKind sensors, List<Move> first) {

    private static final List<Move> ROUND = Stream.of("h0g2", "h9g7", "g2h0", "g7h9")
            .map(move -> Move.parse(move).orElseThrow())
            .toList();

    static Opening of(Simulation simulation, Mix mix, Chance chance) {
        Fen start = simulation.settings().start();
        SensorKind sensors = simulation.settings().sensors();
        Board right = start.position().board();
        Mix settings = mix.only(EnumSet.of(Case.Kind.SETTING));
        boolean drawn = !settings.weights().isEmpty() && chance.between(1, 100) <= mix.rate();
        return switch (drawn ? settings.oneOf(chance) : Case.ORDINARY) {
            case SWAPPED_SETUP -> new Opening(Case.SWAPPED_SETUP, right, swapped(right, chance), sensors, List.of());
            case TURNED_SETUP -> new Opening(Case.TURNED_SETUP, right, turned(right), sensors, List.of());
            case START_AGAIN ->
                new Opening(Case.START_AGAIN, right, right, sensors, start.equals(Fen.START) ? ROUND : List.of());
            default -> new Opening(Case.ORDINARY, right, right, sensors, List.of());
        };
    }

    private static Board swapped(Board right, Chance chance) {
        List<Point> points = List.copyOf(right.occupied());
        Point one = chance.oneOf(points);
        Optional<Point> other = points.stream()
                .filter(point -> !right.at(point).equals(right.at(one)))
                .skip(chance.between(0, points.size() / 2))
                .findFirst();
        return other.map(point -> right.with(one, right.at(point).orElseThrow())
                        .with(point, right.at(one).orElseThrow()))
                .orElse(right);
    }

    private static Board turned(Board right) {
        Map<Point, Piece> pieces = new EnumMap<>(Point.class);
        right.occupied()
                .forEach(point -> pieces.put(point.turned(), right.at(point).orElseThrow()));
        return Board.of(pieces);
    }

    /** The game is started; where the board does not stand right it is put right, whoever notices it. */
    void begin(OpenGame game, Steward steward) {
        boolean visible = !Sensed.of(lies, sensors).equals(Sensed.of(right, sensors));
        Expected expected = visible ? Expected.READ.asked().demanding(AlertKind.SETUP) : Expected.READ;
        if (!lies.equals(right)) {
            game.judge().begin(drawn, expected, List.of());
        }
        if (visible) {
            report(game);
        }
        game.enter(1000, Input.Start::new);
        if (visible && !game.state().isPlaying()) {
            game.judge().run().found("setup");
            game.putRight(right);
            game.enter(1000, Input.Start::new);
        } else if (!lies.equals(right)) {
            game.enter(1000, Input.Pause::new);
            game.putRight(right);
            game.enter(1000, at -> new Input.Resume(at, Optional.empty()));
        }
        steward.settle();
        game.judge().end();
    }

    /** Before the start a board says once what it sees. */
    private static void report(OpenGame game) {
        game.perform(List.of(new Gesture(100, new Act.PlugIn())));
    }
}
