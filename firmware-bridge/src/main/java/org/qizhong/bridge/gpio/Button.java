package org.qizhong.bridge.gpio;

import org.qizhong.bridge.Channel;

/**
 * A button on a line of the chip.
 *
 * @param channel one of the six buttons
 * @param offset the line's number within the chip; on a Raspberry Pi the number after GPIO
 * @param settleMicros for how long a level must last to count
 */
public record Button(Channel channel, int offset, Pull pull, Active active, int settleMicros) {
    public Button {
        if (channel.isSensor()) {
            throw new IllegalArgumentException("channel " + channel.number() + " is a sensor; buttons are "
                    + Channel.RED_PRESS.number() + " to " + Channel.BLACK_CALL.number());
        }
        Range.OFFSET.check(offset);
        Range.SETTLE.check(settleMicros);
    }
}
