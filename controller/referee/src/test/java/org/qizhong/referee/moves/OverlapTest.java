package org.qizhong.referee.moves;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.qizhong.referee.Clause;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.moves.Overlap.Gesture;
import org.qizhong.referee.moves.Overlap.Order;
import org.qizhong.referee.moves.Overlap.Press;
import org.qizhong.xiangqi.Piece;

/** Replies before, at and after the press of the move they answer, in every order that hands have. */
@Clause("TRANSCRIPT:rule-2")
class OverlapTest {

    private static final List<Integer> REACTIONS = List.of(50, 100, 300, 500, 650, 900, 4000);
    private static final List<Order> CAPTURES =
            List.of(Order.ENEMY_FIRST, Order.OWN_FIRST, Order.BOTH_IN_ONE_HAND, Order.PUT_ON_TOP);

    private static Stream<Gesture> takes(Piece piece, String move) {
        return CAPTURES.stream().map(order -> new Gesture(piece, move, order));
    }

    private static Stream<Gesture> replies(Gesture red) {
        Stream<Gesture> plain = Stream.of(new Gesture(Piece.BLACK_SOLDIER, "i6i5", Order.PLAIN));
        Stream<Gesture> elsewhere = takes(Piece.BLACK_CHARIOT, "c6c3");
        Stream<Gesture> back =
                red.order() == Order.PLAIN ? takes(Piece.BLACK_SOLDIER, "a6a5") : takes(Piece.BLACK_CHARIOT, "c6a6");
        return Stream.concat(plain, Stream.concat(elsewhere, back));
    }

    @TestFactory
    Stream<DynamicTest> a_move_and_its_reply_are_both_read() {
        Stream<Gesture> plain = Stream.of(new Gesture(Piece.RED_CHARIOT, "a3a5", Order.PLAIN));
        return Stream.concat(plain, takes(Piece.RED_CHARIOT, "a3a6"))
                .flatMap(red -> replies(red)
                        .flatMap(black -> Stream.of(Press.values())
                                .map(press -> DynamicTest.dynamicTest(
                                        red + " " + black + " " + press, () -> everywhere(red, black, press)))));
    }

    private static void everywhere(Gesture red, Gesture black, Press press) {
        for (SensorKind sensors : SensorKind.values()) {
            for (int reaction : REACTIONS) {
                if (!looksTakenUpAgain(red, black, press, reaction)) {
                    new Overlap(sensors, red, black, reaction).isRead(press);
                }
            }
        }
    }

    /**
     * The moved piece is off again before it has settled, and nothing else has moved at the press: it may as well be
     * in the mover's hand. No board can tell, so that the arbiter is asked.
     */
    private static boolean looksTakenUpAgain(Gesture red, Gesture black, Press press, int reaction) {
        boolean takenFirst = black.order() == Order.ENEMY_FIRST && black.to().equals(red.to());
        return takenFirst && press == Press.AFTER_ITS_FIRST_LIFT && reaction < 600;
    }
}
