package org.qizhong.referee.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/** Finds the moves that were made while nobody looked: legal lines of a known length that lead to what is seen now. */
public final class UnseenLines {

    /** More than a person would choose from. */
    private static final int MOST_LINES = 8;
    /** A move changes what two points show, at most. */
    private static final int CHANGES = 2;
    /** So many positions are looked at; longer searches would keep the board waiting. */
    private static final int MOST_POSITIONS = 20_000;

    private final Sensed shown;
    private final int inHand;
    private final List<List<Move>> found = new ArrayList<>();
    private int positions;

    private UnseenLines(Sensed shown, int inHand) {
        this.shown = shown;
        this.inHand = inHand;
    }

    /**
     * The lines of exactly so many plies after which the board shows that, the side to move perhaps with a piece in its
     * hand. None, where the search would be too long or finds more than anybody would choose from.
     */
    public static List<List<Move>> leadingTo(Sensed shown, Position from, int plies) {
        Optional<List<List<Move>>> exact = search(shown, from, plies, 0);
        boolean none = exact.filter(List::isEmpty).isPresent();
        return (none ? search(shown, from, plies, 1) : exact).orElse(List.of());
    }

    /** All such lines; nothing where there are too many, which is not the same as none. */
    private static Optional<List<List<Move>>> search(Sensed shown, Position from, int plies, int inHand) {
        UnseenLines lines = new UnseenLines(shown, inHand);
        lines.extend(from, plies, List.of());
        boolean tooMany = lines.positions > MOST_POSITIONS || lines.found.size() > MOST_LINES;
        return tooMany ? Optional.empty() : Optional.of(List.copyOf(lines.found));
    }

    private void extend(Position position, int plies, List<Move> line) {
        positions++;
        if (found.size() > MOST_LINES || positions > MOST_POSITIONS) {
            return;
        }
        Set<Point> different = shown.contradictions(position.board());
        if (plies == 0) {
            if (isShown(position, different)) {
                found.add(line);
            }
        } else if (different.size() <= CHANGES * plies + inHand) {
            for (Move move : position.legalMoves()) {
                List<Move> longer = new ArrayList<>(line);
                longer.add(move);
                extend(position.play(move), plies - 1, List.copyOf(longer));
            }
        }
    }

    private boolean isShown(Position position, Set<Point> different) {
        return different.size() == inHand
                && different.stream()
                        .allMatch(point ->
                                shown.isEmpty(point) && position.board().holds(point, position.toMove()));
    }
}
