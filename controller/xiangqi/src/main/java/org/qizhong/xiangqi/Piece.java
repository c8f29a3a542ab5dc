package org.qizhong.xiangqi;

import java.util.Optional;

/** One of the fourteen kinds of piece: a side and a role. */
public enum Piece {
    RED_GENERAL(Side.RED, Role.GENERAL),
    RED_ADVISOR(Side.RED, Role.ADVISOR),
    RED_ELEPHANT(Side.RED, Role.ELEPHANT),
    RED_HORSE(Side.RED, Role.HORSE),
    RED_CHARIOT(Side.RED, Role.CHARIOT),
    RED_CANNON(Side.RED, Role.CANNON),
    RED_SOLDIER(Side.RED, Role.SOLDIER),
    BLACK_GENERAL(Side.BLACK, Role.GENERAL),
    BLACK_ADVISOR(Side.BLACK, Role.ADVISOR),
    BLACK_ELEPHANT(Side.BLACK, Role.ELEPHANT),
    BLACK_HORSE(Side.BLACK, Role.HORSE),
    BLACK_CHARIOT(Side.BLACK, Role.CHARIOT),
    BLACK_CANNON(Side.BLACK, Role.CANNON),
    BLACK_SOLDIER(Side.BLACK, Role.SOLDIER);

    private static final Piece[] PIECES = values();
    private static final int ROLES = Role.values().length;

    private final Side side;
    private final Role role;
    private final char letter;

    Piece(Side side, Role role) {
        this.side = side;
        this.role = role;
        this.letter = side == Side.RED ? Character.toUpperCase(role.letter()) : role.letter();
    }

    public static Piece of(Side side, Role role) {
        return PIECES[side.ordinal() * ROLES + role.ordinal()];
    }

    /** The piece of a FEN letter; {@code E}/{@code e} and {@code H}/{@code h} are read as elephant and horse. */
    public static Optional<Piece> ofLetter(char letter) {
        char lower = Character.toLowerCase(letter);
        char wanted = lower == 'e' ? 'b' : lower == 'h' ? 'n' : lower;
        Side side = Character.isUpperCase(letter) ? Side.RED : Side.BLACK;
        for (Role role : Role.values()) {
            if (role.letter() == wanted) {
                return Optional.of(of(side, role));
            }
        }
        return Optional.empty();
    }

    public Side side() {
        return side;
    }

    public Role role() {
        return role;
    }

    /** The FEN letter: upper case for Red, lower case for Black. */
    public char letter() {
        return letter;
    }
}
