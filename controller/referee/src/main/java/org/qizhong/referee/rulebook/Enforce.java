package org.qizhong.referee.rulebook;

/** Who makes a penalty take effect. */
public enum Enforce {
    /** The device, at once. */
    AUTO,
    /** The arbiter: the clocks stand until the answer. */
    CONFIRM
}
