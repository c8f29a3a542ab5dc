package org.qizhong.service.view;

import java.util.ArrayList;
import java.util.List;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.MovedPly;
import org.qizhong.xiangqi.Fen;

/**
 * The record as it stands.
 *
 * @param moved each ply with its decision, number 1 first
 */
record Plies(List<Decision.Moved> moved) {

    static final Plies NONE = new Plies(List.of());

    Plies {
        moved = List.copyOf(moved);
    }

    /** A ply whose number was there before replaces it and what followed: the game was rewound. */
    Plies with(Decision decision) {
        if (!(decision instanceof Decision.Moved next)) {
            return this;
        }
        List<Decision.Moved> longer = new ArrayList<>(upTo(next.ply().number() - 1).moved);
        longer.add(next);
        return new Plies(longer);
    }

    Plies upTo(int ply) {
        return ply < moved.size() ? new Plies(moved.subList(0, Math.max(ply, 0))) : this;
    }

    /** Whether the record's position after that ply is this one; after ply 0 it is the start. */
    boolean holds(int ply, Fen start, Fen position) {
        Fen then = ply == 0 || ply > moved.size()
                ? start
                : moved.get(ply - 1).ply().after();
        return ply <= moved.size() && then.position().equals(position.position());
    }

    List<PlyView> views() {
        return moved.stream().map(Plies::view).toList();
    }

    private static PlyView view(Decision.Moved moved) {
        MovedPly ply = moved.ply();
        return new PlyView(
                ply.number(),
                ply.side().word(),
                ply.move().toString(),
                ply.chinese(),
                ply.captured().map(piece -> String.valueOf(piece.letter())),
                ply.check(),
                moved.pressed());
    }
}
