package org.qizhong.referee;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** What an open alert asks about: what a confirmation makes of it, and what a dismissal does. */
sealed interface Ruling {

    /** Whether it asks about the move that lies on the board, so that it is void once a move is recorded. */
    default boolean isAboutTheMove() {
        return switch (this) {
            case IllegalMove _, PutBack _, BrokenTouch _, PlayedAnother _, NameTarget _ -> true;
            case PressedFirst _, Untouchable _, AsItLies _, FalseClaim _, TooManyOffers _, Ends _, GoOn _ -> false;
        };
    }

    /** A move against the rules of movement lies on the board. */
    record IllegalMove(Side side, Illegality reason, Optional<Move> move) implements Ruling {}

    /** An illegal move that the device had put back; whether it costs more is the arbiter's (club). */
    record PutBack(IllegalMove illegal) implements Ruling {}

    /** A legal move that breaks an obligation lies on the board. */
    record BrokenTouch(Side side, Move move, Set<Point> strays) implements Ruling {}

    /** One own piece was touched and another played, where that binds nobody but is a foul (CLUB:4.3). */
    record PlayedAnother(Side side, Move move, Set<Point> strays) implements Ruling {}

    /** The clock was pressed with nothing moved. */
    record PressedFirst(Side side) implements Ruling {}

    /** Something was touched that no legal move can follow. */
    record Untouchable(Side side, Clause clause) implements Ruling {}

    /** The arbiter names the target, and with it the move, of a piece that lies nowhere or may have gone anywhere. */
    record NameTarget(Side side, Point from, List<Move> moves) implements Ruling {}

    /** The board is taken as it lies, or put back. */
    record AsItLies() implements Ruling {}

    /** A claim of the natural limit that was not true (CXA2011:8.1.4). */
    record FalseClaim(Side side) implements Ruling {}

    /** A draw offer too many (CXA2011:8.1.3). */
    record TooManyOffers(Side side) implements Ruling {}

    /** The game ends. */
    record Ends(GameResult result, Reason reason, Clause clause) implements Ruling {}

    /** Nothing follows but that the game goes on. */
    record GoOn() implements Ruling {}
}
