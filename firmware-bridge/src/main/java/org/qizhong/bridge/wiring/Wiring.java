package org.qizhong.bridge.wiring;

import java.util.List;
import java.util.Optional;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.referee.input.SensorKind;

/**
 * How one board is built. What drivers load, what is checked, and what drawings are made of. Immutable.
 *
 * @param build a short name, that of the file
 * @param title one line for people
 * @param sensors what a sensor can tell
 * @param map which channel lies under which point
 * @param pi the Pi whose pins are used, if any
 * @param microcontroller the microcontroller, if any
 * @param sensing how the sensors are read
 * @param buttons the buttons
 * @param indicators what is shown on the board
 * @param rails the supplies
 * @param parts the bill of materials
 */
public record Wiring(
        String build,
        String title,
        SensorKind sensors,
        ChannelMap map,
        Optional<Pi> pi,
        Optional<Microcontroller> microcontroller,
        Sensing sensing,
        Buttons buttons,
        Indicators indicators,
        List<Rail> rails,
        List<Part> parts) {

    public Wiring {
        rails = List.copyOf(rails);
        parts = List.copyOf(parts);
    }
}
