package org.qizhong.referee;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.conduct.Conduct;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Touched;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.remedy.Whereabouts;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/** Errors found later (CXA2011:5.8): the arbiter goes back, or says how the board is to stand. */
final class Corrections {

    /** Five rounds, counted as plies after the wrong one (CXA2011:5.8.2, 5.8.3). */
    private static final int IN_TIME = 10;

    /** So long the clocks may have run when reversed colours are noticed (CXA2011:5.8.1). */
    private static final Duration SWAP_IN_TIME = Duration.ofMinutes(20);

    private final Play play;

    Corrections(Play play) {
        this.play = play;
    }

    /** Back to the position after a ply; the record goes on from there, and what was decided stays decided. */
    void rewind(Input.Rewind rewind) {
        Optional<History> back = play.state().history().upTo(rewind.ply());
        if (back.isEmpty()) {
            play.inform("no-such-ply", Map.of("ply", rewind.ply()));
            return;
        }
        int later = play.state().history().ply() - rewind.ply() - 1;
        if (later > IN_TIME) {
            play.inform("late-correction", Map.of("plies", later));
        }
        List<Touched> owed = rewind.touched()
                .flatMap(point -> back.get()
                        .fen()
                        .position()
                        .board()
                        .at(point)
                        .map(piece -> new Touched(point, piece, play.now())))
                .map(List::of)
                .orElse(List.of());
        takeBack(back.get());
        continueFrom(back.get(), owed);
    }

    /** Moves that are taken back no longer count for their stage; the clocks keep their times. */
    private void takeBack(History back) {
        List<MovedPly> plies = play.state().history().plies();
        List<MovedPly> gone = plies.subList(back.plies().size(), plies.size());
        for (Side side : Side.values()) {
            int moves = (int) gone.stream().filter(ply -> ply.side() == side).count();
            play.state()
                    .clock()
                    .map(clock -> clock.with(side, mine -> mine.uncounted(moves)))
                    .ifPresent(play::change);
        }
    }

    /** Back to the last position that is known; what was played since, nobody saw. */
    void backToRecord() {
        continueFrom(play.state().history(), List.of());
    }

    /** The arbiter declares the position. */
    void declare(Fen position) {
        continueFrom(play.state().history().declared(position), List.of());
    }

    /** The board holds a position that is not the record's, and it is to be the true one: the game goes on from it. */
    void take(Fen position) {
        GameState state = play.state();
        boolean wasRestoring = state.desk().restoring().isPresent();
        play.state(state.with(state.history().declared(position))
                .with(Turn.FRESH)
                .with(state.conduct().nextTurn())
                .with(state.desk().withoutMoves().restoring(Optional.empty())));
        if (wasRestoring) {
            play.decide(new Decision.Restored(play.now()));
        }
        play.loseIfMated();
    }

    /** The clocks stand until the board holds the position; then the clock of the side to move runs. */
    private void continueFrom(History history, List<Touched> owed) {
        play.halt();
        Map<Point, Piece> lying = lying();
        Side toMove = history.fen().position().toMove();
        Board before = play.position().board();
        play.state(play.state()
                .with(new Phase.Halted(Optional.of(toMove)))
                .with(history)
                .with(Turn.FRESH)
                .with(play.state().conduct().nextTurn())
                .with(play.state()
                        .desk()
                        .cleared()
                        .restoring(play.state().desk().restoring())));
        forgetLaterCount();
        new SensorWatch(play).recorded(before);
        new Restoration(play).begin(Optional.of(toMove), owed, lying);
    }

    /** Which pieces lie where, by the record up to now: once it is another, no sensor may be able to tell them. */
    private Map<Point, Piece> lying() {
        GameState state = play.state();
        Board board = state.position().board();
        Map<Point, Piece> before = state.restoring().map(Restoring::lying).orElse(Map.of());
        Map<Point, Piece> lying = Whereabouts.known(board, state.sensed(), state.turn(), before);
        for (Point point : board.occupied()) {
            if (state.sensed().fits(point, board.at(point))) {
                lying.put(point, board.at(point).orElseThrow());
            }
        }
        return lying;
    }

    /** A count that a claim began later than the position that the game goes on from is gone with it. */
    private void forgetLaterCount() {
        Conduct conduct = play.state().conduct();
        if (conduct.claims().countedFrom().orElse(0) > play.state().history().ply()) {
            play.state(play.state().with(conduct.with(conduct.claims().newRun())));
        }
    }

    /** The colours were reversed and it was noticed in time: back to before the start (CXA2011:5.8.1). */
    void swap() {
        GameState now = play.state();
        now.clock().map(clock -> Duration.of(clock.ran(), ChronoUnit.MICROS)).ifPresent(this::tellIfLate);
        play.state(GameState.before(now.settings())
                .at(now.now())
                .with(now.sensed())
                .with(now.health())
                .with(now.desk().cleared()));
        play.tellClocks();
        play.inform("swapped", Map.of());
    }

    /** Whoever notices too late has accepted the colours; the arbiter may think otherwise. */
    private void tellIfLate(Duration ran) {
        if (ran.compareTo(SWAP_IN_TIME) > 0) {
            play.inform("late-swap", Map.of("ran", ran));
        }
    }

    /** The position that the board shows, where the sensors tell every piece and it can be played from. */
    Optional<Fen> asItLies() {
        Map<Point, Piece> pieces = new EnumMap<>(Point.class);
        Sensed sensed = play.state().sensed();
        Board board = play.position().board();
        for (Map.Entry<Point, Seen> seen : sensed.seen().entrySet()) {
            Optional<Piece> piece = pieceAt(board, seen.getKey(), seen.getValue());
            if (piece.isEmpty()) {
                return Optional.empty();
            }
            pieces.put(seen.getKey(), piece.get());
        }
        try {
            Position position = Position.of(Board.of(pieces), play.position().toMove());
            return Optional.of(new Fen(position, 0, play.state().fen().round()));
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }

    private static Optional<Piece> pieceAt(Board board, Point point, Seen seen) {
        return seen instanceof Seen.Identity identity
                ? Optional.of(identity.of())
                : board.at(point).filter(seen::fits);
    }
}
