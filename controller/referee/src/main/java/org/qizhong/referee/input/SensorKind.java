package org.qizhong.referee.input;

/** What a sensor under a point can tell. */
public enum SensorKind {
    /** A piece or none. */
    OCCUPANCY,
    /** None, a red piece or a black piece. */
    SIDE,
    /** Which piece it is. */
    IDENTITY
}
