package org.qizhong.bridge.link;

import java.util.SplittableRandom;
import java.util.TreeMap;

/** What befalls a cable and a board, and when: nothing after a given moment. */
final class Accidents {

    /** One of them. */
    enum Kind {
        NONE,
        PULL,
        PLUG_IN,
        REBOOT,
        SWAP,
        SWAP_BACK,
        FLOOD
    }

    private final TreeMap<Long, Kind> plan = new TreeMap<>();

    Accidents(SplittableRandom random, long calm) {
        long at = random.nextLong(1_500_000);
        while (at < calm - 1_000_000) {
            long length = random.nextInt(3) == 0 ? random.nextLong(100_000) : random.nextLong(2_500_000);
            long end = Math.min(at + length, calm - 1_000);
            switch (random.nextInt(6)) {
                case 0, 1 -> {
                    plan.put(at, Kind.PULL);
                    plan.put(end, Kind.PLUG_IN);
                }
                case 2 -> plan.put(at, Kind.REBOOT);
                case 3 -> {
                    plan.put(at, Kind.SWAP);
                    plan.put(end, Kind.SWAP_BACK);
                }
                default -> plan.put(at, Kind.FLOOD);
            }
            at = end + random.nextLong(2_000_000);
        }
    }

    /** The next one that is due, once. */
    Kind at(long now) {
        return plan.isEmpty() || plan.firstKey() > now
                ? Kind.NONE
                : plan.pollFirstEntry().getValue();
    }
}
