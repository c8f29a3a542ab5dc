package org.qizhong.referee.sight;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** A sensor that does what no hand can do is told once, as a sensor's fault; and once more after the game. */
@Clause("TRANSCRIPT:rule-1")
class SensorHealthTest {

    private static final List<String> MOVES = List.of("h2e2", "h9g7", "h0g2", "i9h9");

    /** Four moves of six seconds each, with other events between them in order of time. */
    private static Story game(String header, Stream<String> others) {
        Stream<String> moves = IntStream.range(0, MOVES.size()).boxed().flatMap(ply -> move(MOVES.get(ply), ply));
        String events = Stream.concat(moves, others)
                .sorted(Comparator.comparing(line -> new BigDecimal(line.split(" ", 2)[0])))
                .collect(Collectors.joining("\n", "0 start\n", "\n99 resign red\n"));
        return Story.of(header, events);
    }

    private static Stream<String> move(String move, int ply) {
        int at = 1 + 6 * ply;
        return Stream.of(
                at + " lift " + move.substring(0, 2),
                at + ".7 place " + move.substring(2),
                at + ".9 press " + (ply % 2 == 0 ? "red" : "black"));
    }

    /** So many times a piece goes and comes back, from {@code from} on, with so much time between two changes. */
    private static Stream<String> toggling(String point, double from, int times, double gap) {
        return IntStream.range(0, 2 * times)
                .mapToObj(i ->
                        String.format(Locale.ROOT, "%.6f %s %s", from + i * gap, i % 2 == 0 ? "lift" : "place", point));
    }

    private static Stream<String> lifts(String point, double from, int times) {
        return IntStream.range(0, times).mapToObj(i -> String.format(Locale.ROOT, "%.3f lift %s", from + i, point));
    }

    @Test
    void a_sensor_that_goes_on_and_off_thirty_times_a_second_for_a_minute_is_told_once_and_the_moves_are_right() {
        game("enforce auto", toggling("e3", 0.5, 1800, 1 / 60.0))
                .recorded(String.join(" ", MOVES))
                .shows("alert", "t id kind point seen times", "1.566667 a1 sensor-fault e3 flicker 64")
                .shows("illegal|foul|restore", "t type")
                .shows("touch", "point", "h2", "h9", "h0", "i9")
                .shows("info", "t message points seen", "99 sensor-health [e3] {e3={flicker=3599}}");
    }

    @Test
    void the_report_comes_after_the_result_and_with_it() {
        Story story = game("enforce auto", toggling("e3", 0.5, 100, 1 / 60.0));
        story.shows("result|info", "t type", "99 result", "99 info");
    }

    @Test
    void a_game_with_bounces_and_brushes_says_nothing_of_its_sensors() {
        Stream<String> bounces = Stream.of("h2", "e2", "h9", "g7").flatMap(point -> toggling(point, 30, 2, 0.003));
        game("enforce auto", Stream.concat(bounces, toggling("a3", 40, 9, 0.1)))
                .isQuiet()
                .shows("info", "t message");
    }

    @Test
    void somebody_who_plays_with_a_piece_for_a_minute_has_no_bad_sensor() {
        game("enforce auto", toggling("a3", 31, 100, 0.3))
                .shows("alert", "kind seen")
                .shows("info", "t message");
    }

    @Test
    void a_point_from_which_ten_pieces_went_where_none_stood_is_told() {
        game("enforce auto", lifts("e5", 30, 30))
                .shows("alert", "t kind point seen times", "39 sensor-fault e5 empty-lifts 10")
                .shows("touch", "point", "h2", "h9", "h0", "i9")
                .shows("info", "message points seen", "sensor-health [e5] {e5={empty-lifts=30}}");
        game("enforce auto", lifts("e5", 30, 9))
                .isQuiet()
                .shows("info", "message points seen", "sensor-health [e5] {e5={empty-lifts=9}}");
        game("enforce auto", lifts("e5", 30, 4)).shows("info", "message");
    }

    @Test
    void before_and_after_the_game_pieces_are_set_up_and_put_away() {
        String lifts = lifts("e5", 0, 20).collect(Collectors.joining("\n", "", "\n"));
        String after = lifts("e5", 30, 20).collect(Collectors.joining("\n", "", "\n"));
        Story.of(lifts + "20 start\n21 resign red\n" + after).shows("alert|info", "type");
    }

    @Test
    void once_it_was_mended_it_may_be_told_again() {
        Stream<String> twice = Stream.concat(toggling("e3", 30, 100, 1 / 60.0), toggling("e3", 50, 100, 1 / 60.0));
        game("enforce auto", Stream.concat(twice, Stream.of("40 fault e3 ok")))
                .shows("alert", "t point seen times", "31.066667 e3 flicker 64", "51.066667 e3 flicker 64");
    }

    @Test
    void what_the_hardware_has_said_itself_is_not_said_twice() {
        game("enforce auto", Stream.concat(Stream.of("20.5 fault e3 stuck-off"), toggling("e3", 30, 900, 1 / 60.0)))
                .shows("alert", "t point state seen", "20.5 e3 stuck-off -")
                .shows("info", "message");
    }

    @Test
    void a_flickering_reader_of_pieces_reads_what_cannot_be_there() {
        Stream<String> ghosts = IntStream.range(0, 4)
                .boxed()
                .flatMap(i -> Stream.of(30 + 4 * i + " place e5 K", 32 + 4 * i + " lift e5"));
        Story.of(
                        "sensors identity\nenforce auto",
                        "0 start\n1 lift h2\n2 place e2 C\n3 press red\n"
                                + ghosts.collect(Collectors.joining("\n", "", "\n"))
                                + "60 resign red\n")
                .shows("alert", "t kind point seen times", "40 sensor-fault e5 misreads 3")
                .shows("info", "message points seen", "sensor-health [e5] {e5={misreads=4}}");
    }

    @Test
    void a_piece_that_rests_where_it_goes_on_from_was_read_right() {
        Story.of("sensors identity\nenforce auto", """
                        0 start
                        1 lift h2
                        2 place e2 C
                        4 lift e2
                        5 place d2 C
                        6 press red
                        7 resign red
                        """).shows("info", "message");
    }

    @Test
    void a_sensor_that_saw_nothing_of_what_the_record_has_there_is_told_when_play_cannot_go_on() {
        Story.of("enforce auto", """
                        0 start
                        1 lift b0
                        2 press red
                        3 designate c2
                        10 lift h9
                        11 place g7
                        12 press black
                        16 press black
                        20 fault c2 stuck-off
                        21 press black
                        60 resign red
                        """)
                .recorded("b0c2 h9g7")
                .shows(
                        "alert",
                        "t kind point seen times state",
                        "2 off-point - - - -",
                        "16 sensor-fault c2 silent 2 -",
                        "20 sensor-fault c2 - - stuck-off")
                .shows(
                        "result|info",
                        "t message points seen",
                        "12 press-ignored - -",
                        "16 press-ignored - -",
                        "60 - - -",
                        "60 sensor-health [c2] {c2={silent=2}}");
    }

    @Test
    void a_piece_that_lay_between_two_points_and_was_straightened_has_no_bad_sensor_under_it() {
        Story.of("enforce auto", """
                        0 start
                        1 lift b0
                        2 press red
                        3 designate c2
                        10 lift h9
                        11 place g7
                        12 press black
                        14 place c2
                        16 press black
                        60 resign red
                        """).recorded("b0c2 h9g7").alerts("a1 off-point");
    }

    @Test
    void many_sensors_at_once_are_the_board() {
        Stream<String> all = Stream.of("a3", "c3", "e3", "g3", "i3", "a6", "c6", "e6", "g6")
                .flatMap(point -> lifts(point.replace('3', '4').replace('6', '5'), 30, 20));
        game("enforce auto", all)
                .shows(
                        "alert",
                        "t point points seen times",
                        "39 a4 - empty-lifts 10",
                        "39 c4 - empty-lifts 10",
                        "39 e4 - empty-lifts 10",
                        "39 g4 - empty-lifts 10",
                        "39 i4 - empty-lifts 10",
                        "39 - [a4,c4,e4,g4,i4,a5] board -");
    }

    @Test
    @Clause("TRANSCRIPT:snapshot")
    void moves_read_off_one_snapshot_leave_no_sensor_silent() {
        Story.of("sensors identity\nstart 2b1kab2/4a1r2/c1n2c3/p1p1p3p/5np2/2P4R1/P1C1P3P/2N1BCN2/4A4/2BAK4 b", """
                        0 start
                        1 link down
                        2 press black
                        3 press red
                        4 press black
                        5 press red
                        7 link up
                        7 snapshot 2b1kab2/4a4/c1n2c3/p1p1p3p/5n3/2P3B2/P1C1P3P/2N2CN2/4A4/2BAK4
                        8 resign black
                        """)
                .recorded("g5g4 h4g4 g8g4 e2g4")
                .alerts("a1 link-lost")
                .shows("info", "message", "unseen-move", "unseen-move", "unseen-move", "unseen-move", "link-up");
    }
}
