package org.qizhong.referee;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.conduct.Obligation;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.reading.Astray;
import org.qizhong.referee.reading.Beneath;
import org.qizhong.referee.reading.Difference;
import org.qizhong.referee.reading.Reading;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** What a press of a clock button means (按钟, CXA2011:6, 8.1.7). */
final class Presses {

    private final Play play;

    Presses(Play play) {
        this.play = play;
    }

    void press(Input.Press press) {
        Side side = press.side();
        if (!play.state().isPlaying() || !play.runs(side)) {
            play.inform("press-ignored", Map.of("side", side.word()));
        } else if (isUnseen(side)) {
            new Dark(play).press(side);
        } else if (play.position().toMove() != side) {
            belated(side);
        } else {
            complete(side);
        }
    }

    /** Whether the press completes a move that no sensor can have seen. */
    private boolean isUnseen(Side side) {
        Sight sight = play.state().desk().sight();
        boolean mayHaveMoved = sight.isDark() && play.position().toMove() == side;
        return sight.unseen() > 0 || (mayHaveMoved && !(new Standing(play).atPress() instanceof Reading.Legal));
    }

    /** The press of a move that the opponent has answered already: its bonus comes now, once. */
    private void belated(Side side) {
        play.state().clock().map(clock -> clock.belated(side)).ifPresent(play::change);
        play.run(Optional.of(side.opposite()));
    }

    private void complete(Side side) {
        Reading reading = new Standing(play).atPress();
        boolean restoring = play.state().desk().restoring().isPresent();
        if (restoring && !(reading instanceof Reading.Legal)) {
            new SensorWatch(play).stillSilent();
            play.inform("press-ignored", Evidence.of("side", side.word(), "restore", true));
            return;
        }
        if (isDubious(reading)) {
            Optional<Astray> astray = new Standing(play).astray();
            if (astray.flatMap(Astray::move).isPresent()) {
                beside(side, astray.get());
                return;
            }
            boolean nothingReadable = reading instanceof Reading.Forbidden;
            if (nothingReadable && (mayBeHidden(astray) || new TouchWatch(play).sweptAtPress())) {
                play.inform("press-ignored", Evidence.of("side", side.word(), "restore", true));
                return;
            }
        }
        judgeTouches(reading);
        if (!play.state().isPlaying()) {
            return;
        }
        switch (reading) {
            case Reading.Nothing _ -> nothingMoved(side);
            case Reading.Legal(Move move, Set<Point> strays) -> legal(side, move, strays);
            case Reading.Several(List<Move> moves) -> play.doubt(moves);
            case Reading.Hidden(List<Move> moves) ->
                ask(
                        AlertKind.AMBIGUOUS_MOVE,
                        Topic.LETTING_GO,
                        new Ruling.NameTarget(side, moves.getFirst().from(), moves));
            case Reading.OffPoint(Point from, List<Move> moves) ->
                ask(AlertKind.OFF_POINT, Topic.BETWEEN_POINTS, new Ruling.NameTarget(side, from, moves));
            case Reading.Forbidden forbidden -> forbidden(forbidden);
        }
    }

    /** Whether the board holds no single move, or one to a point that something lay on before. */
    private boolean isDubious(Reading reading) {
        return switch (reading) {
            case Reading.Forbidden(Optional<Move> move, Illegality _) -> move.isEmpty();
            case Reading.Legal(Move move, Set<Point> _) ->
                play.state().turn().wasFilledBefore(move)
                        && play.position().board().isEmpty(move.to());
            case Reading.Nothing _, Reading.Several _, Reading.Hidden _, Reading.OffPoint _ -> false;
        };
    }

    /** The press stands for the move; what else is wrong on the board is nobody's move, and has to be put right. */
    private void beside(Side side, Astray astray) {
        Move move = astray.move().orElseThrow();
        judgeTouches(new Reading.Legal(move, Set.of()));
        if (play.state().isPlaying()) {
            legal(side, move, Set.of());
        }
        if (play.state().isPlaying() && play.position().toMove() != side) {
            new TouchWatch(play).displaced(astray.points());
        }
    }

    /** Where sensors have failed, or show too much, a board that holds no single move is nobody's illegal move. */
    private boolean mayBeHidden(Optional<Astray> astray) {
        boolean hidden =
                astray.isPresent() || !play.state().desk().sight().failed().isEmpty();
        if (hidden) {
            new TouchWatch(play).displaced();
        }
        return hidden;
    }

    /** Lifts that are part of the move are touches now; others may be the opponent's, who is about to move. */
    private void judgeTouches(Reading reading) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        switch (reading) {
            case Reading.Nothing _, Reading.Hidden _ -> {}
            case Reading.Legal(Move move, Set<Point> _) -> {
                points.add(move.from());
                points.add(move.to());
            }
            case Reading.Several _, Reading.OffPoint _, Reading.Forbidden _ ->
                points.addAll(
                        Difference.between(play.position().board(), play.state().sensed())
                                .gone());
        }
        new TouchWatch(play).judge(points);
    }

    /** A press with nothing moved switches nothing; where the book calls it a foul it is one. */
    private void nothingMoved(Side side) {
        if (play.state().clock().filter(clock -> clock.owes(side)).isPresent()) {
            play.state().clock().map(clock -> clock.belated(side)).ifPresent(play::change);
            play.tellClocks(); // he has moved before and was not asked to press: that press comes now
        } else if (play.rules().duties().pressBeforeMoveIsFoul()
                && play.state().clock().isPresent()) {
            new Alerts(play)
                    .rule(
                            new Grounds(
                                    AlertKind.PRESS_BEFORE_MOVE,
                                    Optional.of(side),
                                    play.rules().clause(Topic.PRESS_BEFORE_MOVE),
                                    Map.of()),
                            new Ruling.PressedFirst(side));
        } else {
            play.inform("nothing-moved", Map.of("side", side.word()));
        }
    }

    private void legal(Side side, Move move, Set<Point> strays) {
        Optional<Obligation> broken = new TouchWatch(play).obligation().filter(owed -> !owed.allows(move));
        if (broken.isPresent()) {
            brokenTouch(new Ruling.BrokenTouch(side, move, strays), broken.get());
            return;
        }
        Set<Point> others = new TouchWatch(play).ownTouchedBeside(move);
        if (others.isEmpty()) {
            new Recording(play).pressed(move, strays);
        } else {
            playedAnother(new Ruling.PlayedAnother(side, move, strays), others);
        }
    }

    /** Where a touched piece of one's own binds nobody, touching one and playing another is a foul (CLUB:4.3). */
    private void playedAnother(Ruling.PlayedAnother played, Set<Point> touched) {
        new Alerts(play)
                .rule(
                        new Grounds(
                                AlertKind.TOUCH_MOVE,
                                Optional.of(played.side()),
                                play.rules().clause(Topic.PLAYED_ANOTHER),
                                Evidence.of("move", played.move(), "points", List.copyOf(touched))),
                        played);
    }

    /** A mate has settled without a press: it ends the game, unless a touched piece was owed. */
    void mate(Beneath lying) {
        Move move = lying.move();
        Optional<Obligation> broken = new TouchWatch(play).obligation().filter(owed -> !owed.allows(move));
        Side side = play.position().toMove();
        broken.ifPresentOrElse(
                owed -> brokenTouch(new Ruling.BrokenTouch(side, move, lying.strays()), owed),
                () -> new Recording(play).unpressed(lying));
    }

    /** A legal move that breaks an obligation: the alert is raised in either mode, the board is put back. */
    private void brokenTouch(Ruling.BrokenTouch ruling, Obligation owed) {
        if (play.state().desk().isOpen(alert -> alert.ruling().equals(ruling))) {
            play.inform("press-ignored", Evidence.of("side", ruling.side().word(), "restore", true));
            return;
        }
        Map<String, Object> evidence = Evidence.of("move", ruling.move(), "moves", owed.moves());
        new Alerts(play)
                .raise(
                        new Grounds(
                                AlertKind.TOUCH_MOVE,
                                Optional.of(ruling.side()),
                                play.rules().clause(owed.topic()),
                                evidence),
                        ruling);
        if (!play.confirms()) {
            new Rulings(play).apply(ruling);
        }
    }

    private void ask(AlertKind kind, Topic topic, Ruling.NameTarget target) {
        Map<String, Object> evidence = Evidence.of("from", target.from(), "moves", target.moves());
        new Alerts(play)
                .raise(
                        new Grounds(
                                kind, Optional.of(target.side()), play.rules().clause(topic), evidence),
                        target);
    }

    /** What the rules forbid lies on the board, and it is complete. */
    void forbidden(Reading.Forbidden forbidden) {
        new IllegalMoves(play)
                .judge(new Ruling.IllegalMove(play.position().toMove(), forbidden.reason(), forbidden.move()));
    }
}
