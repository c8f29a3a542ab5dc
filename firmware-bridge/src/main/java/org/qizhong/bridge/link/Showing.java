package org.qizhong.bridge.link;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Faces;
import org.qizhong.bridge.Lights;
import org.qizhong.xiangqi.Side;

/** What a board is to show, as the link says it. */
final class Showing {

    private Showing() {}

    static Message.Indicate of(Lights lights, int serial) {
        return new Message.Indicate(
                serial,
                bits(lights.lit()),
                bits(lights.blinking()),
                lights.buzzer().ordinal());
    }

    private static List<Byte> bits(Set<Channel> channels) {
        byte[] bits = new byte[Channel.SENSORS / Byte.SIZE];
        channels.stream()
                .mapToInt(Channel::number)
                .forEach(number -> bits[number / Byte.SIZE] |= (byte) (1 << number % Byte.SIZE));
        return IntStream.range(0, bits.length).mapToObj(i -> bits[i]).toList();
    }

    static Message.Display of(Faces faces, int serial, int tick) {
        int running = faces.running().map(side -> side == Side.RED ? 1 : 2).orElse(0);
        int flags = Arrays.stream(Faces.Mark.values())
                .filter(faces.marks()::contains)
                .mapToInt(mark -> 1 << mark.ordinal())
                .sum();
        return new Message.Display(serial, running, tick, faces.redMs(), faces.blackMs(), flags);
    }
}
