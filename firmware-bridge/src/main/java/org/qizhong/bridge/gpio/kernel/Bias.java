package org.qizhong.bridge.gpio.kernel;

/** The chip's own resistor on an input. */
public enum Bias {
    /** Whatever the line had before. */
    AS_IS(0),
    UP(GpioAbi.PULL_UP),
    DOWN(GpioAbi.PULL_DOWN),
    NONE(GpioAbi.NO_PULL);

    private final long flag;

    Bias(long flag) {
        this.flag = flag;
    }

    long flag() {
        return flag;
    }
}
