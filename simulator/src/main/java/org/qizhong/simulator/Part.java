package org.qizhong.simulator;

import java.util.List;

/**
 * A piece of a plan, after which everybody looks at what the device says.
 *
 * @param script what hands and hardware do
 * @param plies how many moves of the record are complete with it
 */
record Part(List<Gesture> script, int plies) {

    Part {
        script = List.copyOf(script);
    }
}
