package org.qizhong.referee.moves;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Diagram;
import org.qizhong.referee.Story;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Piece;

/**
 * Captures in every order that hands make, on boards of every kind. A gesture is written once, with the letter of the
 * piece where one arrives; each kind of board gets the reading it can give.
 */
@Clause("TRANSCRIPT:rule-4")
class HandsTest {

    /** The chariot on a3 can take the horse on a6 and nothing else. */
    private static final String BOARD = Diagram.red("""
            . . . k . . . . .
            . . . . . . . . .
            . . . . . . . . .
            n . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            R . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);

    private record Gesture(String name, String events) {}

    private static final List<Gesture> CAPTURES = List.of(
            new Gesture("own piece first", "1 lift a3, 1.4 lift a6, 1.8 place a6 R"),
            new Gesture("enemy piece first", "1 lift a6, 1.5 lift a3, 1.9 place a6 R"),
            new Gesture("both in one hand", "1 lift a6, 1.02 lift a3, 1.7 place a6 R"),
            new Gesture("both at once, own first by a hair", "1 lift a3, 1.02 lift a6, 1.7 place a6 R"),
            new Gesture("quick as a blink", "1 lift a3, 1.08 lift a6, 1.14 place a6 R"),
            new Gesture("slid, the point never seen empty", "1 lift a3, 1.1 place a4 R, 1.15 lift a4, 1.3 place a6 R"),
            new Gesture("put on top, the enemy piece never lifted", "1 lift a3, 1.6 place a6 R"),
            new Gesture(
                    "pushed aside and taken off before the press",
                    "1 lift a3, 1.3 lift a6, 1.35 place b6 n, 1.4 place a6 R, 2 lift b6"),
            new Gesture(
                    "pushed aside first, then taken",
                    "1 lift a6, 1.2 place b6 n, 1.5 lift a3, 1.9 place a6 R, 2.2 lift b6"),
            new Gesture(
                    "swept over two points",
                    "1 lift a3, 1.3 lift a6, 1.32 place b6 n, 1.34 place a6 R, "
                            + "1.5 lift b6, 1.55 place b7 n, 1.8 lift b7"),
            new Gesture(
                    "put down, taken up and put down again",
                    "1 lift a3, 1.2 lift a6, 1.5 place a6 R, 1.6 lift a6, " + "1.7 place a6 R"));

    @TestFactory
    Stream<DynamicTest> a_capture_is_read_in_every_order() {
        return Stream.of(SensorKind.values())
                .flatMap(sensors -> CAPTURES.stream()
                        .map(gesture -> DynamicTest.dynamicTest(
                                sensors + ": " + gesture.name(),
                                () -> story(sensors, gesture)
                                        .isQuiet()
                                        .shows("move", "t move captured pressed", "3 a3a6 n true"))));
    }

    private static Story story(SensorKind sensors, Gesture gesture) {
        StringBuilder events = new StringBuilder("0 start\n");
        for (String event : gesture.events().split(", ", -1)) {
            events.append(seenBy(sensors, event)).append('\n');
        }
        String header = BOARD + "sensors " + sensors.name().toLowerCase(java.util.Locale.ROOT);
        return Story.of(header, events.append("3 press red\n4 tick\n").toString());
    }

    private static String seenBy(SensorKind sensors, String event) {
        String[] words = event.split(" ", -1);
        if (words.length < 4 || sensors == SensorKind.IDENTITY) {
            return event;
        }
        Piece piece = Piece.ofLetter(words[3].charAt(0)).orElseThrow();
        String reading = sensors == SensorKind.SIDE ? " " + piece.side().word() : "";
        return words[0] + " " + words[1] + " " + words[2] + reading;
    }
}
