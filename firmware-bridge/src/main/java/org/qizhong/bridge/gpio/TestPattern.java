package org.qizhong.bridge.gpio;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.qizhong.bridge.Channel;

/** Bits of a chain that are tied on the board, by which a cut or stuck chain shows. */
public enum TestPattern {
    /** All bits are sensors. */
    NONE(0),
    /** The last six are tied low, high, low, high, low, high. */
    LAST_SIX(6);

    private final int length;

    TestPattern(int length) {
        this.length = length;
    }

    List<Channel> sensors(int bits) {
        return IntStream.range(0, bits - length).mapToObj(Channel::new).toList();
    }

    /** Whether the tied bits read as they are tied. */
    boolean holds(BitSet high, int bits) {
        return IntStream.range(0, length).allMatch(at -> high.get(bits - length + at) == (at % 2 == 1));
    }
}
