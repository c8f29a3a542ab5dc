package org.qizhong.referee.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Event lines, {@code TIME VERB ARGUMENTS…}. */
@Clause("TRANSCRIPT:events")
class EventTest {

    private static final String MEANINGLESS = """
            lift
            lift j0
            lift a10
            lift A0
            lift a0 b0
            place
            place h2 C
            place h2 red
            press
            press white
            press RED
            press red black
            adjust
            call
            link
            link on
            snapshot
            fault a0
            fault a0 broken
            fault stuck-on
            tick 5
            start red
            absent
            arrived both
            pause red
            resume both
            clock red
            clock red 5
            clock 5m
            clock red -5m
            add red
            add red +5s
            add red --5s
            add 5s
            offer
            accept
            decline
            resign
            resign red red
            claim red
            claim red draw
            foul red
            foul red 8.1.1
            foul red cxa2011:8.1.1
            pardon CXA2011:8.1.1
            waive
            waive red
            unrecorded red
            unrecorded red -1
            unrecorded red few
            confirm
            confirm 1
            confirm a0
            confirm A1
            dismiss
            dismiss a
            designate
            vary
            rewind
            rewind -1
            rewind 3 z9
            swap red
            position
            position 9/9/9/9/9/9/9/9/9/9 w
            result red
            result win CXA2011:4.1.1
            result draw
            result draw agreed
            warn
            sign red
            move h2e2
            Start
            presss red
            ---
            """;

    static Stream<String> meaningless() {
        return MEANINGLESS.lines();
    }

    private static final GameTime AT = new GameTime(1_000_000);
    private static final Sensed START = Sensed.of(Fen.START.position().board(), SensorKind.OCCUPANCY);

    private static Input read(String sensors, String event) throws TranscriptException {
        String text = "sensors " + sensors + "\n---\n1 " + event + "\n";
        return TranscriptReader.read(text.getBytes(StandardCharsets.UTF_8))
                .inputs()
                .getFirst();
    }

    private static Input read(String event) throws TranscriptException {
        return read("occupancy", event);
    }

    @ParameterizedTest
    @MethodSource("meaningless")
    void an_event_that_means_nothing_is_refused(String event) {
        Refusal.of("---\n0 start\n1 " + event + "\n").names(3);
    }

    @Test
    void a_verb_must_follow_the_time() {
        Refusal.of("---\n1\n").names(2, "verb");
    }

    @Test
    void readings_are_those_of_the_sensors() throws TranscriptException {
        assertEquals(new Input.Place(AT, Point.H2, Seen.PIECE), read("occupancy", "place h2"));
        assertEquals(new Input.Place(AT, Point.H2, Seen.of(Side.BLACK)), read("side", "place h2 black"));
        assertEquals(new Input.Place(AT, Point.H2, Seen.of(Piece.RED_CANNON)), read("identity", "place h2 C"));
    }

    @Test
    void e_and_h_are_read_as_b_and_n() throws TranscriptException {
        assertEquals(new Input.Place(AT, Point.H2, Seen.of(Piece.RED_HORSE)), read("identity", "place h2 H"));
        assertEquals(new Input.Place(AT, Point.H2, Seen.of(Piece.BLACK_ELEPHANT)), read("identity", "place h2 e"));
        assertEquals(
                read("identity", "snapshot rnbakabnr/9/9/9/9/9/9/9/9/RNBAKABNR"),
                read("identity", "snapshot rheakaehr/9/9/9/9/9/9/9/9/RHEAKAEHR"));
    }

    @Test
    void a_reading_must_fit_the_sensors() {
        Refusal.of("sensors identity\n---\n1 place h2\n").names(3, "piece letter");
        Refusal.of("sensors identity\n---\n1 place h2 red\n").names(3, "red");
        Refusal.of("sensors identity\n---\n1 place h2 X\n").names(3, "X");
        Refusal.of("sensors identity\n---\n1 place h2 C C\n").names(3, "C");
        Refusal.of("sensors side\n---\n1 place h2\n").names(3, "red, black");
        Refusal.of("sensors side\n---\n1 place h2 C\n").names(3, "C");
        Refusal.of("sensors occupancy\n---\n1 place h2 C\n").names(3, "C");
    }

    @Test
    void a_snapshot_is_ten_ranks_of_nine() throws TranscriptException {
        assertEquals(
                new Input.Snapshot(AT, START),
                read("snapshot XXXXXXXXX/9/1X5X1/X1X1X1X1X/9/9/X1X1X1X1X/1X5X1/9/XXXXXXXXX"));
        Sensed two = new Sensed(java.util.Map.of(Point.A9, Seen.of(Side.BLACK), Point.I0, Seen.of(Side.RED)));
        assertEquals(new Input.Snapshot(AT, two), read("side", "snapshot -8/9/9/9/9/9/9/9/9/8+"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "occupancy 9/9/9/9/9/9/9/9/9",
                "occupancy 9/9/9/9/9/9/9/9/9/9/9",
                "occupancy 8/9/9/9/9/9/9/9/9/9",
                "occupancy 9X/9/9/9/9/9/9/9/9/9",
                "occupancy x8/9/9/9/9/9/9/9/9/9",
                "occupancy +8/9/9/9/9/9/9/9/9/9",
                "occupancy R8/9/9/9/9/9/9/9/9/9",
                "side X8/9/9/9/9/9/9/9/9/9",
                "side r8/9/9/9/9/9/9/9/9/9",
                "identity X8/9/9/9/9/9/9/9/9/9",
                "identity +8/9/9/9/9/9/9/9/9/9",
                "identity z8/9/9/9/9/9/9/9/9/9",
                "occupancy 9/9/9/9/9/9/9/9/9/9 w",
                "occupancy 10X/9/9/9/9/9/9/9/9/9",
                "occupancy ........./9/9/9/9/9/9/9/9/9",
                "identity ........./9/9/9/9/9/9/9/9/9"
            })
    void a_snapshot_that_shows_no_board_is_refused(String sensorsAndRanks) {
        String[] parts = sensorsAndRanks.split(" ", 2);
        Refusal.of("sensors " + parts[0] + "\n---\n1 snapshot " + parts[1] + "\n")
                .names(3);
    }

    @Test
    void arguments_mean_what_the_contract_says() throws TranscriptException {
        assertEquals(new Input.Resume(AT, Optional.empty()), read("resume"));
        assertEquals(new Input.Resume(AT, Optional.of(Side.RED)), read("resume red"));
        assertEquals(new Input.AddTime(AT, Side.RED, Duration.ofSeconds(-90)), read("add red -1m30s"));
        assertEquals(new Input.SetClock(AT, Side.BLACK, Duration.ofMillis(1_500)), read("clock black 1.5s"));
        assertEquals(new Input.Rewind(AT, 12, Optional.empty()), read("rewind 12"));
        assertEquals(new Input.Rewind(AT, 0, Optional.of(Point.E4)), read("rewind 0 e4"));
        assertEquals(new Input.Link(AT, false), read("link down"));
        assertEquals(new Input.Declare(AT, Fen.START), read("position " + Fen.START));
        assertEquals(new Input.Tick(AT), read("end"));
    }
}
