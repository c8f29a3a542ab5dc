package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Touched;
import org.qizhong.referee.rulebook.RuleBook.IllegalMoveCost;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/** What a move against the rules of movement costs, and how it is undone or let stand. */
final class IllegalMoves {

    private final Play play;

    IllegalMoves(Play play) {
        this.play = play;
    }

    /** A move that the rules forbid is complete. */
    void judge(Ruling.IllegalMove illegal) {
        new Alerts(play).rule(grounds(illegal), illegal);
    }

    private Grounds grounds(Ruling.IllegalMove illegal) {
        Illegality reason = illegal.reason();
        Map<String, Object> evidence = illegal.move()
                .map(move -> Evidence.of("reason", reason.word(), "move", move))
                .orElseGet(() -> Evidence.of("reason", reason.word(), "points", differing()));
        List<Point> swapped = swapped(illegal);
        if (!swapped.isEmpty()) {
            evidence.put("swapped", swapped);
        }
        return new Grounds(AlertKind.ILLEGAL_MOVE, Optional.of(illegal.side()), clause(reason), evidence);
    }

    private List<Point> swapped(Ruling.IllegalMove illegal) {
        return illegal.move().map(move -> Exchanged.by(play.state(), move)).orElse(List.of());
    }

    private List<Point> differing() {
        return List.copyOf(play.state().sensed().contradictions(play.position().board()));
    }

    void apply(Ruling.IllegalMove illegal) {
        Side side = illegal.side();
        Illegality illegality = illegal.reason();
        play.decide(new Decision.Illegal(
                play.now(), side, clause(illegality), illegality, illegal.move(), swapped(illegal)));
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
    private Clause clause(Illegality illegality) {
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
            new Rulings(play).foul(side, play.rules().clause(Topic.ILLEGAL_MOVE_FOUL));
        }
        if (cost() == IllegalMoveCost.PUT_BACK && !play.confirms()) {
            new Alerts(play).raise(grounds(illegal), new Ruling.PutBack(illegal));
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

    /** What was touched stays touched, and the piece that was moved against the rules counts as touched (5.8.3). */
    private List<Touched> owed(Ruling.IllegalMove illegal) {
        List<Touched> owed = new ArrayList<>(play.state().turn().touched());
        illegal.move()
                .map(Move::from)
                .filter(from -> owed.stream().noneMatch(touch -> touch.point() == from))
                .filter(from -> illegal.reason() != Illegality.WRONG_SIDE)
                .flatMap(from -> play.position().board().at(from).map(piece -> new Touched(from, piece, play.now())))
                .ifPresent(owed::add);
        return owed;
    }

    void letStand(Ruling.IllegalMove illegal) {
        Optional<Position> after = illegal.move().flatMap(this::positionAfter);
        if (after.isPresent()) {
            play.state(play.state().with(new Phase.Playing()));
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
}
