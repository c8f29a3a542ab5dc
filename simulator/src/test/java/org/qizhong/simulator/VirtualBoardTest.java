package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** A piece is in one place, and the sensors say what such sensors can say. */
class VirtualBoardTest {

    private static final GameTime T = GameTime.ofMillis(1234);

    private final List<Input> said = new ArrayList<>();

    private VirtualBoard board(SensorKind sensors) {
        return new VirtualBoard(Fen.START.position().board(), sensors, said::add);
    }

    @ParameterizedTest
    @EnumSource
    void a_lift_and_a_place_are_said_with_what_the_sensor_can_tell(SensorKind sensors) {
        VirtualBoard board = board(sensors);
        Piece piece = board.lift(T, Point.H2);
        assertEquals(List.of(Piece.RED_CANNON), board.held());
        board.place(T, Point.E2, piece);
        assertEquals(List.of(new Input.Lift(T, Point.H2), new Input.Place(T, Point.E2, Seen.of(piece, sensors))), said);
        assertTrue(board.held().isEmpty());
        assertEquals(Sensed.of(board.board(), sensors), board.sensed());
    }

    @Test
    void a_piece_that_takes_anothers_place_is_told_only_if_it_reads_otherwise() {
        board(SensorKind.OCCUPANCY);
        for (SensorKind sensors : SensorKind.values()) {
            VirtualBoard board = board(sensors);
            board.replace(T, Point.H9, board.lift(T, Point.H2));
            assertEquals(List.of(Piece.BLACK_HORSE), board.held());
        }
        List<Input> replaced =
                said.stream().filter(input -> input instanceof Input.Place).toList();
        assertEquals(
                List.of(
                        new Input.Place(T, Point.H9, Seen.of(Side.RED)),
                        new Input.Place(T, Point.H9, Seen.of(Piece.RED_CANNON))),
                replaced);
    }

    @Test
    void a_sensor_that_reads_sides_does_not_tell_two_pieces_of_one_side_apart() {
        VirtualBoard board = board(SensorKind.SIDE);
        board.replace(T, Point.A0, board.lift(T, Point.H2));
        assertEquals(List.of(new Input.Lift(T, Point.H2)), said);
    }

    @Test
    void a_captured_piece_lies_beside_the_board() {
        VirtualBoard board = board(SensorKind.OCCUPANCY);
        board.layAside(board.lift(T, Point.H9));
        assertEquals(List.of(Piece.BLACK_HORSE), board.aside());
        assertTrue(board.held().isEmpty());
        assertTrue(board.board().isEmpty(Point.H9));
    }

    @Test
    void nothing_can_be_lifted_from_an_empty_point() {
        VirtualBoard board = board(SensorKind.OCCUPANCY);
        assertThrows(IllegalStateException.class, () -> board.lift(T, Point.E5));
    }

    @Test
    void two_pieces_do_not_fit_on_one_point() {
        VirtualBoard board = board(SensorKind.OCCUPANCY);
        Piece piece = board.lift(T, Point.H2);
        assertThrows(IllegalStateException.class, () -> board.place(T, Point.H0, piece));
        assertEquals(List.of(piece), board.held());
    }

    @Test
    void only_what_a_hand_holds_can_be_put_down() {
        VirtualBoard board = board(SensorKind.OCCUPANCY);
        assertThrows(IllegalStateException.class, () -> board.place(T, Point.E5, Piece.RED_CANNON));
        assertThrows(IllegalStateException.class, () -> board.layAside(Piece.RED_CANNON));
    }
}
