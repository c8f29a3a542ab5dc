package org.qizhong.referee.remedy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/** Finds how a board as sensed becomes the board of a position. */
public final class Remedies {

    private final Board board;
    private final Sensed sensed;
    private final Disorder disorder;

    private Remedies(Position position, Sensed sensed, Map<Point, Piece> known) {
        this.board = position.board();
        this.sensed = sensed;
        this.disorder = Disorder.of(position, sensed, known);
    }

    /**
     * How the board is put right.
     *
     * @param known pieces that are known to lie somewhere, although the sensors there cannot tell them
     * @param told the steps told last: hands that follow them are sent another way only where that one is shorter
     */
    public static Remedy of(Position position, Sensed sensed, Map<Point, Piece> known, List<HandStep> told) {
        Remedies remedies = new Remedies(position, sensed, known);
        boolean turned = remedies.isTurned();
        return new Remedy(turned, turned ? List.of() : remedies.swapped(), remedies.steps(told));
    }

    private List<HandStep> steps(List<HandStep> told) {
        List<HandStep> shortest = Way.outOf(disorder);
        return Way.rest(told, disorder, shortest.size()).orElse(shortest);
    }

    private boolean isTurned() {
        boolean wrong = !disorder.occupied().isEmpty() || !disorder.wanted().isEmpty();
        return wrong && Stream.of(Point.values()).allMatch(point -> sensed.fits(point, board.at(point.turned())));
    }

    /** Pairs of points of which each holds what the other lacks, the nearest first, each point in one pair. */
    private List<List<Point>> swapped() {
        List<Point> wrong = disorder.wanted().keySet().stream()
                .filter(disorder.occupied()::contains)
                .toList();
        List<List<Point>> pairs = new ArrayList<>();
        for (int i = 0; i < wrong.size(); i++) {
            for (Point other : wrong.subList(i + 1, wrong.size())) {
                if (holdsWhatLacks(wrong.get(i), other) && holdsWhatLacks(other, wrong.get(i))) {
                    pairs.add(List.of(wrong.get(i), other));
                }
            }
        }
        pairs.sort(Comparator.comparingInt(pair -> Matching.distance(pair.getFirst(), pair.getLast())));
        Set<Point> paired = new HashSet<>();
        return pairs.stream()
                .filter(pair -> pair.stream().noneMatch(paired::contains) && paired.addAll(pair))
                .toList();
    }

    private boolean holdsWhatLacks(Point one, Point other) {
        return sensed.fits(one, Optional.of(disorder.wanted().get(other)));
    }
}
