package org.qizhong.service.live;

/** A clock that never goes back: nanoseconds since some moment. Tests turn it by hand. */
@FunctionalInterface
public interface NanoClock {

    long nanos();
}
