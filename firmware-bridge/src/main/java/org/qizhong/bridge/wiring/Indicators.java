package org.qizhong.bridge.wiring;

import java.util.List;

/**
 * What the board shows, driven by pins directly. Each list may be empty. Immutable.
 *
 * @param buzzer a pin, or none
 * @param turns lights at the clock: Red's, Black's
 * @param ranks lights at the board's edge beside each rank, 0 to 9
 * @param files lights at the board's edge below each file, a to i
 * @param displays the wires of the two clock displays, on one I²C bus: clock, data
 * @param microamps what one light takes from its pin when lit; a buzzer and a display are taken to be the same
 */
public record Indicators(
        List<Pin> buzzer, List<Pin> turns, List<Pin> ranks, List<Pin> files, List<Pin> displays, int microamps) {

    public static final Indicators NONE = new Indicators(List.of(), List.of(), List.of(), List.of(), List.of(), 0);

    public Indicators {
        buzzer = List.copyOf(buzzer);
        turns = List.copyOf(turns);
        ranks = List.copyOf(ranks);
        files = List.copyOf(files);
        displays = List.copyOf(displays);
    }
}
