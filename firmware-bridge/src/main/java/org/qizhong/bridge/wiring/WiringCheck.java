package org.qizhong.bridge.wiring;

import java.util.List;

/** Whether what is written can be built. Pure. */
final class WiringCheck {

    private WiringCheck() {}

    /** Every fault, in the order of the file's tables. */
    static List<Finding> of(Wiring wiring) {
        return List.of();
    }
}
