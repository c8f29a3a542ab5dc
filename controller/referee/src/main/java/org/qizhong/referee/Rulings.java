package org.qizhong.referee;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.conduct.Claims;
import org.qizhong.referee.conduct.Fouls;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Touched;
import org.qizhong.referee.rulebook.Duties;
import org.qizhong.referee.rulebook.RuleBook.IllegalMoveCost;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/** Carries out rulings, whether the device decided or the arbiter confirmed. */
final class Rulings {

    private final Play play;

    Rulings(Play play) {
        this.play = play;
    }

    void apply(Ruling ruling) {
        switch (ruling) {
            case Ruling.IllegalMove illegal -> illegalMove(illegal);
            case Ruling.BrokenTouch _ -> new Restoration(play).begin(Optional.empty(), List.of());
            case Ruling.PlayedAnother played -> {
                stands(played.move(), played.strays());
                if (!play.state().isOver()) {
                    foul(played.side(), play.rules().clause(Topic.PLAYED_ANOTHER));
                }
            }
            case Ruling.PressedFirst pressed -> pressedFirst(pressed.side());
            case Ruling.Untouchable(Side side, Clause clause) -> foul(side, clause);
            case Ruling.FalseClaim(Side side) -> falseClaim(side);
            case Ruling.TooManyOffers(Side side) -> foul(side, play.rules().clause(Topic.DRAW_OFFER));
            case Ruling.TooLate _ -> new Lateness(play).tooLate();
            case Ruling.Ends ends -> play.finish(ends.result(), ends.reason(), ends.clause());
            case Ruling.NameTarget _, Ruling.AsItLies _, Ruling.GoOn _ -> {}
        }
    }

    void dismiss(Ruling ruling) {
        switch (ruling) {
            case Ruling.IllegalMove illegal -> letStand(illegal);
            case Ruling.BrokenTouch broken -> stands(broken.move(), broken.strays());
            case Ruling.PlayedAnother played -> stands(played.move(), played.strays());
            case Ruling.NameTarget target -> new Restoration(play).begin(Optional.of(target.side()), List.of());
            case Ruling.AsItLies _ -> takeBoardAsItLies();
            case Ruling.PressedFirst _,
                    Ruling.Untouchable _,
                    Ruling.FalseClaim _,
                    Ruling.TooManyOffers _,
                    Ruling.TooLate _,
                    Ruling.Ends _,
                    Ruling.GoOn _ -> {}
        }
    }

    /** The move stands as if it were pressed now: the press starts the other clock. */
    private void stands(Move move, Set<Point> strays) {
        goOn();
        new Recording(play).pressed(move, strays);
        new Restoration(play).beginIfNeeded();
    }

    private void illegalMove(Ruling.IllegalMove illegal) {
        Side side = illegal.side();
        Illegality illegality = illegal.reason();
        play.decide(new Decision.Illegal(play.now(), side, clause(illegality), illegality, illegal.move()));
        if (loses(illegality)) {
            play.lose(side, reason(illegality));
        } else {
            putBack(illegal);
        }
    }

    private IllegalMoveCost cost() {
        return play.rules().illegalMove().get(play.state().settings().level());
    }

    private boolean loses(Illegality illegality) {
        return reason(illegality) != Reason.ILLEGAL_MOVE || cost() == IllegalMoveCost.LOSES;
    }

    /** The clause that a forbidden move falls under at this event's level. */
    Clause clause(Illegality illegality) {
        return loses(illegality)
                ? play.rules().clause(reason(illegality))
                : play.rules().clause(Topic.ILLEGAL_MOVE_FOUL);
    }

    /** Giving one's own general away loses by a clause of its own (自杀, CXA2011:4.1.3). */
    private static Reason reason(Illegality illegality) {
        return switch (illegality) {
            case FACING -> Reason.FACING;
            case SELF_CHECK -> Reason.SELF_CHECK;
            case NOT_A_MOVE, WRONG_SIDE, OWN_PIECE, GEOMETRY, PALACE, RIVER, BLOCKED -> Reason.ILLEGAL_MOVE;
        };
    }

    private void putBack(Ruling.IllegalMove illegal) {
        Side side = illegal.side();
        if (cost() == IllegalMoveCost.FOUL_THEN_LOSES) {
            change(side, play.state().conduct().fouls().of(side).plusIllegalMove());
            boolean second = play.state().conduct().fouls().of(side).illegalMoves() >= 2;
            foul(
                    side,
                    play.rules().clause(Topic.ILLEGAL_MOVE_FOUL),
                    second ? Optional.of(Reason.ILLEGAL_MOVE) : Optional.empty());
        }
        if (!play.state().isOver()) {
            play.halt();
            illegal.move().ifPresent(this::noteWhatLies);
            new Restoration(play).begin(Optional.of(side), owed(illegal));
        }
    }

    /** The sensor may see only a piece, but it is known which one was put there: it has to go, whatever stood there. */
    private void noteWhatLies(Move move) {
        Sensed sensed = play.state().sensed();
        play.position()
                .board()
                .at(move.from())
                .filter(piece -> sensed.fits(move.to(), Optional.of(piece)))
                .ifPresent(piece -> play.state(play.state().with(sensed.with(move.to(), Seen.of(piece)))));
    }

    /** The piece that was moved against the rules counts as touched (CXA2011:5.8.3). */
    private List<Touched> owed(Ruling.IllegalMove illegal) {
        return illegal.move()
                .filter(move -> illegal.reason() != Illegality.WRONG_SIDE)
                .flatMap(move -> play.position()
                        .board()
                        .at(move.from())
                        .map(piece -> new Touched(move.from(), piece, play.now())))
                .map(List::of)
                .orElse(List.of());
    }

    private void pressedFirst(Side side) {
        change(side, play.state().conduct().fouls().of(side).plusPressBeforeMove());
        boolean second = play.state().conduct().fouls().of(side).pressesBeforeMove() >= 2;
        foul(
                side,
                play.rules().clause(Topic.PRESS_BEFORE_MOVE),
                second ? Optional.of(Reason.PRESS_BEFORE_MOVE) : Optional.empty());
    }

    /** A false claim is a foul; the book may take time for it too, or end the game at the second (CXA2011:4.1.11). */
    private void falseClaim(Side side) {
        Claims claims = play.state().conduct().claims().falseBy(side);
        play.state(play.state().with(play.state().conduct().with(claims)));
        Duties.NaturalClaims costs = play.rules().duties().claims();
        boolean second = costs.secondLoses() && claims.falseOnes().of(side) >= 2;
        foul(
                side,
                play.rules().clause(Topic.FALSE_CLAIM),
                second ? Optional.of(Reason.FALSE_CLAIMS) : Optional.empty());
        if (!costs.penalty().isZero() && !play.state().isOver()) {
            penalise(side, Topic.FALSE_CLAIM_PENALTY, costs.penalty());
        }
    }

    /** Takes time off a clock; what that leads to, a flag perhaps, falls due at once. */
    void penalise(Side side, Topic topic, Duration taken) {
        play.state().clock().ifPresent(clock -> {
            play.decide(new Decision.Penalty(play.now(), side, play.rules().clause(topic), taken));
            play.change(clock.with(side, mine -> mine.plus(-taken.toNanos() / 1000)));
            play.tellClocks();
        });
    }

    /** Moves missing on a score sheet are fouls by their number (漏记, CXA2011:7.1). */
    void unrecorded(Side side, int missing) {
        int fouls = play.rules().duties().unrecorded().fouls(missing);
        if (fouls == 0) {
            play.inform("no-foul", Map.of("side", side.word()));
        }
        for (int i = 0; i < fouls && !play.state().isOver(); i++) {
            foul(side, play.rules().clause(Topic.UNRECORDED));
        }
    }

    /** Enters a foul; enough of them lose. */
    void foul(Side side, Clause clause) {
        foul(side, clause, Optional.empty());
    }

    /** Enters a foul; where the same act also loses by a clause of its own, that clause is quoted. */
    private void foul(Side side, Clause clause, Optional<Reason> loses) {
        Fouls fouls = play.state().conduct().fouls().of(side).plus(clause);
        change(side, fouls);
        play.decide(new Decision.Foul(play.now(), side, clause, fouls.count()));
        if (loses.isPresent()) {
            play.lose(side, loses.get());
        } else if (fouls.count() >= play.state().settings().limits().foulsLose()) {
            play.lose(side, Reason.FOULS);
        }
    }

    /** Withdraws a foul (CXA2011:8.2). */
    void pardon(Side side, Clause clause) {
        Fouls fouls = play.state().conduct().fouls().of(side).without(clause);
        change(side, fouls);
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("side", side.word());
        fields.put("clause", clause);
        fields.put("count", fouls.count());
        play.inform("pardoned", fields);
    }

    private void change(Side side, Fouls fouls) {
        play.state(play.state().with(play.state().conduct().with(side, fouls)));
    }

    private void letStand(Ruling.IllegalMove illegal) {
        Optional<Position> after = illegal.move().flatMap(this::positionAfter);
        if (after.isPresent()) {
            goOn();
            new Recording(play).ruled(illegal.move().orElseThrow(), after.get());
            new Restoration(play).beginIfNeeded();
        } else {
            play.inform("not-playable", Map.of("side", illegal.side().word()));
            new Restoration(play).begin(Optional.of(illegal.side()), List.of());
        }
    }

    private Optional<Position> positionAfter(Move move) {
        Board board = play.position().board().after(move);
        try {
            return Optional.of(Position.of(board, play.position().toMove().opposite()));
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }

    /** The game goes on with the move that stands as if it were pressed now: the press starts the other clock. */
    private void goOn() {
        play.state(play.state().with(new Phase.Playing()));
    }

    /** The board is believed where it shows a legal position; where it does not, it still has to be put back. */
    private void takeBoardAsItLies() {
        Corrections corrections = new Corrections(play);
        Optional<Fen> lies = corrections.asItLies();
        if (lies.isPresent()) {
            corrections.take(lies.get());
        } else {
            play.inform("not-playable", Map.of());
        }
    }
}
