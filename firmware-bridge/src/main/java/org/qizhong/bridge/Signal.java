package org.qizhong.bridge;

import java.util.Optional;
import java.util.SortedMap;

/** Something that a device says happened. */
public sealed interface Signal {

    /** When, in microseconds on this machine's monotonic clock. */
    long micros();

    /** The same, stamped otherwise. */
    default Signal at(long other) {
        return switch (this) {
            case Changed it -> new Changed(other, it.channel, it.level);
            case Whole it -> new Whole(other, it.levels);
            case Link it -> new Link(other, it.up);
            case Health it -> new Health(other, it.channel, it.works);
            case Notice it -> new Notice(other, it.what, it.channel);
        };
    }

    /**
     * A channel changed.
     *
     * @param level what it shows now, as the link protocol numbers it; 0 is nothing, or a button that is free
     */
    record Changed(long micros, Channel channel, int level) implements Signal {}

    /**
     * What all sensors show: after a start, after an outage, and when changes were lost on the way. A channel not named
     * shows nothing. A device without sensors does not tell it.
     */
    record Whole(long micros, SortedMap<Channel, Integer> levels) implements Signal {}

    /** The device came or went. */
    record Link(long micros, boolean up) implements Signal {}

    /** A channel can be relied on again, or no longer. */
    record Health(long micros, Channel channel, boolean works) implements Signal {}

    /**
     * Something that a person who looks after the board should know; no game depends on it.
     *
     * @param what one sentence, with what would put it right
     */
    record Notice(long micros, String what, Optional<Channel> channel) implements Signal {}
}
