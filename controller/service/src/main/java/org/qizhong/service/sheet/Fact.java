package org.qizhong.service.sheet;

import java.util.Optional;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Fen;

/** Something besides the moves that belongs on the record. */
public sealed interface Fact {

    GameTime at();

    /** What the referee decided: a foul, a penalty, an offer, a result. */
    record Decided(Decision decision) implements Fact {

        @Override
        public GameTime at() {
            return decision.at();
        }
    }

    /** What a person entered and no decision repeats: a claim, a correction. */
    record Entered(Input input) implements Fact {

        @Override
        public GameTime at() {
            return input.at();
        }
    }

    /** A question to the arbiter, and what became of it. */
    record Asked(Decision.Alert alert, Optional<Answer> answer) implements Fact {

        @Override
        public GameTime at() {
            return alert.at();
        }
    }

    /** The game goes on from a position that no move led to: it was declared, or taken as it lay on the board. */
    record Positioned(GameTime at, Fen fen) implements Fact {}

    /** What became of a question, and when. */
    record Answer(GameTime at, How how) {

        /** The ways in which a question ends. */
        public enum How {
            CONFIRMED,
            DISMISSED,
            /** The point of a piece was named. */
            NAMED,
            /** The game went on so that nothing is left to answer. */
            LAPSED
        }
    }
}
