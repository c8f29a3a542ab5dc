package org.qizhong.referee;

import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Astray;
import org.qizhong.referee.reading.Beneath;
import org.qizhong.referee.reading.BoardReader;
import org.qizhong.referee.reading.Difference;
import org.qizhong.referee.reading.Reading;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** How the board of this moment reads: the move that lies on it, a reply to it perhaps begun. */
final class Standing {

    private final Play play;

    Standing(Play play) {
        this.play = play;
    }

    /**
     * The move on the board, legal or forbidden, its piece put down. A lift that may still be a bump hides none, nor
     * does a captured piece that still lies beside it.
     */
    Optional<Beneath> move() {
        return standing(play.state().sensed())
                .or(() -> standing(withoutPending()))
                .or(() -> besideItsVictim(this::standing));
    }

    private Optional<Beneath> standing(Sensed sensed) {
        return Beneath.standing(play.position(), sensed, play.state().turn(), settle());
    }

    /** The move on the board if a press now said that it stands. */
    Optional<Beneath> pressed() {
        return pressed(play.state().sensed());
    }

    private Optional<Beneath> pressed(Sensed sensed) {
        return Beneath.pressed(play.position(), sensed, play.state().turn(), settle());
    }

    private Duration settle() {
        return play.state().settings().sensitivity().settle();
    }

    /** The legal move on the board, its piece put down. */
    Optional<Beneath> legal() {
        return move().filter(beneath -> beneath.reading() instanceof Reading.Legal);
    }

    /** When the piece of a move will have rested long enough to count as put down. */
    GameTime settled(Beneath standing) {
        return standing.landed().plus(settle());
    }

    /**
     * What the board means at a press. A lift so young that it may still be a bump is taken as one, where that helps;
     * what failed sensors may hide stands beside what was seen.
     */
    Reading atPress() {
        Reading seen = seenAtPress();
        List<Move> hidden = hidden();
        return hidden.isEmpty()
                ? seen
                : new Blind(play.state().turn(), play.state().sensed(), hidden).read(seen);
    }

    /** Legal moves that the board would show like this because a sensor has failed. */
    private List<Move> hidden() {
        GameState state = play.state();
        Set<Point> failed = state.desk().sight().failed();
        return failed.isEmpty()
                ? List.of()
                : state.position().legalMoves().stream()
                        .filter(move -> {
                            Set<Point> differ = state.sensed()
                                    .contradictions(state.position().play(move).board());
                            return !differ.isEmpty() && failed.containsAll(differ);
                        })
                        .toList();
    }

    private Reading seenAtPress() {
        Optional<Beneath> pressed = pressed();
        if (pressed.isPresent()) {
            return pressed.get().reading();
        }
        Reading reading = read(play.state().sensed());
        Optional<Reading> calm = calm();
        if (calm.isPresent()) {
            return calm.get();
        }
        return switch (reading) {
            case Reading.Forbidden _, Reading.OffPoint _ ->
                besideItsVictim(this::pressed).map(Beneath::reading).orElse(reading);
            case Reading.Nothing _, Reading.Legal _, Reading.Several _, Reading.Hidden _ -> reading;
        };
    }

    /** A capture whose victim still lies on the board, with a reply to it perhaps begun or made. */
    private Optional<Beneath> besideItsVictim(Function<Sensed, Optional<Beneath>> lying) {
        Sensed sensed = play.state().sensed();
        for (Point stray : Difference.between(play.position().board(), sensed).came()) {
            Optional<Beneath> capture = lying.apply(sensed.without(stray))
                    .filter(it -> it.reading() instanceof Reading.Legal
                            && wasShovedTo(it.move().to(), stray));
            if (capture.isPresent()) {
                return capture.map(it -> it.beside(stray));
            }
        }
        return Optional.empty();
    }

    private boolean wasShovedTo(Point victim, Point stray) {
        GameState state = play.state();
        Optional<Piece> piece = play.position().board().at(victim);
        return piece.isPresent()
                && state.sensed().fits(stray, piece)
                && state.turn()
                        .trace(victim)
                        .left()
                        .filter(state.turn().trace(stray)::placedAfter)
                        .isPresent();
    }

    /** What is wrong on the board that no move has done. */
    Optional<Astray> astray() {
        GameState state = play.state();
        return Astray.on(state.position(), state.sensed(), state.turn());
    }

    private Reading read(Sensed sensed) {
        return BoardReader.read(play.position(), sensed, play.state().turn());
    }

    /** The legal move if lifts so young that they may be bumps, or a sensor that flickers, are not counted, or one. */
    private Optional<Reading> calm() {
        GameState state = play.state();
        Duration bump = state.settings().sensitivity().bump();
        List<Point> young = state.turn().traces().entrySet().stream()
                .filter(traced -> !state.position().board().isEmpty(traced.getKey())
                        || traced.getValue().replaced().isPresent())
                .filter(traced -> state.sensed().isEmpty(traced.getKey()))
                .filter(traced -> traced.getValue()
                        .lifted()
                        .filter(at -> !at.plus(bump).isBefore(state.now()))
                        .isPresent())
                .map(Map.Entry::getKey)
                .toList();
        List<Reading> whole = young.isEmpty() ? List.of() : legal(Stream.of(young));
        List<Reading> single = legal(young.stream().map(List::of));
        if (whole.isEmpty() && single.isEmpty() && areOfReplier(young)) {
            return Optional.of(read(without(young))).filter(Reading.Nothing.class::isInstance);
        }
        return whole.isEmpty() ? oneOf(single) : whole.stream().findFirst();
    }

    /** Where each of several lifts may be the one that counts, later play has to tell. */
    private Optional<Reading> oneOf(List<Reading> legal) {
        TouchWatch touches = new TouchWatch(play);
        List<Move> moves = legal.stream()
                .map(Reading.Legal.class::cast)
                .map(Reading.Legal::move)
                .distinct()
                .sorted(Comparator.comparing(move -> touches.seenByTheMover(move.from())))
                .toList();
        return moves.size() > 1
                ? Optional.of(new Reading.Several(moves))
                : legal.stream().findFirst();
    }

    private boolean areOfReplier(List<Point> points) {
        Side replier = play.position().toMove().opposite();
        return !points.isEmpty()
                && points.stream().allMatch(point -> play.position().board().holds(point, replier));
    }

    private List<Reading> legal(Stream<List<Point>> lifts) {
        return lifts.map(this::without)
                .map(this::read)
                .filter(Reading.Legal.class::isInstance)
                .distinct()
                .toList();
    }

    /** The board as it was before lifts of which nobody knows yet whether they are touches, replies or bumps. */
    private Sensed withoutPending() {
        return without(play.state().turn().pending().keySet());
    }

    private Sensed without(Collection<Point> lifted) {
        Sensed calm = play.state().sensed();
        for (Point point : lifted) {
            Optional<Seen> went = play.state().turn().trace(point).went();
            if (calm.isEmpty(point) && went.isPresent()) {
                calm = calm.with(point, went.get());
            }
        }
        return calm;
    }

    /** Whether hands at work on one move can have left the board like this. */
    boolean isExplained() {
        Difference difference =
                Difference.between(play.position().board(), play.state().sensed());
        boolean inHand = difference.gone().size() <= 1
                && difference.came().isEmpty()
                && difference.changed().isEmpty();
        return inHand
                || move().isPresent()
                || switch (read(play.state().sensed())) {
                    case Reading.Nothing _, Reading.Legal _, Reading.Several _, Reading.Hidden _, Reading.OffPoint _ ->
                        true;
                    case Reading.Forbidden _ -> false;
                };
    }
}
