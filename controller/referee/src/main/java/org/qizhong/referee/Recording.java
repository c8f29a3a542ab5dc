package org.qizhong.referee;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.clock.SideClock;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.reading.Beneath;
import org.qizhong.referee.reading.Difference;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.ChineseNotation;
import org.qizhong.xiangqi.notation.WxfNotation;

/** Makes a move part of the record, with all that follows from it. */
final class Recording {

    private final Play play;

    Recording(Play play) {
        this.play = play;
    }

    /** The mover pressed: the move is complete and the other clock runs. */
    void pressed(Move move) {
        record(move, after(move), true, false);
    }

    /** The mover pressed while the captured piece still lies beside the move. */
    void pressed(Move move, Set<Point> strays) {
        leave(strays);
        pressed(move);
    }

    /** The move stands although nobody pressed: the mover's clock runs on. */
    void unpressed(Beneath lying) {
        leave(lying.strays());
        record(lying.move(), after(lying.move()), false, false);
    }

    private void leave(Set<Point> strays) {
        play.state(play.state().with(play.state().turn().withStrays(strays)));
    }

    /** A move that was pressed while nobody saw it: the clocks have had their share. */
    void seenLater(Move move) {
        tell(move, after(move), true, false);
    }

    /** An illegal move that the arbiter lets stand. */
    void ruled(Move move, Position after) {
        record(move, after, true, true);
    }

    private Position after(Move move) {
        return play.position().play(move);
    }

    private void record(Move move, Position after, boolean pressed, boolean ruled) {
        Side mover = play.position().toMove();
        completeOnClock(mover, pressed);
        enterStage(mover);
        tell(move, after, pressed, ruled);
        if (pressed && !play.state().isOver()) {
            play.run(Optional.of(mover.opposite()));
        }
    }

    private void tell(Move move, Position after, boolean pressed, boolean ruled) {
        Side mover = play.position().toMove();
        MovedPly ply = ply(move, after);
        Optional<Move> rested = play.state().turn().rested();
        play.decide(new Decision.Moved(play.now(), ply, play.state().clock().map(GameClock::times), pressed, ruled));
        turnOver(ply);
        declineOffer(mover);
        rested.filter(other -> !other.equals(move)).ifPresent(other -> movedAgain(mover, other, move));
        followUp(ply);
    }

    /** That side's press of a move that nobody saw. */
    void completeOnClock(Side mover) {
        completeOnClock(mover, true);
        enterStage(mover);
    }

    private MovedPly ply(Move move, Position after) {
        Fen fen = play.state().fen();
        Side mover = fen.position().toMove();
        Optional<Piece> captured = fen.position().board().at(move.to());
        int plies = captured.isPresent() ? 0 : fen.pliesSinceCapture() + 1;
        int round = fen.round() + (mover == Side.BLACK ? 1 : 0);
        return new MovedPly(
                play.state().history().ply() + 1,
                mover,
                move,
                ChineseNotation.write(fen.position().board(), move),
                WxfNotation.write(fen.position().board(), move),
                new Fen(after, plies, round),
                captured,
                after.isCheck());
    }

    /** A press brings the bonus; without one the move only counts, and the clock runs on. */
    private void completeOnClock(Side mover, boolean pressed) {
        play.state()
                .clock()
                .map(clock -> pressed ? clock.pressed(mover) : clock.unpressed(mover))
                .ifPresent(play::change);
    }

    private void enterStage(Side mover) {
        boolean windows = play.state().settings().limits().windows();
        play.state()
                .clock()
                .filter(clock -> !windows && clock.of(mover).stageDone())
                .ifPresent(clock -> nextStage(play, mover));
    }

    private void turnOver(MovedPly ply) {
        GameState state = play.state();
        GameState after = state.with(state.history().with(ply));
        Difference left = Difference.between(after.position().board(), after.sensed());
        Turn next = state.turn().next(ply.move(), state.position().board(), state.sensed(), left);
        play.state(after.with(next)
                .with(state.conduct().nextTurn())
                .with(state.desk().withoutMoves().with(sightAfter(state.desk().sight()))));
        new SensorWatch(play).recorded(state.position().board());
        new Restoration(play).overtaken();
    }

    /** A move that was read off the board shows how it stands, once the link is there again. */
    private static Sight sightAfter(Sight sight) {
        return sight.link() == Sight.Link.BACK ? sight.seen() : sight;
    }

    private void declineOffer(Side mover) {
        GameState state = play.state();
        Side offerer = mover.opposite();
        if (state.conduct().draws().standing().of(offerer)) {
            play.decide(new Decision.DrawDeclined(play.now(), mover));
            play.state(state.with(state.conduct().with(state.conduct().draws().answered(offerer))));
        }
    }

    private void movedAgain(Side mover, Move first, Move last) {
        Map<String, Object> evidence = Evidence.of("first", first, "move", last);
        new Alerts(play)
                .raise(
                        new Grounds(
                                AlertKind.MOVED_AGAIN,
                                Optional.of(mover),
                                play.rules().clause(Topic.LETTING_GO),
                                evidence),
                        new Ruling.GoOn());
    }

    private void followUp(MovedPly ply) {
        Position after = ply.after().position();
        if (after.isCheckmate()) {
            play.lose(after.toMove(), Reason.CHECKMATE);
        } else if (after.isStalemate()) {
            play.lose(after.toMove(), Reason.STALEMATE);
        } else {
            new Drawing(play).afterMove(ply.side(), ply.captured().isPresent());
        }
    }

    /** The side's clock enters its next stage. */
    static void nextStage(Play play, Side side) {
        play.state()
                .clock()
                .map(clock -> clock.with(side, SideClock::nextStage))
                .ifPresent(clock -> {
                    play.change(clock);
                    Duration remaining = Duration.of(clock.of(side).shown(), ChronoUnit.MICROS);
                    play.decide(new Decision.StageEntered(
                            play.now(), side, clock.of(side).stage(), remaining));
                });
    }
}
