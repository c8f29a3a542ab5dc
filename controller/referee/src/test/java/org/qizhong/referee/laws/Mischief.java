package org.qizhong.referee.laws;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.qizhong.referee.GameState;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Players, a board and an arbiter gone wild: well-formed events of every kind, often close to what people do. */
final class Mischief {

    /** Pauses in microseconds; the waits that rules speak of are hit exactly, too. */
    private static final long[] PAUSES = {0, 1, 20_000, 50_000, 100_000, 150_000, 150_001, 450_000, 600_000, 700_000};

    private final Random random;
    private final SensorKind sensors;
    private final List<Input> inputs = new ArrayList<>();
    private GameTime now;

    private Mischief(Random random, GameState state) {
        this.random = random;
        this.sensors = state.settings().sensors();
        this.now = state.now();
    }

    /** Some events that may follow in a game that stands so. */
    static List<Input> next(Random random, GameState state) {
        Mischief mischief = new Mischief(random, state);
        mischief.act(state);
        return mischief.inputs;
    }

    private void act(GameState state) {
        switch (random.nextInt(32)) {
            case 0 -> move(state, new Move(aPiece(state.position().board()), aPoint()));
            case 1 -> lift(aPoint(), state.sensed());
            case 2, 3 -> lift(aPiece(state.position().board()), state.sensed());
            case 4 -> place(aPoint(), aPiece());
            case 5 -> inputs.add(new Input.Press(later(), aSide()));
            case 6, 7, 8, 9 -> answer(state);
            case 10, 11, 12, 13 -> putRight(state);
            case 14 -> swipe(state);
            case 15 -> inputs.add(Words.ofPlayer(random, later()));
            case 16, 17 -> inputs.add(Words.ofArbiter(random, later()));
            case 18 -> inputs.add(Words.ofHardware(random, later(), state));
            case 19 -> vanish(state, aLegalMove(state));
            default -> move(state, aLegalMove(state));
        }
    }

    private GameTime later() {
        long pause = random.nextInt(40) == 0 ? random.nextInt(20_000_000) : PAUSES[random.nextInt(PAUSES.length)];
        now = now.plus(Duration.ofNanos(pause * 1000));
        return now;
    }

    private Move aLegalMove(GameState state) {
        List<Move> moves = state.position().legalMoves();
        return moves.isEmpty() ? new Move(aPoint(), aPoint()) : moves.get(random.nextInt(moves.size()));
    }

    /** One hand plays a move, in one of the orders of hands, and mostly presses. */
    private void move(GameState state, Move move) {
        Board board = state.position().board();
        Piece piece = board.at(move.from()).orElse(Piece.RED_SOLDIER);
        boolean enemyFirst = random.nextBoolean();
        boolean takes = !board.isEmpty(move.to()) && random.nextInt(5) > 0;
        if (takes && enemyFirst) {
            lift(move.to());
        }
        lift(move.from());
        if (takes && !enemyFirst) {
            lift(move.to());
        }
        place(move.to(), piece);
        if (random.nextInt(4) > 0) {
            inputs.add(new Input.Press(later(), state.position().toMove()));
        }
    }

    /** A piece goes and comes to no point that the sensors see; where it may have taken several, nobody can tell. */
    private void vanish(GameState state, Move move) {
        lift(move.from());
        inputs.add(new Input.Press(later(), state.position().toMove()));
    }

    private void lift(Point point) {
        inputs.add(new Input.Lift(later(), point));
    }

    /** A lift that sometimes comes back, soon enough to be a bump or not. */
    private void lift(Point point, Sensed sensed) {
        lift(point);
        if (random.nextBoolean() && sensed.at(point).isPresent()) {
            inputs.add(new Input.Place(later(), point, sensed.at(point).get()));
        }
    }

    private void place(Point point, Piece piece) {
        inputs.add(new Input.Place(later(), point, Seen.of(piece, sensors)));
    }

    private void answer(GameState state) {
        List<Decision.Alert> open = state.openAlerts();
        String id = open.isEmpty() || random.nextInt(9) == 0
                ? "a" + (1 + random.nextInt(9))
                : open.get(random.nextInt(open.size())).id();
        inputs.add(random.nextBoolean() ? new Input.Confirm(later(), id) : new Input.Dismiss(later(), id));
    }

    /** The board is put back to the position of the record, piece by piece or all at once. */
    private void putRight(GameState state) {
        Board board = state.position().board();
        if (random.nextBoolean()) {
            inputs.add(new Input.Snapshot(later(), Sensed.of(board, sensors)));
            return;
        }
        for (Point point : state.sensed().contradictions(board)) {
            if (!state.sensed().isEmpty(point)) {
                lift(point);
            }
            board.at(point).ifPresent(piece -> place(point, piece));
        }
    }

    /** A sleeve takes several pieces along. */
    private void swipe(GameState state) {
        for (int i = random.nextInt(5); i >= 0; i--) {
            lift(aPiece(state.position().board()));
        }
    }

    private Point aPiece(Board board) {
        return Tables.pick(random, board.occupied().toArray(Point[]::new));
    }

    private Point aPoint() {
        return Tables.pick(random, Point.values());
    }

    private Piece aPiece() {
        return Tables.pick(random, Piece.values());
    }

    private Side aSide() {
        return Tables.pick(random, Side.values());
    }
}
