package org.qizhong.xiangqi;

/** What a piece is (兵种), whichever side it belongs to. */
public enum Role {
    /** 帅, 将. */
    GENERAL('k', 1),
    /** 仕, 士. */
    ADVISOR('a', 2),
    /** 相, 象. */
    ELEPHANT('b', 2),
    /** 马. */
    HORSE('n', 2),
    /** 车. */
    CHARIOT('r', 2),
    /** 炮. */
    CANNON('c', 2),
    /** 兵, 卒. */
    SOLDIER('p', 5);

    private final char letter;
    private final int perSide;

    Role(char letter, int perSide) {
        this.letter = letter;
        this.perSide = perSide;
    }

    /** The FEN letter in lower case. */
    public char letter() {
        return letter;
    }

    /** How many of them a side starts with, and so can have at most (CXA1999:1.2). */
    public int perSide() {
        return perSide;
    }
}
