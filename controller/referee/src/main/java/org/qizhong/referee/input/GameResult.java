package org.qizhong.referee.input;

import org.qizhong.xiangqi.Side;

/** How a game ended (胜, 负, 和). */
public enum GameResult {
    RED("red"),
    BLACK("black"),
    DRAW("draw"),
    BOTH_LOSE("both-lose");

    private final String word;

    GameResult(String word) {
        this.word = word;
    }

    public static GameResult lostBy(Side loser) {
        return loser == Side.RED ? BLACK : RED;
    }

    public String word() {
        return word;
    }
}
