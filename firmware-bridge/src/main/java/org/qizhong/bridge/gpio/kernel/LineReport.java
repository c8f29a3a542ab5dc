package org.qizhong.bridge.gpio.kernel;

/**
 * What is heard of lines that are watched together, in one order. Stamps are nanoseconds on the kernel's monotonic
 * clock.
 */
public sealed interface LineReport {
    long nanos();

    /**
     * The voltage changed.
     *
     * @param nanos when the kernel's interrupt saw it
     * @param number counts the edges of all lines of the request, 32 bits
     * @param lineNumber counts those of this line
     */
    record Edge(long nanos, int offset, boolean rising, long number, long lineNumber) implements LineReport {}

    /** Edges that the kernel counted and then had no room for; what every line shows now follows. */
    record Lost(long nanos, long edges) implements LineReport {}

    /** What a line shows, without an edge having been told. */
    record Level(long nanos, int offset, boolean high) implements LineReport {}

    /** No edge that has not been told yet is stamped earlier. */
    record Quiet(long nanos) implements LineReport {}

    /** Nothing more will be heard. */
    record Gone(long nanos, String why) implements LineReport {}
}
