package org.qizhong.service.chain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.referee.input.Input;

/** What is done to a board and when, in microseconds since hands began. */
final class Script {

    /** A command, and whether it is a press whose time is compared. */
    record Line(long micros, String command) {
        boolean isChange() {
            return command.startsWith("set ");
        }

        boolean isPress() {
            return command.startsWith("press ");
        }
    }

    private static final long HOLD = 120_000;

    private final List<Line> lines = new ArrayList<>();

    private Script() {}

    /** What those hands do, as commands to the emulator. */
    static Script of(List<Input> inputs, ChannelMap map) {
        Script script = new Script();
        for (Input input : inputs) {
            long at = input.at().micros();
            switch (input) {
                case Input.Lift lift ->
                    script.add(at, "set " + map.of(lift.point()).number() + " 0");
                case Input.Place place ->
                    script.add(at, "set " + map.of(place.point()).number() + " 1");
                case Input.Press press -> script.press(at, press.side().word());
                case Input.Adjust adjust -> script.press(at, adjust.side().word() + "-adjust");
                case Input.Start _, Input.Tick _ -> {}
                default -> throw new IllegalArgumentException("hands of this test do not " + input);
            }
        }
        return script;
    }

    private void press(long at, String button) {
        add(at, "press " + button);
        add(at + HOLD, "release " + button);
    }

    void add(long micros, String command) {
        lines.add(new Line(micros, command));
    }

    List<Line> lines() {
        return lines.stream().sorted(Comparator.comparingLong(Line::micros)).toList();
    }
}
