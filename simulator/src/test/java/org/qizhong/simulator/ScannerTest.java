package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.transcript.TranscriptWriter;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** What is reported of a board on which a chariot stands on a0, through sensors of all sorts. */
class ScannerTest {

    private static final GameTime LATER = GameTime.ofMillis(60_000);

    private static Scanner scanner(Noise noise) {
        Board board = Board.empty().with(Point.A0, Piece.RED_CHARIOT);
        return new Scanner(Sensed.of(board, SensorKind.OCCUPANCY), noise, new SplittableRandom(1));
    }

    private static GameTime at(int millis) {
        return GameTime.ofMillis(millis);
    }

    private static void lift(Scanner scanner, int millis, Point point) {
        scanner.accept(new Input.Lift(at(millis), point));
    }

    private static void place(Scanner scanner, int millis, Point point) {
        scanner.accept(new Input.Place(at(millis), point, Seen.PIECE));
    }

    private static void assertHeard(Scanner scanner, String drawn) {
        List<String> heard =
                scanner.heard(LATER).stream().map(TranscriptWriter::line).toList();
        assertEquals(Arrays.stream(drawn.split(",")).map(String::strip).toList(), heard);
    }

    @Test
    void an_ideal_board_reports_what_happens_when_it_happens() {
        Scanner scanner = scanner(Noise.NONE);
        lift(scanner, 100, Point.A0);
        place(scanner, 103, Point.A3);
        assertHeard(scanner, "0.1 lift a0, 0.103 place a3");
    }

    @Test
    void a_change_is_stamped_when_its_point_is_looked_at() {
        Scanner scanner = scanner(new Noise(90, 0, 0)); // one point each millisecond, a0 at 0, a3 at 3 of each round
        lift(scanner, 100, Point.A0);
        place(scanner, 265, Point.A3);
        assertHeard(scanner, "0.18 lift a0, 0." + (270 + Point.A3.ordinal()) + " place a3");
    }

    @Test
    void within_one_round_the_order_is_that_of_the_points() {
        Board board = Board.empty().with(Point.B0, Piece.RED_CHARIOT);
        Scanner scanner =
                new Scanner(Sensed.of(board, SensorKind.OCCUPANCY), new Noise(90, 0, 0), new SplittableRandom(1));
        lift(scanner, 92, Point.B0);
        place(scanner, 93, Point.A0);
        assertHeard(scanner, "0.18 place a0, 0.181 lift b0");
    }

    @Test
    void what_comes_and_goes_between_two_looks_is_not_seen() {
        Scanner scanner = scanner(new Noise(90, 0, 0));
        lift(scanner, 100, Point.A0);
        place(scanner, 150, Point.A0);
        assertEquals(List.of(), scanner.heard(LATER));
    }

    @Test
    void a_contact_that_bounces_ends_where_it_should() {
        Scanner scanner = scanner(new Noise(2, 100, 0));
        lift(scanner, 100, Point.A0);
        List<Input> heard = scanner.heard(LATER);
        assertEquals(3, heard.size());
        assertTrue(heard.getLast() instanceof Input.Lift, heard::toString);
        assertTrue(heard.getLast().at().since(heard.getFirst().at()).compareTo(Duration.ofMillis(8)) <= 0);
    }

    @Test
    void a_change_while_a_contact_bounces_is_reported_after_it() {
        Scanner scanner = scanner(new Noise(2, 100, 0));
        lift(scanner, 100, Point.A0);
        place(scanner, 102, Point.A0);
        List<Input> heard = scanner.heard(LATER);
        assertTrue(heard.getLast() instanceof Input.Place, () -> "the piece stands there: " + heard);
    }

    @Test
    void a_flickering_sensor_ends_where_it_began() {
        Scanner scanner = scanner(Noise.NONE);
        scanner.flicker(at(1000), Point.A0, Duration.ofMillis(100));
        assertHeard(scanner, "1 lift a0, 1.017 place a0, 1.034 lift a0, 1.051 place a0, 1.068 lift a0, 1.085 place a0");
    }

    @Test
    void a_sensor_that_is_stuck_off_sees_nothing_until_it_is_mended() {
        Scanner scanner = scanner(Noise.NONE);
        scanner.fail(at(100), Point.A0, Defect.STUCK_OFF);
        lift(scanner, 200, Point.A0);
        place(scanner, 300, Point.A0);
        scanner.mend(at(400), Point.A0);
        assertHeard(scanner, "0.1 lift a0, 0.4 place a0");
    }

    @Test
    void a_sensor_that_is_stuck_on_goes_on_seeing_its_piece() {
        Scanner scanner = scanner(Noise.NONE);
        scanner.fail(at(100), Point.A0, Defect.STUCK_ON);
        lift(scanner, 200, Point.A0);
        scanner.fail(at(300), Point.B0, Defect.STUCK_ON);
        assertHeard(scanner, "0.3 place b0");
        scanner.mend(at(400), Point.A0);
        assertHeard(scanner, "0.4 lift a0");
    }

    @ParameterizedTest
    @EnumSource
    void without_a_link_nothing_is_reported_and_then_everything(Cable cable) {
        Scanner scanner = scanner(Noise.NONE);
        scanner.unplug(at(100), cable);
        lift(scanner, 200, Point.A0);
        place(scanner, 300, Point.A3);
        scanner.accept(new Input.Press(at(400), Side.RED));
        scanner.plugIn(at(500));
        String press = cable == Cable.SENSORS ? "0.4 press red, " : "";
        assertHeard(scanner, "0.1 link down, " + press + "0.5 link up, 0.5 snapshot 9/9/9/9/9/9/X8/9/9/9");
    }
}
