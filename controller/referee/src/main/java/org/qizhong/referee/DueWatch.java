package org.qizhong.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.reading.Beneath;
import org.qizhong.referee.reading.Reading;
import org.qizhong.referee.reading.Turn;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Lets time pass: whatever falls due on the way is decided first, each at its own moment. */
final class DueWatch {

    private final Play play;
    private final Sensors sensors;

    DueWatch(Play play) {
        this.play = play;
        this.sensors = new Sensors(play);
    }

    /**
     * Something that will be decided unless an input changes it first.
     *
     * @param at its moment
     * @param after whether it is due only once that moment is past: a bump may still end at it
     * @param decide decides it
     */
    private record Due(GameTime at, boolean after, Runnable decide) {

        boolean isBy(GameTime now) {
            return after ? at.isBefore(now) : !at.isAfter(now);
        }
    }

    void advance(GameTime now) {
        Optional<Due> due = next(now);
        while (due.isPresent()) {
            play.state(play.state().at(GameTime.later(play.now(), due.get().at())));
            due.get().decide().run();
            due = next(now);
        }
        play.state(play.state().at(now));
    }

    private Optional<Due> next(GameTime now) {
        if (!play.state().isPlaying()) {
            return Optional.empty();
        }
        return dues().stream().filter(due -> due.isBy(now)).min(Comparator.comparing(Due::at));
    }

    /** In the order in which things of one moment are decided. */
    private List<Due> dues() {
        GameState state = play.state();
        Optional<Beneath> lying = Beneath.reply(state.position(), state.sensed(), state.turn());
        Optional<Move> standing = lying.filter(beneath -> beneath.reading() instanceof Reading.Legal)
                .map(Beneath::move);
        Optional<Move> ends = standing.filter(this::endsTheGame);
        List<Due> dues = new ArrayList<>();
        ends.ifPresent(
                move -> dues.add(new Due(sensors.settled(move), false, () -> new Recording(play).unpressed(move))));
        Optional<GameTime> waiting = state.desk().flagWaits();
        if (waiting.isPresent()) {
            if (ends.isEmpty()) {
                dues.add(new Due(takenBack(), true, () -> flag(waiting.get())));
            }
            return dues;
        }
        addTouches(dues, lying);
        lying.ifPresent(beneath -> addForbidden(dues, beneath));
        Lateness lateness = new Lateness(play);
        dues.add(new Due(lateness.limit(), false, lateness::limitReached));
        GameTime zero = state.clock().map(GameClock::zero).orElse(GameTime.NEVER);
        dues.add(new Due(zero, false, () -> clockAtZero(ends, zero)));
        return dues;
    }

    /** When the mate on the board counts as taken back: a piece that bounces is still left there. */
    private GameTime takenBack() {
        GameState state = play.state();
        GameTime lifted = state.turn().traces().values().stream()
                .flatMap(trace -> trace.lifted().stream())
                .max(Comparator.naturalOrder())
                .orElse(state.now());
        return GameTime.later(
                state.now(), lifted.plus(state.settings().sensitivity().bump()));
    }

    private boolean endsTheGame(Move move) {
        return play.position().play(move).legalMoves().isEmpty();
    }

    private void addTouches(List<Due> dues, Optional<Beneath> lying) {
        TouchWatch touches = new TouchWatch(play);
        Duration bump = play.state().settings().sensitivity().bump();
        Optional<Turn.Reply> reply = play.state().turn().reply();
        boolean recapture = new Recapture(play).answered().isPresent();
        List<Map.Entry<Point, GameTime>> lifts =
                new ArrayList<>(play.state().turn().pending().entrySet());
        lifts.sort(Map.Entry.<Point, GameTime>comparingByValue()
                .thenComparing(lift -> touches.seenByTheMover(lift.getKey())));
        for (Map.Entry<Point, GameTime> lift : lifts) {
            GameTime outlasted = lift.getValue().plus(bump);
            GameTime at = GameTime.later(play.now(), outlasted);
            boolean after = !at.isAfter(outlasted);
            boolean answers =
                    reply.filter(answer -> answer.point() == lift.getKey()).isPresent();
            if (answers && reply.get().settled()) {
                dues.add(new Due(at, after, () -> replied(reply.get().move())));
            } else if (isReply(lift.getKey(), lift.getValue(), lying)) {
                addReply(dues, lying.orElseThrow(), new Due(at, after, () -> {}));
            } else if (!touches.isCovered(lift.getValue()) && !(answers && recapture)) {
                dues.add(new Due(at, after, () -> touches.judge(liftedAt(lift.getValue()))));
            }
        }
    }

    /** Pieces that left at one stamp are judged together. */
    private List<Point> liftedAt(GameTime moment) {
        return play.state().turn().pending().entrySet().stream()
                .filter(lift -> lift.getValue().equals(moment))
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * A reply completes a legal move once the move counts as put down and the reply is no bump. Beneath a forbidden
     * move it waits: until the replying piece rests, that move may be a capture in progress.
     */
    private void addReply(List<Due> dues, Beneath lying, Due noBump) {
        if (lying.reading() instanceof Reading.Legal) {
            GameTime settled = sensors.settled(lying.move());
            boolean after = noBump.after() && !settled.isAfter(noBump.at());
            dues.add(new Due(GameTime.later(settled, noBump.at()), after, () -> replied(lying.move())));
        }
    }

    /** A forbidden move is complete once the replying piece rests on another point. */
    private void addForbidden(List<Due> dues, Beneath lying) {
        GameState state = play.state();
        if (state.desk().restoring().isEmpty()
                && lying.reading() instanceof Reading.Forbidden forbidden
                && lying.reply().isPresent()) {
            GameTime rests = state.turn().trace(lying.reply().get()).placed().orElseThrow();
            GameTime settled = rests.plus(state.settings().sensitivity().settle());
            GameTime at = GameTime.later(play.now(), settled);
            dues.add(new Due(at, false, () -> new Presses(play).forbidden(forbidden)));
        }
    }

    /** Whether a lift may be the opponent's reply: an enemy piece that left after a move had been put down. */
    private boolean isReply(Point point, GameTime lifted, Optional<Beneath> lying) {
        Side replier = play.position().toMove().opposite();
        return lying.isPresent()
                && play.position().board().holds(point, replier)
                && lying.get().move().to() != point
                && !play.state().turn().trace(lying.get().move().to()).placedAfter(lifted);
    }

    /** The opponent touched a piece to reply: the move counts, pressed or not. */
    private void replied(Move move) {
        new Recording(play).unpressed(move);
    }

    private void clockAtZero(Optional<Move> ends, GameTime zero) {
        Side side = play.state().running().orElseThrow();
        boolean windows = play.state().settings().limits().windows();
        boolean nextWindow =
                windows && play.state().clock().orElseThrow().of(side).stageDone();
        boolean mateLies = ends.isPresent()
                && play.position().toMove() == side
                && !play.state().turn().trace(ends.get().to()).placedAfter(beforeMoment(zero));
        if (nextWindow) {
            Recording.nextStage(play, side);
        } else if (mateLies) {
            play.state(play.state().with(play.state().desk().flagWaits(Optional.of(zero))));
        } else {
            flag(zero);
        }
    }

    /** The last moment before another: what was put down after it was put down at the other, or later. */
    private static GameTime beforeMoment(GameTime moment) {
        return new GameTime(Math.max(0, moment.micros() - 1));
    }

    /** A flag bears its due moment, even where a mate on the board held it up and then was taken back. */
    private void flag(GameTime zero) {
        GameTime now = play.now();
        Side side = play.state().running().orElseThrow();
        play.state(play.state().stamped(zero));
        play.decide(new Decision.Flag(zero, side, play.rules().clause(Reason.FLAG)));
        play.lose(side, Reason.FLAG);
        play.state(play.state().stamped(now));
    }
}
