package org.qizhong.xiangqi;

/** A piece as a small number, 1 to 14 in the order of {@link Piece}; 0 is none. Role and side are numbers too. */
final class Code {

    static final int GENERAL = Role.GENERAL.ordinal();
    static final int ADVISOR = Role.ADVISOR.ordinal();
    static final int ELEPHANT = Role.ELEPHANT.ordinal();
    static final int HORSE = Role.HORSE.ordinal();
    static final int CHARIOT = Role.CHARIOT.ordinal();
    static final int CANNON = Role.CANNON.ordinal();
    static final int SOLDIER = Role.SOLDIER.ordinal();

    private static final int ROLES = 7;

    private Code() {}

    static int of(int side, int role) {
        return side * ROLES + role + 1;
    }

    /** 0 for Red, 1 for Black. Red's codes end just below 8, so one shift tells. */
    static int side(int code) {
        return code >> 3;
    }

    static int role(int code) {
        return code - 1 - ROLES * side(code);
    }
}
