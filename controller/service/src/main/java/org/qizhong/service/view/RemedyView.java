package org.qizhong.service.view;

import java.util.List;
import java.util.Optional;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.xiangqi.Point;

/**
 * How hands put a board right.
 *
 * @param turned whether it stands turned round
 * @param swapped pairs of points whose pieces are exchanged
 * @param steps the whole way, the next step first
 */
public record RemedyView(boolean turned, List<List<String>> swapped, List<Step> steps) {

    /**
     * One movement of a hand.
     *
     * @param from the point it takes a piece from, if that stands on the board
     * @param to the point it puts it on, if it does not leave the board
     * @param piece the letter of what is put there
     */
    public record Step(Optional<String> from, Optional<String> to, Optional<String> piece) {

        static Step of(HandStep step) {
            return new Step(
                    step.from().map(Point::toString),
                    step.to().map(Point::toString),
                    step.piece().map(piece -> String.valueOf(piece.letter())));
        }
    }

    static RemedyView of(Remedy remedy) {
        List<List<String>> swapped = remedy.swapped().stream()
                .map(pair -> pair.stream().map(Point::toString).toList())
                .toList();
        return new RemedyView(
                remedy.turned(), swapped, remedy.steps().stream().map(Step::of).toList());
    }
}
