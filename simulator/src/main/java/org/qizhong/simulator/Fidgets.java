package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** The short contacts around a move that are no touches: straightening and brushing (明显误碰, CXA2011:5.6). */
final class Fidgets {

    /** A hand that puts a piece down within this many milliseconds of taking it is too quick to brush another. */
    private static final int ROOM_TO_BRUSH = 100;

    private final Intent intent;
    private final Chance chance;
    private final Timing timing;

    Fidgets(Intent intent, Conditions conditions, Chance chance) {
        this.intent = intent;
        this.chance = chance;
        this.timing = conditions.timing();
    }

    /** The gestures of a move with what else the fingers do in front of it, during it and after it. */
    List<Gesture> around(List<Gesture> move) {
        List<Gesture> script = new ArrayList<>(move);
        if (!timing.allowsBumps()) {
            return script;
        }
        if (chance.shows(Behaviour.BRUSH)) {
            brush(script);
        }
        if (chance.shows(Behaviour.STRAIGHTEN)) {
            straighten(script);
        }
        return script;
    }

    /** A hand that leaves the clock brushes one of the pieces beside the point where it was. */
    List<Gesture> afterPress() {
        Board after = intent.board().after(intent.move());
        List<Point> near = Intent.around(intent.to()).stream()
                .filter(point -> !after.isEmpty(point))
                .toList();
        return near.isEmpty() || !timing.allowsBumps() || !chance.shows(Behaviour.BRUSH)
                ? List.of()
                : bump(chance.oneOf(near), after);
    }

    private void straighten(List<Gesture> script) {
        boolean first = chance.between(0, 1) == 0;
        Board board = first ? intent.board() : intent.board().after(intent.move());
        Point point = chance.oneOf(List.copyOf(board.occupied(intent.side())));
        List<Gesture> straightening = bump(point, board);
        if (first) {
            Gesture next = script.removeFirst();
            script.addFirst(new Gesture(chance.between(250, 1500), next.act()));
            script.addAll(0, straightening);
        } else {
            script.addAll(straightening);
        }
    }

    /**
     * The hand brushes a piece while it carries another, or while it draws back. In a capture it stays clear of the
     * opponent's pieces: to an occupancy sensor the brushed one might be the captured one.
     */
    private void brush(List<Gesture> script) {
        List<Point> near = Stream.of(intent.from(), intent.to())
                .flatMap(end -> Intent.around(end).stream())
                .distinct()
                .filter(point -> point != intent.from() && point != intent.to())
                .filter(this::mayBeBrushed)
                .toList();
        if (near.isEmpty()) {
            return;
        }
        List<Gesture> bump = bump(chance.oneOf(near), intent.board());
        int landing = landing(script);
        if (landing > 0 && chance.between(0, 3) == 0) {
            brushLanding(script, landing, bump);
        } else {
            script.addAll(chance.oneOf(momentsInTheAir(script)), bump);
        }
    }

    /** Where in the script the moving piece comes down on its target, seen by the sensor; or -1. */
    private int landing(List<Gesture> script) {
        Gesture[] gestures = script.toArray(Gesture[]::new);
        return IntStream.range(0, gestures.length)
                .filter(i -> gestures[i].act().equals(new Act.Place(intent.piece(), intent.to())))
                .reduce(-1, (before, last) -> last);
    }

    /** The piece comes down while the sleeve still holds the other off its sensor. */
    private static void brushLanding(List<Gesture> script, int landing, List<Gesture> bump) {
        Gesture down = script.get(landing);
        int contact = bump.getLast().after();
        script.set(landing, new Gesture(contact / 2, down.act()));
        script.add(
                landing + 1, new Gesture(contact - contact / 2, bump.getLast().act()));
        script.add(landing, new Gesture(down.after(), bump.getFirst().act()));
    }

    private boolean mayBeBrushed(Point point) {
        return intent.isCapture()
                ? intent.board().holds(point, intent.side())
                : !intent.board().isEmpty(point);
    }

    /** Where in the script the hand has time for it: after a lift of the moving piece, and at the end. */
    private List<Integer> momentsInTheAir(List<Gesture> script) {
        List<Integer> moments = new ArrayList<>();
        for (int i = 1; i < script.size(); i++) {
            boolean inTheAir = script.get(i - 1).act() instanceof Act.Lift lift
                    && (lift.point() == intent.from() || intent.between().contains(lift.point()));
            if (inTheAir && script.get(i).after() >= ROOM_TO_BRUSH) {
                moments.add(i);
            }
        }
        moments.add(script.size());
        return moments;
    }

    private List<Gesture> bump(Point point, Board board) {
        Piece piece = board.at(point).orElseThrow();
        return List.of(
                new Gesture(chance.between(80, 500), new Act.Lift(point)),
                new Gesture(chance.between(timing.shortestBump(), timing.longestBump()), new Act.Place(piece, point)));
    }
}
