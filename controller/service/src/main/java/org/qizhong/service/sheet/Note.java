package org.qizhong.service.sheet;

import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;

/**
 * A fact where it stands in the record.
 *
 * @param lines how many moves had been written down before it, those taken back included
 * @param ply the number of the last ply that counted then; 0 before the first
 * @param fact what happened
 * @param struck whether it no longer counts: a pardoned foul, a result that was replaced, what a swap undid
 */
public record Note(int lines, int ply, Fact fact, boolean struck) {

    Note strike() {
        return new Note(lines, ply, fact, true);
    }

    Note with(Fact other) {
        return new Note(lines, ply, other, struck);
    }

    /** Whether the line of play breaks off here and goes on elsewhere. */
    public boolean isBreak() {
        return switch (fact) {
            case Fact.Positioned _ -> true;
            case Fact.Entered(Input input) -> input instanceof Input.Rewind;
            case Fact.Decided(Decision decision) ->
                decision instanceof Decision.Info info && info.message().equals("swapped");
            case Fact.Asked _ -> false;
        };
    }
}
