package org.qizhong.simulator;

import org.qizhong.xiangqi.Side;

/** How a game ends after its last move. */
public sealed interface Ending {

    /** Nothing more is said: the board itself decides, or the game stays open. */
    Ending NONE = new Open();

    Ending AGREEMENT = new Agreement();

    static Ending resigns(Side side) {
        return new Resignation(side);
    }

    /** Nothing more is said. */
    record Open() implements Ending {}

    /** The side that moved last offers a draw before its press, and the other accepts (CXA2011:4.2.1). */
    record Agreement() implements Ending {}

    /** That side resigns (认输, CXA2011:4.1.12). */
    record Resignation(Side side) implements Ending {}
}
