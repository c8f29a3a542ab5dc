package org.qizhong.bridge.link;

import java.util.SplittableRandom;

/**
 * What a line does to what is sent over it. Shares are of bytes, or of writes where it says so.
 *
 * @param flip bits are changed
 * @param loss bytes that do not arrive
 * @param doubled bytes that arrive twice
 * @param foreign bytes that nobody sent
 * @param cut writes whose rest does not arrive
 * @param repeated writes that arrive twice
 * @param overtaken writes that arrive later than what was sent after them
 */
record Faults(double flip, double loss, double doubled, double foreign, double cut, double repeated, double overtaken) {

    static final Faults NONE = new Faults(0, 0, 0, 0, 0, 0, 0);

    /** Bytes are damaged at up to one in a hundred, writes at up to one in twenty. */
    static Faults of(SplittableRandom random) {
        return new Faults(
                share(random, 0.01),
                share(random, 0.01),
                share(random, 0.01),
                share(random, 0.01),
                share(random, 0.05),
                share(random, 0.05),
                share(random, 0.05));
    }

    private static double share(SplittableRandom random, double most) {
        return random.nextInt(3) == 0 ? 0 : most * random.nextDouble();
    }
}
