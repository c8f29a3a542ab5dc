package org.qizhong.bridge.serial;

import org.qizhong.bridge.link.Event;

/** What a driver's session thread is handed; the moment is in microseconds on this machine's monotonic clock. */
sealed interface Item {

    long micros();

    record Opened(long micros, Outlet outlet) implements Item {}

    record Closed(long micros) implements Item {}

    record Failed(long micros, String why) implements Item {}

    record Bytes(long micros, byte[] bytes) implements Item {}

    record Asked(long micros, Event event) implements Item {}

    record Tick(long micros) implements Item {}
}
