package org.qizhong.referee.input;

/** Whether a sensor can be believed: it works, or it always reports a piece, or it never does. */
public enum SensorState {
    OK("ok"),
    STUCK_ON("stuck-on"),
    STUCK_OFF("stuck-off");

    private final String word;

    SensorState(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
