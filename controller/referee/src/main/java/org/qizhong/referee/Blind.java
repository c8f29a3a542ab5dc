package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Reading;
import org.qizhong.referee.reading.Turn;
import org.qizhong.xiangqi.Move;

/**
 * What a board means at a press when sensors have failed: what they may hide stands beside what was seen.
 *
 * @param turn what the sensors saw
 * @param sensed what they show now
 * @param hidden the legal moves that the failed sensors may hide
 */
record Blind(Turn turn, Sensed sensed, List<Move> hidden) {

    Reading read(Reading seen) {
        return switch (seen) {
            case Reading.Nothing _, Reading.Hidden _ -> new Reading.Hidden(hidden);
            case Reading.Legal legal -> wasSeen(legal.move()) ? legal : oneOf(List.of(legal.move()));
            case Reading.Several(List<Move> moves) -> oneOf(moves);
            case Reading.OffPoint _, Reading.Forbidden _ -> oneOf(List.of());
        };
    }

    /** Whether the piece was seen to arrive: a capture that a missing piece suggests is no better than the rest. */
    private boolean wasSeen(Move move) {
        return turn.landing(move, sensed).isPresent();
    }

    private Reading oneOf(List<Move> seen) {
        List<Move> all = new ArrayList<>(seen);
        hidden.stream().filter(move -> !seen.contains(move)).forEach(all::add);
        return all.size() == 1 ? new Reading.Legal(all.getFirst(), Set.of()) : new Reading.Several(all);
    }
}
