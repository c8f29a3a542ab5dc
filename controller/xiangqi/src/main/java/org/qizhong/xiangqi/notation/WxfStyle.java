package org.qizhong.xiangqi.notation;

/** The habits in writing WXF notation. */
public enum WxfStyle {
    /** The house's: {@code C2.5}, letters E and H, crowded soldiers as {@code 17.8}. */
    HOUSE('.', "KAEHRCP"),
    /** As {@link #HOUSE} with {@code =} for sideways: {@code C2=5}. */
    EQUALS('=', "KAEHRCP"),
    /** Letters B and N, crowded soldiers as {@code Pb.2}, counted over the crowded files from the right. */
    LETTERED('.', "KABNRCP");

    private final char sideways;
    private final String letters;

    WxfStyle(char sideways, String letters) {
        this.sideways = sideways;
        this.letters = letters;
    }

    char sign(Direction direction) {
        return direction == Direction.SIDEWAYS ? sideways : direction.sign();
    }

    char letter(SpokenMove move) {
        return letters.charAt(move.piece().role().ordinal());
    }
}
