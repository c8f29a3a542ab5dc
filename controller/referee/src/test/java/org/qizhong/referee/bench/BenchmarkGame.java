package org.qizhong.referee.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/** Games of legal moves to be measured on; each is the same every time. */
final class BenchmarkGame {

    private static final int PLIES = 300;

    private final Random random = new Random(1);
    private final List<Input> inputs = new ArrayList<>();
    private GameTime now = GameTime.ZERO;

    private BenchmarkGame() {
        inputs.add(new Input.Start(now));
    }

    static List<Input> calm() {
        BenchmarkGame game = new BenchmarkGame();
        game.play(0);
        return game.inputs;
    }

    /** Four other pieces are brushed before each move, and its own is put back once. */
    static List<Input> busy() {
        BenchmarkGame game = new BenchmarkGame();
        game.play(4);
        return game.inputs;
    }

    /** Red's chariot has left c3 and may have taken any of four pieces: nobody can tell yet. */
    static GameState inDoubt() {
        Fen start = Fen.parse("3ak4/4a4/2n1b4/4p1p1p/9/9/r1R1p3P/2p6/4A4/4KA3 w");
        GameState state = Referee.open(Settings.DEFAULT.with(start));
        List<Input> inputs = List.of(
                new Input.Start(GameTime.ZERO),
                new Input.Lift(seconds(1), Point.C3),
                new Input.Press(seconds(3), start.position().toMove()));
        for (Input input : inputs) {
            state = Referee.step(state, input).state();
        }
        if (state.worlds().size() < 2) {
            throw new IllegalStateException("nothing is in doubt");
        }
        return state;
    }

    static List<Input> noiseAfter(GameTime moment) {
        return List.of(
                new Input.Lift(moment.plusMicros(400_000), Point.E8),
                new Input.Tick(moment.plusMicros(700_000)),
                new Input.Lift(moment.plusMicros(900_000), Point.I6));
    }

    private static GameTime seconds(int seconds) {
        return GameTime.ZERO.plusMicros(seconds * 1_000_000L);
    }

    private void play(int brushes) {
        Position position = Position.start();
        for (int ply = 0; ply < PLIES; ply++) {
            Move move = choose(position);
            for (int i = 0; i < brushes; i++) {
                brush(position.board());
            }
            if (brushes > 0) {
                lift(move.from());
                place(move.from());
            }
            make(position, move);
            position = position.play(move);
        }
    }

    /** A legal move after which the game goes on. */
    private Move choose(Position position) {
        List<Move> moves = position.legalMoves().stream()
                .filter(move -> !position.play(move).legalMoves().isEmpty())
                .toList();
        return moves.get(random.nextInt(moves.size()));
    }

    private void make(Position position, Move move) {
        if (!position.board().isEmpty(move.to())) {
            lift(move.to());
        }
        lift(move.from());
        place(move.to());
        inputs.add(new Input.Press(later(700_000), position.toMove()));
    }

    private void brush(Board board) {
        List<Point> points = List.copyOf(board.occupied());
        Point point = points.get(random.nextInt(points.size()));
        lift(point);
        inputs.add(new Input.Place(later(60_000), point, Seen.PIECE));
    }

    private void lift(Point point) {
        inputs.add(new Input.Lift(later(400_000), point));
    }

    private void place(Point point) {
        inputs.add(new Input.Place(later(250_000), point, Seen.PIECE));
    }

    private GameTime later(long micros) {
        now = now.plusMicros(micros);
        return now;
    }
}
