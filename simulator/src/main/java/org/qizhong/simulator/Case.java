package org.qizhong.simulator;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Something that happens at a board and has to be read right, or told, or asked about: what a seed can draw. */
public enum Case {
    /** Nothing but the style's own habits, and the sensors' noise. */
    ORDINARY(Kind.HANDLING),

    /** A piece is shoved to the next point; its arrival is seen before its departure. */
    PLACE_BEFORE_LIFT(Kind.HANDLING),
    /** The capturing piece replaces its victim; the point is never seen empty. */
    VICTIM_UNSEEN(Kind.HANDLING),
    /** Both pieces of a capture are lifted, either one first, up to 5 s apart. */
    LIFTS_APART(Kind.HANDLING),
    /** The victim is pushed to a free point and taken off before the press. */
    PUSHED_ASIDE(Kind.HANDLING),
    /** The victim is put down on a wrong point and taken off after the press. */
    LEFT_LYING(Kind.HANDLING),
    /** A piece is slid over the points on its way, half a second on each. */
    SLIDE_SLOW(Kind.HANDLING),
    /** A piece is slid fast, and sometimes past its target and back. */
    SLIDE_FAST(Kind.HANDLING),
    /** A piece rests for seconds where it could go, then goes on before the press. */
    REST_AND_ON(Kind.HANDLING),
    /** The wrong piece is lifted and put back; the arbiter lets it pass. */
    WRONG_PIECE(Kind.HANDLING),
    /** Two plies within a fraction of a second. */
    TWO_IN_A_BATCH(Kind.HANDLING),
    /** The reply begins within 50 ms of the press. */
    REPLY_AT_ONCE(Kind.HANDLING),
    /** The reply comes before the press. */
    REPLY_FIRST(Kind.HANDLING),
    /** Pieces are straightened after a declaration, on one's own time. */
    ADJUST_DECLARED(Kind.HANDLING),
    /** Pieces are straightened after a declaration, on the opponent's time. */
    ADJUST_OTHERS_TIME(Kind.HANDLING),
    /** A piece of one's own is straightened without a word, on one's own time. */
    ADJUST_SILENT(Kind.HANDLING),
    /** The same on the opponent's time. */
    ADJUST_SILENT_OTHERS_TIME(Kind.HANDLING),

    /** A third piece is knocked over and put back right. */
    KNOCKED_AND_RIGHT(Kind.ACCIDENT),
    /** A third piece is knocked over and put back on the point beside it. */
    KNOCKED_AND_WRONG(Kind.ACCIDENT),
    /** The board is spilled in the time of the side to move, before its move. */
    SPILL_OWN_TIME(Kind.ACCIDENT),
    /** The board is spilled after the press, in the opponent's time. */
    SPILL_OTHERS_TIME(Kind.ACCIDENT),
    /** A piece lies between two points at the press. */
    BETWEEN_POINTS(Kind.ACCIDENT),

    /** A sensor goes on and off at 30 Hz for seconds. */
    TOGGLING(Kind.SENSOR),
    /** The sensor of the point that is left fails. */
    DEAD_FROM(Kind.SENSOR),
    /** The sensor of the point that is reached fails. */
    DEAD_TO(Kind.SENSOR),
    /** The sensor of a point that is passed fails. */
    DEAD_OVER(Kind.SENSOR),
    /** The sensor of a point fails that has nothing to do with the move. */
    DEAD_ELSEWHERE(Kind.SENSOR),
    /** The board reports itself empty in mid-game, and whole again later. */
    EMPTY_SNAPSHOT(Kind.SENSOR),

    /** The link is down while a move is made; a snapshot follows, then the press. */
    LINK_PART_OF_TURN(Kind.LINK),
    /** The link is down for two to four plies; a snapshot follows. */
    LINK_SEVERAL_PLIES(Kind.LINK),

    /** Two pieces are swapped when the game is started. */
    SWAPPED_SETUP(Kind.SETTING),
    /** The board is turned by 180 degrees when the game is started. */
    TURNED_SETUP(Kind.SETTING),
    /** The start position is reached again in mid-game. */
    START_AGAIN(Kind.SETTING),

    /** A piece is moved as it does not move. */
    ILLEGAL_GEOMETRY(Kind.VIOLATION),
    /** A hobbled horse, a blocked elephant, a screen too many or too few. */
    ILLEGAL_BLOCKED(Kind.VIOLATION),
    /** A general or an advisor leaves the palace. */
    ILLEGAL_PALACE(Kind.VIOLATION),
    /** An elephant crosses the river, a soldier goes sideways too early. */
    ILLEGAL_RIVER(Kind.VIOLATION),
    /** A piece of one's own is taken. */
    ILLEGAL_OWN_PIECE(Kind.VIOLATION),
    /** The generals face each other after the move. */
    ILLEGAL_FACING(Kind.VIOLATION),
    /** The move leaves the own general to be taken. */
    ILLEGAL_SELF_CHECK(Kind.VIOLATION),
    /** A piece of the opponent's is moved. */
    ILLEGAL_WRONG_SIDE(Kind.VIOLATION),
    /** Two pieces are moved. */
    ILLEGAL_TWO_PIECES(Kind.VIOLATION),
    /** A piece of one's own is touched and another played. */
    TOUCH_OWN_PLAY_ANOTHER(Kind.VIOLATION),
    /** A piece that could be taken is touched and not taken. */
    TOUCH_ENEMY_SPARE_IT(Kind.VIOLATION),
    /** A piece is touched that cannot move or be taken. */
    UNTOUCHABLE(Kind.VIOLATION),
    /** The clock is pressed before the move. */
    PRESS_FIRST(Kind.VIOLATION),
    /** A move is let go, taken back and replaced by another before the press. */
    TAKEN_BACK(Kind.VIOLATION),

    /** Anything at all after the result. */
    AFTER_THE_RESULT(Kind.AFTER),
    /** The generals are put on the centre to show the result. */
    GENERALS_TO_THE_CENTRE(Kind.AFTER);

    /** What sort of thing it is, and by that what is asked of the referee. */
    public enum Kind {
        /** What hands do within the rules. */
        HANDLING,
        /** What happens to people. */
        ACCIDENT,
        /** What happens to sensors. */
        SENSOR,
        /** What happens to the cable. */
        LINK,
        /** How the board stands before or within a game. */
        SETTING,
        /** What the rules forbid: the referee has to find it. */
        VIOLATION,
        /** What happens once the game is over. */
        AFTER
    }

    private final Kind kind;

    Case(Kind kind) {
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** Its name as commands and tables write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Case> parse(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }
}
