package org.qizhong.service.view;

import java.util.List;
import java.util.Optional;
import org.qizhong.referee.GameState;
import org.qizhong.referee.decision.MovedPly;

/**
 * One line of the record.
 *
 * @param ply its number, from 1
 * @param side who moved
 * @param move in ICCS
 * @param chinese in full Chinese notation
 * @param captured the letter of what it took
 * @param check whether it gave check
 * @param pressed whether the clock was pressed after it
 */
public record PlyView(
        int ply, String side, String move, String chinese, Optional<String> captured, boolean check, boolean pressed) {

    static List<PlyView> record(GameState state, Story story) {
        return state.history().plies().stream()
                .map(ply -> of(ply, !story.unpressed().contains(ply.number())))
                .toList();
    }

    private static PlyView of(MovedPly ply, boolean pressed) {
        return new PlyView(
                ply.number(),
                ply.side().word(),
                ply.move().toString(),
                ply.chinese(),
                ply.captured().map(piece -> String.valueOf(piece.letter())),
                ply.check(),
                pressed);
    }
}
