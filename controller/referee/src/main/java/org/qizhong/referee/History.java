package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.repetition.Cycle;

/**
 * The record of a game.
 *
 * @param start the position it is counted from
 * @param before how many plies came before that position, where the arbiter declared it in mid-game
 * @param plies every ply since, in order
 */
public record History(Fen start, int before, List<MovedPly> plies) {

    public History {
        plies = List.copyOf(plies);
    }

    static History from(Fen start) {
        return new History(start, 0, List.of());
    }

    /** The position now, with its counters. */
    public Fen fen() {
        return at(plies.size());
    }

    /** The number of the last ply; zero before the first. */
    public int ply() {
        return before + plies.size();
    }

    /** The position after so many plies of this record. */
    public Fen at(int count) {
        return count == 0 ? start : plies.get(count - 1).after();
    }

    History with(MovedPly ply) {
        List<MovedPly> more = new ArrayList<>(plies);
        more.add(ply);
        return new History(start, before, more);
    }

    /** The record up to that ply; nothing where it does not reach back, or not so far. */
    Optional<History> upTo(int ply) {
        boolean known = ply >= before && ply <= ply();
        return known ? Optional.of(new History(start, before, plies.subList(0, ply - before))) : Optional.empty();
    }

    /** The record after the arbiter declared a position. */
    History declared(Fen position) {
        return new History(position, ply(), List.of());
    }

    /** How often the position now has stood on the board since the last capture. */
    public int occurrences() {
        return occurrencesBack().size();
    }

    /** The moves of the last period, where the position now has stood before. */
    Optional<Cycle> cycle() {
        List<Integer> counts = occurrencesBack();
        if (counts.size() < 2) {
            return Optional.empty();
        }
        int from = counts.get(1);
        List<Move> moves =
                plies.subList(from, plies.size()).stream().map(MovedPly::move).toList();
        return Optional.of(new Cycle(at(from).position(), moves));
    }

    /** After how many plies the position stood on the board, the latest first. */
    private List<Integer> occurrencesBack() {
        Position now = fen().position();
        int since = Math.max(0, plies.size() - fen().pliesSinceCapture());
        List<Integer> counts = new ArrayList<>();
        for (int count = plies.size(); count >= since; count -= 2) {
            if (at(count).position().equals(now)) {
                counts.add(count);
            }
        }
        return counts;
    }

    /** Plies of the run without capture that ends now, at most so many. */
    private List<MovedPly> run(int most) {
        int length = Math.min(Math.min(most, fen().pliesSinceCapture()), plies.size());
        return plies.subList(plies.size() - length, plies.size());
    }

    /** How many checks that side gave in the last so many plies without capture. */
    public int checks(Side side, int most) {
        return (int) run(most).stream()
                .filter(ply -> ply.side() == side && ply.check())
                .count();
    }
}
