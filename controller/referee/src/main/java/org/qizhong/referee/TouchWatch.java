package org.qizhong.referee;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.conduct.Conduct.Adjusting;
import org.qizhong.referee.conduct.Obligation;
import org.qizhong.referee.conduct.Touches;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.reading.Difference;
import org.qizhong.referee.reading.Reading;
import org.qizhong.referee.reading.Touched;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Decides when a lift is a touch, and what the touches of a turn oblige to. */
final class TouchWatch {

    private static final Duration SPILL = Duration.ofSeconds(1);
    private static final int SPILL_PIECES = 3;

    private final Play play;

    TouchWatch(Play play) {
        this.play = play;
    }

    /** Whether a declaration of the mover's own covers a lift: it is judged only once the piece goes elsewhere. */
    boolean isCovered(GameTime lifted) {
        return play.state()
                .conduct()
                .adjusting()
                .filter(declared -> declared.side() == play.position().toMove())
                .filter(declared -> !lifted.isBefore(declared.since()))
                .isPresent();
    }

    /** Whether the opponent declared adjusting, so that a lift is nobody's touch. */
    boolean isOutOfTurn(GameTime lifted) {
        Optional<Adjusting> declared = play.state().conduct().adjusting();
        return declared.isPresent()
                && !isCovered(lifted)
                && declared.get().side() != play.position().toMove();
    }

    /**
     * Lifts that have outlasted a bump, or whose piece went elsewhere before a press that needs the answer, are
     * touches. What they oblige to together is told once.
     */
    void judge(Collection<Point> points) {
        Turn turn = play.state().turn();
        List<Point> pending = points.stream()
                .filter(turn.pending()::containsKey)
                .sorted(Comparator.comparing((Point point) -> turn.pending().get(point))
                        .thenComparing(point -> play.position().board().holds(point, replier()))
                        .thenComparing(this::seenByTheMover))
                .toList();
        if (isSpill()) {
            pending.forEach(
                    point -> play.state(play.state().with(play.state().turn().settledPending(point))));
            spill();
        } else {
            pending.forEach(point -> judge(point, turn.pending().get(point)));
            tellObligation();
        }
    }

    private Side replier() {
        return play.position().toMove().opposite();
    }

    /** The order of points as the player to move sees them, so that mirrored games are decided alike. */
    Point seenByTheMover(Point point) {
        return replier() == Side.BLACK ? point : point.turned();
    }

    private void judge(Point point, GameTime lifted) {
        play.state(play.state().with(play.state().turn().settledPending(point)));
        Optional<Piece> piece = play.position().board().at(point);
        if (piece.isPresent() && !play.state().turn().isTouched(point)) {
            Touched touched = new Touched(point, piece.get(), lifted);
            play.state(play.state().with(play.state().turn().touched(touched)));
            play.decide(new Decision.Touch(play.now(), play.position().toMove(), point, piece.get(), lifted));
        }
    }

    Optional<Obligation> obligation() {
        GameState state = play.state();
        return Touches.obligation(
                state.settings(), state.position(), state.turn().touched());
    }

    void tellObligation() {
        Optional<Obligation> owed = obligation().filter(Obligation::binds);
        if (owed.isPresent() && !owed.equals(play.state().conduct().obligation())) {
            Obligation obligation = owed.get();
            play.state(play.state().with(play.state().conduct().with(obligation)));
            play.decide(new Decision.Obligation(
                    play.now(), play.position().toMove(), play.rules().clause(obligation.topic()), obligation.moves()));
        }
    }

    /** The hand is empty again: if no legal move can follow what was touched, that is a foul of its own (8.1.5). */
    void handIsEmpty() {
        Optional<Obligation> owed = obligation();
        Turn turn = play.state().turn();
        boolean restoring = play.state().desk().restoring().isPresent();
        if (owed.isEmpty() || owed.get().binds() || restoring || !standOnTheirPoints(turn.touched())) {
            return;
        }
        Side side = play.position().toMove();
        Topic topic = untouchable(turn.touched(), side);
        Map<String, Object> evidence =
                Map.of("points", turn.touched().stream().map(Touched::point).toList());
        play.state(play.state().with(turn.discharge()));
        new Alerts(play)
                .rule(
                        new Grounds(
                                AlertKind.UNTOUCHABLE,
                                Optional.of(side),
                                play.rules().clause(topic),
                                evidence),
                        new Ruling.Untouchable(side, play.rules().clause(topic)));
    }

    private boolean standOnTheirPoints(List<Touched> touched) {
        return touched.stream().allMatch(touch -> play.state().sensed().fits(touch.point(), Optional.of(touch.piece())))
                && play.state().turn().pending().isEmpty();
    }

    /**
     * The pieces of his own that the mover touched and does not play, where no touch of them binds but none is allowed
     * (不准摸子, CLUB:4.3).
     */
    Set<Point> ownTouchedBeside(Move move) {
        Set<Point> others = EnumSet.noneOf(Point.class);
        if (!play.rules().duties().ownTouchBinds()) {
            play.state().turn().touched().stream()
                    .filter(touch -> touch.piece().side() == play.position().toMove())
                    .map(Touched::point)
                    .filter(point -> point != move.from())
                    .forEach(others::add);
        }
        return others;
    }

    /** Pieces of both sides at once have a clause of their own (5.5); else it is that of the first that counts. */
    private Topic untouchable(List<Touched> touched, Side side) {
        Optional<GameTime> own = firstOf(touched, side);
        Optional<GameTime> enemy = firstOf(touched, side.opposite());
        boolean ownCounts = play.rules().duties().ownTouchBinds() || enemy.isEmpty();
        if (own.isEmpty() || !ownCounts) {
            return Topic.UNTOUCHABLE_ENEMY;
        }
        if (enemy.isPresent() && areTogether(own.get(), enemy.get())) {
            return Topic.TOUCHED_TOGETHER;
        }
        return enemy.filter(own.get()::isAfter).isPresent() ? Topic.UNTOUCHABLE_ENEMY : Topic.UNTOUCHABLE_OWN;
    }

    private boolean areTogether(GameTime one, GameTime other) {
        return one.since(other)
                        .abs()
                        .compareTo(play.state().settings().sensitivity().together())
                <= 0;
    }

    private static Optional<GameTime> firstOf(List<Touched> touched, Side side) {
        return touched.stream()
                .filter(touch -> touch.piece().side() == side)
                .map(Touched::lifted)
                .findFirst();
    }

    /**
     * Three or more pieces off their points that left within a second of each other: no hand plays like that. A lift
     * that may still come back as a bump does not count yet.
     */
    private boolean isSpill() {
        return isSpill(play.state().settings().sensitivity().bump());
    }

    private boolean isSpill(Duration bump) {
        Turn turn = play.state().turn();
        List<GameTime> lifts = goneNow().stream()
                .flatMap(point -> turn.trace(point).lifted().stream())
                .filter(lifted -> !lifted.plus(bump).isAfter(play.now()))
                .sorted()
                .toList();
        for (int i = SPILL_PIECES - 1; i < lifts.size(); i++) {
            if (lifts.get(i).since(lifts.get(i - SPILL_PIECES + 1)).compareTo(SPILL) <= 0) {
                return true;
            }
        }
        return false;
    }

    private Set<Point> goneNow() {
        Board board = new Standing(play)
                .pressed()
                .filter(standing -> standing.reading() instanceof Reading.Legal)
                .map(standing -> play.position().play(standing.move()).board())
                .orElse(play.position().board());
        return Difference.between(board, play.state().sensed()).gone();
    }

    /** At a press there is no time to wait whether lifts are bumps: three pieces off at once are a spill. */
    boolean sweptAtPress() {
        boolean swept = isSpill(Duration.ZERO);
        if (swept) {
            spill();
        }
        return swept;
    }

    private void spill() {
        displaced(goneNow());
    }

    /** The pieces of those points are nobody's touch, and the board has to be put right. */
    void displaced(Set<Point> points) {
        Turn turn = play.state().turn();
        for (Point point : points) {
            turn = turn.waived(point);
        }
        play.state(play.state().with(turn));
        displaced();
    }

    /** The board changed in a way that no move explains: nobody is said to have done it, and it has to be put right. */
    void displaced() {
        Set<Point> gone = play.state().sensed().contradictions(play.position().board());
        new Alerts(play)
                .raise(
                        new Grounds(
                                AlertKind.DISPLACED,
                                Optional.empty(),
                                play.rules().clause(Topic.KNOCKED_OVER),
                                Map.of("points", List.copyOf(gone))),
                        new Ruling.AsItLies());
        new Restoration(play).begin(Optional.empty(), List.of());
    }
}
