package org.qizhong.referee.remedy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** The shortest way out of a disorder: steps, each of which can be taken when its turn comes. */
final class Way {

    private final Disorder disorder;
    private final Set<Point> filled;
    private final Set<Point> leaving = new LinkedHashSet<>();
    private final Map<Point, Piece> lacking = new LinkedHashMap<>();
    private final Map<Point, Piece> aside = new LinkedHashMap<>();
    private final List<HandStep> steps = new ArrayList<>();

    private Way(Disorder disorder) {
        this.disorder = disorder;
        filled = new HashSet<>(disorder.occupied());
    }

    /** The way from scratch. */
    static List<HandStep> outOf(Disorder disorder) {
        Way way = new Way(disorder);
        way.walk();
        return way.steps;
    }

    /** Straight moves first, then what leaves the board and makes room; what comes onto it last. */
    private void walk() {
        Map<Point, Point> targets = new LinkedHashMap<>(Matching.of(disorder));
        leaving.addAll(disorder.occupied());
        leaving.removeAll(targets.keySet());
        lacking.putAll(disorder.wanted());
        targets.values().forEach(lacking::remove);
        while (!targets.isEmpty() || !leaving.isEmpty()) {
            Optional<Point> free = disorder.lying().keySet().stream()
                    .filter(from -> targets.containsKey(from) && !filled.contains(targets.get(from)))
                    .findFirst();
            if (free.isPresent()) {
                move(free.get(), targets.remove(free.get()));
            } else if (!leaving.isEmpty()) {
                off(leaving.iterator().next());
            } else {
                open(targets);
            }
            bringBack();
        }
        lacking.forEach((to, piece) -> steps.add(HandStep.on(to, piece)));
    }

    /** All that is left goes round in rings: the first piece of one is put aside until its point is free. */
    private void open(Map<Point, Point> targets) {
        Point first = disorder.lying().keySet().stream()
                .filter(targets::containsKey)
                .findFirst()
                .orElseThrow();
        aside.put(targets.remove(first), disorder.lying().get(first));
        off(first);
    }

    private void bringBack() {
        List<Point> free =
                aside.keySet().stream().filter(to -> !filled.contains(to)).toList();
        free.forEach(to -> {
            steps.add(HandStep.on(to, aside.remove(to)));
            filled.add(to);
        });
    }

    private void move(Point from, Point to) {
        steps.add(HandStep.move(from, to, disorder.lying().get(from)));
        filled.remove(from);
        filled.add(to);
    }

    private void off(Point from) {
        steps.add(HandStep.off(from));
        filled.remove(from);
        leaving.remove(from);
    }

    /**
     * The rest of a way that hands are following, in whatever order: nothing where they left it, or where a shorter
     * one has opened. What they hold goes first: it is not laid aside because another like it could go there, too.
     */
    static Optional<List<HandStep>> rest(List<HandStep> told, Disorder disorder, int shortest) {
        List<HandStep> held = new ArrayList<>();
        List<HandStep> others = new ArrayList<>();
        for (HandStep step : told) {
            boolean isHeld = step.from().filter(disorder.occupied()::contains).isEmpty();
            boolean isDone =
                    isHeld && step.to().filter(disorder.wanted()::containsKey).isEmpty();
            if (!isDone && isHeld && step.isMove()) {
                held.add(HandStep.on(step.to().orElseThrow(), step.piece().orElseThrow()));
            } else if (!isDone) {
                others.add(step);
            }
        }
        List<HandStep> rest = Stream.concat(held.stream(), others.stream()).toList();
        boolean isShort = rest.size() - held.size() <= shortest;
        return isShort && leadsOut(rest, disorder) ? Optional.of(rest) : Optional.empty();
    }

    private static boolean leadsOut(List<HandStep> steps, Disorder disorder) {
        Set<Point> filled = new HashSet<>(disorder.occupied());
        Map<Point, Piece> lacking = new LinkedHashMap<>(disorder.wanted());
        Set<Point> wrong = new HashSet<>(disorder.occupied());
        for (HandStep step : steps) {
            Optional<Piece> taken = step.from().map(disorder.lying()::get);
            boolean carried = !step.isMove() || taken.equals(step.piece());
            boolean left = step.from().isEmpty()
                    || (wrong.remove(step.from().get())
                            && filled.remove(step.from().get()));
            boolean came = step.to().isEmpty()
                    || (filled.add(step.to().get())
                            && step.piece()
                                    .equals(Optional.ofNullable(
                                            lacking.remove(step.to().get()))));
            if (!carried || !left || !came) {
                return false;
            }
        }
        return wrong.isEmpty() && lacking.isEmpty();
    }
}
