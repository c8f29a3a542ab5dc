package org.qizhong.referee;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.conduct.Obligation;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Touched;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.remedy.Remedies;
import org.qizhong.referee.remedy.Whereabouts;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Has the board put back to the position of the record, step by step. */
final class Restoration {

    private final Play play;

    Restoration(Play play) {
        this.play = play;
    }

    /**
     * Says what has to be put right.
     *
     * @param runs whose clock runs once the board is right; nothing where the clocks run on meanwhile
     * @param owed pieces that count as touched then
     */
    void begin(Optional<Side> runs, List<Touched> owed) {
        begin(runs, owed, Map.of());
    }

    /** The same, where it is known which pieces lie where. */
    void begin(Optional<Side> runs, List<Touched> owed, Map<Point, Piece> lying) {
        Optional<Restoring> told = play.state().desk().restoring();
        Map<Point, Piece> known = new EnumMap<>(Point.class);
        told.ifPresent(order -> known.putAll(order.lying()));
        known.putAll(lying);
        Restoring restoring = missing(
                Restoring.from(known, runs, owed),
                told.map(order -> order.remedy().steps()).orElse(List.of()));
        play.state(play.state()
                .with(play.state().desk().restoring(Optional.of(restoring)))
                .with(play.state().turn().unrested()));
        if (isDone(restoring)) {
            finish(restoring);
        } else if (told.filter(restoring::asksTheSame).isEmpty()) {
            tell(restoring);
        }
    }

    /** A person said which move stands: the board has to follow, while the game goes on. */
    void beginIfNeeded() {
        boolean right =
                play.state().sensed().contradictions(play.position().board()).isEmpty();
        if (!right && play.state().isPlaying()) {
            begin(Optional.empty(), List.of());
        }
    }

    /** The board changed: tells what is still missing if that changed, or that all is well. */
    void boardChanged() {
        play.state().desk().restoring().ifPresent(before -> {
            Restoring after = missing(before, before.remedy().steps());
            play.state(play.state().with(play.state().desk().restoring(Optional.of(after))));
            if (isDone(after)) {
                finish(after);
            } else if (!after.asksTheSame(before)) {
                tell(after);
            }
        });
    }

    /** A move was made: what was owed before it, and whose clock was to run, is past. */
    void overtaken() {
        play.state().desk().restoring().ifPresent(before -> {
            play.state(play.state().with(play.state().desk().restoring(Optional.of(before.overtaken()))));
        });
        boardChanged();
    }

    private Restoring missing(Restoring restoring, List<HandStep> told) {
        Sensed sensed = play.state().sensed();
        Board board = play.position().board();
        List<Point> lift = new ArrayList<>();
        Map<Point, Piece> place = new EnumMap<>(Point.class);
        for (Point point : sensed.contradictions(board)) {
            if (!sensed.isEmpty(point)) {
                lift.add(point);
            }
            board.at(point).ifPresent(piece -> place.put(point, piece));
        }
        Map<Point, Piece> lying = Whereabouts.known(board, sensed, play.state().turn(), restoring.lying());
        Remedy remedy = Remedies.of(play.position(), sensed, lying, told);
        return new Restoring(List.copyOf(lift), place, lying, remedy, restoring.runs(), restoring.owed());
    }

    private static boolean isDone(Restoring restoring) {
        return restoring.lift().isEmpty() && restoring.place().isEmpty();
    }

    private void tell(Restoring restoring) {
        play.decide(new Decision.Restore(play.now(), restoring.lift(), restoring.place(), restoring.remedy()));
    }

    private void finish(Restoring restoring) {
        play.decide(new Decision.Restored(play.now()));
        GameState state = play.state();
        Sensed right = Sensed.of(state.position().board(), state.settings().sensors()); // what hands put there is past
        play.state(
                state.with(state.desk().putBack()).with(state.turn().restored()).with(right));
        if (restoring.runs().isPresent()) {
            owe(restoring.owed());
            play.resumeIfTimeIsLeft(play.state().clock().flatMap(_ -> restoring.runs()));
            play.loseIfMated();
            new TouchWatch(play).tellObligation();
        }
    }

    /** The pieces that count as touched (CXA2011:5.8.3); where none of them can move, the choice is free (5.1). */
    private void owe(List<Touched> owed) {
        Turn turn = Turn.FRESH;
        for (Touched touch : owed) {
            turn = turn.touched(touch);
        }
        play.state(play.state().with(turn).with(play.state().conduct().nextTurn()));
        if (new TouchWatch(play).obligation().filter(Obligation::binds).isEmpty()) {
            play.state(play.state().with(Turn.FRESH));
        }
    }
}
