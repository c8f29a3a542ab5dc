package org.qizhong.bridge.gpio.kernel;

/**
 * Hears what happens on lines, with the kernel's stamps. Called on the thread that reads: it may only put things
 * away.
 */
@FunctionalInterface
public interface LineListener {
    void heard(LineReport report);
}
