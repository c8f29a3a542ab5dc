package org.qizhong.referee.time;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qizhong.referee.input.GameTime;

/** Any time control that the grammar has, short enough to run out. */
final class AnyControl {

    private final Random random;

    private AnyControl(Random random) {
        this.random = random;
    }

    static String of(Random random) {
        AnyControl any = new AnyControl(random);
        return random.nextInt(4) == 0 ? any.side() + "|" + any.side() : any.side();
    }

    private String side() {
        int counted = random.nextInt(4);
        String stages = IntStream.range(0, counted)
                .mapToObj(i -> (1 + random.nextInt(3)) + "/" + stage() + (i == counted - 1 ? "*" : ""))
                .collect(Collectors.joining(","));
        boolean repeats = counted > 0 && random.nextBoolean();
        String counts = repeats ? stages : stages.replace("*", "");
        return counted == 0 ? stage() : counts + (repeats ? "" : "," + stage());
    }

    private String stage() {
        String time = seconds(1 + random.nextInt(30));
        return switch (random.nextInt(8)) {
            case 0, 1 -> time;
            case 2, 3 -> time + "+" + seconds(random.nextInt(8));
            case 4 -> time + "~" + seconds(random.nextInt(8));
            case 5 -> time + "d" + seconds(random.nextInt(8));
            case 6 -> time + "b" + (1 + random.nextInt(3)) + "x" + seconds(1 + random.nextInt(8));
            default -> "0s" + (random.nextBoolean() ? "d" : "b2x") + seconds(1 + random.nextInt(8));
        };
    }

    /** Mostly round; now and then to the microsecond. */
    private String seconds(int whole) {
        long odd = random.nextInt(4) == 0 ? random.nextInt(1_000_000) : 0;
        return GameTime.seconds(whole * 1_000_000L + odd) + "s";
    }
}
