package org.qizhong.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.reading.Beneath;
import org.qizhong.referee.reading.Difference;
import org.qizhong.referee.reading.Reading;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Lets time pass: whatever falls due on the way is decided first, each at its own moment. */
final class DueWatch {

    private final Play play;
    private final Standing standing;

    DueWatch(Play play) {
        this.play = play;
        this.standing = new Standing(play);
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
        List<Due> dues = switch (play.state().phase()) {
            case Phase.Playing _ -> dues();
            case Phase.Halted _ -> List.of(late());
            case Phase.Setup _, Phase.Over _ -> List.of();
        };
        return dues.stream().filter(due -> due.isBy(now)).min(Comparator.comparing(Due::at));
    }

    /** In the order in which things of one moment are decided. */
    private List<Due> dues() {
        GameState state = play.state();
        Optional<Beneath> lying = standing.move();
        Optional<Beneath> mate = lying.filter(it -> it.reading() instanceof Reading.Legal)
                .filter(_ -> isTrusted(state.desk()))
                .filter(it -> play.position().play(it.move()).legalMoves().isEmpty())
                .filter(it -> !isAsked(it));
        List<Due> dues = new ArrayList<>();
        mate.ifPresent(it -> dues.add(new Due(standing.settled(it), false, () -> new Presses(play).mate(it))));
        Optional<GameTime> waiting = state.desk().flagWaits();
        if (waiting.isPresent()) {
            if (mate.isEmpty()) {
                dues.add(new Due(takenBack(), true, () -> flag(waiting.get())));
            }
            return dues;
        }
        addTouches(dues, lying);
        lying.ifPresent(it -> addForbidden(dues, it));
        dues.add(late());
        GameTime zero = state.clock().map(GameClock::zero).orElse(GameTime.NEVER);
        dues.add(new Due(zero, false, () -> clockAtZero(mate, zero)));
        return dues;
    }

    /** A board that is not heard, or has to be put right, shows no mate. */
    private static boolean isTrusted(Desk desk) {
        return desk.restoring().isEmpty() && !desk.sight().isDark();
    }

    /** Whether the arbiter has been told that a mate breaks an obligation: it waits for the answer, not for itself. */
    private boolean isAsked(Beneath mate) {
        return play.state()
                .desk()
                .isOpen(alert -> alert.ruling() instanceof Ruling.BrokenTouch broken
                        && broken.move().equals(mate.move()));
    }

    /** A mate that breaks an obligation will be put back: no flag waits for it. */
    private boolean isAllowed(Beneath mate) {
        return new TouchWatch(play)
                .obligation()
                .filter(owed -> !owed.allows(mate.move()))
                .isEmpty();
    }

    /** The limit runs from the start of the round, whether the clocks run or stand (CXA1999:21.1). */
    private Due late() {
        Lateness lateness = new Lateness(play);
        return new Due(lateness.limit(), false, lateness::limitReached);
    }

    /** A move is complete without a press: it is mate and has settled, or the opponent touched a piece to reply. */
    private void complete(Beneath lying) {
        new Recording(play).unpressed(lying);
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

    private void addTouches(List<Due> dues, Optional<Beneath> lying) {
        TouchWatch touches = new TouchWatch(play);
        Duration bump = play.state().settings().sensitivity().bump();
        List<Map.Entry<Point, GameTime>> lifts =
                new ArrayList<>(play.state().turn().pending().entrySet());
        lifts.sort(Map.Entry.<Point, GameTime>comparingByValue()
                .thenComparing(lift -> touches.seenByTheMover(lift.getKey())));
        for (Map.Entry<Point, GameTime> lift : lifts) {
            GameTime outlasted = lift.getValue().plus(bump);
            GameTime at = GameTime.later(play.now(), outlasted);
            boolean after = !at.isAfter(outlasted);
            Optional<Beneath> before = lying.filter(it -> lift.getValue().isAfter(it.landed()));
            if (before.isPresent() && isOfReplier(lift.getKey()) && mayBeAnswered(before.get())) {
                addReply(dues, before.get(), new Due(at, after, () -> complete(before.get())));
            } else if (!touches.isCovered(lift.getValue()) && !mayBeOfReply(lift)) {
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

    /** A forbidden move waits for its answer; nobody answers with two pieces. */
    private boolean mayBeAnswered(Beneath lying) {
        Difference difference =
                Difference.between(play.position().board(), play.state().sensed());
        return lying.reading() instanceof Reading.Legal
                || difference.gone().stream().filter(this::isOfReplier).count() <= 1;
    }

    private boolean isOfReplier(Point point) {
        return play.position().board().holds(point, play.position().toMove().opposite());
    }

    /** A piece left its point after a move that may yet turn out to stand: the reply's own, or one that it takes. */
    private boolean mayBeOfReply(Map.Entry<Point, GameTime> lift) {
        return standing.pressed()
                .filter(it ->
                        it.reading() instanceof Reading.Legal && lift.getValue().isAfter(it.landed()))
                .filter(it -> isOfReplier(lift.getKey())
                        || play.position().play(it.move()).legalMoves().stream()
                                .anyMatch(reply -> reply.to() == lift.getKey()))
                .isPresent();
    }

    /**
     * A reply completes a legal move once the move counts as put down and the reply is no bump. Beneath a forbidden
     * move it waits: until the replying piece rests, that move may be a capture in progress.
     */
    private void addReply(List<Due> dues, Beneath lying, Due noBump) {
        if (lying.reading() instanceof Reading.Legal) {
            GameTime settled = standing.settled(lying);
            boolean after = noBump.after() && !settled.isAfter(noBump.at());
            dues.add(new Due(GameTime.later(settled, noBump.at()), after, noBump.decide()));
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

    private void clockAtZero(Optional<Beneath> mate, GameTime zero) {
        Side side = play.state().running().orElseThrow();
        boolean nextWindow =
                play.state().hasNextWindow(play.state().clock().orElseThrow().of(side));
        boolean mateLies = play.position().toMove() == side
                && mate.filter(it -> it.landed().isBefore(zero) && isAllowed(it))
                        .isPresent();
        if (nextWindow) {
            Recording.nextStage(play, side);
        } else if (mateLies) {
            play.state(play.state().with(play.state().desk().flagWaits(Optional.of(zero))));
        } else {
            flag(zero);
        }
    }

    /** A flag bears its due moment, even where a mate on the board held it up and then was taken back. */
    private void flag(GameTime zero) {
        GameTime now = play.now();
        Side side = play.state().running().orElseThrow();
        play.state(play.state().stamped(zero));
        if (play.state().desk().sight().isDark()) {
            flagInTheDark(side);
        } else {
            play.flag(side);
        }
        play.state(play.state().stamped(now));
    }

    /** Nobody sees whether a mate was put down before: the flag is told, the result is the arbiter's (CXA1999:22.5). */
    private void flagInTheDark(Side side) {
        Clause clause = play.rules().clause(Reason.FLAG);
        play.decide(new Decision.Flag(play.now(), side, clause));
        new Alerts(play)
                .stop(
                        new Grounds(AlertKind.LINK_LOST, Optional.of(side), clause, Map.of()),
                        new Ruling.Ends(GameResult.lostBy(side), Reason.FLAG, clause));
    }
}
