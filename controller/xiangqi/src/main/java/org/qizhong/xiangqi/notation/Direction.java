package org.qizhong.xiangqi.notation;

/** How a move goes, seen from the mover's seat. */
enum Direction {
    /** 进. */
    FORWARD('进', '+'),
    /** 平. */
    SIDEWAYS('平', '.'),
    /** 退. */
    BACKWARD('退', '-');

    private final char chinese;
    private final char sign;

    Direction(char chinese, char sign) {
        this.chinese = chinese;
        this.sign = sign;
    }

    char chinese() {
        return chinese;
    }

    /** The sign of WXF notation. */
    char sign() {
        return sign;
    }

    static Direction ofSign(char sign) {
        return sign == '+' ? FORWARD : sign == '-' ? BACKWARD : SIDEWAYS;
    }
}
