package org.qizhong.bridge.gpio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.qizhong.bridge.gpio.kernel.LineReport;
import org.qizhong.bridge.gpio.kernel.MonotonicClock;

/** Edges of two lines, as the kernel tells them. */
final class EdgeChecks {
    private static final int RED = 17;
    private static final int BLACK = 27;
    private static final int PRESSES = 200;
    private static final int FLOOD = 3_000;

    private final Fingers fingers;

    EdgeChecks(Fingers fingers) {
        this.fingers = fingers;
    }

    void run(Verdicts verdicts) {
        verdicts.check("a press bears the moment of the monotonic clock at which it was made", this::stamps);
        verdicts.check("two buttons come in one order, by one counter", this::oneOrder);
        verdicts.check("a button that is held when the program starts is seen", this::held);
        verdicts.check("edges that were lost are counted, and the lines are read again", this::lost);
    }

    private String stamps() throws Exception {
        try (Watched watched = Watched.lines(GpioKernelChecks.CHIP, RED)) {
            List<Long> late = new ArrayList<>();
            List<Long> told = new ArrayList<>();
            for (int press = 0; press < PRESSES; press++) {
                for (boolean down : new boolean[] {true, false}) {
                    long before = now();
                    pull(RED, down);
                    long after = now();
                    LineReport.Edge edge = watched.edge();
                    told.add(now() - edge.nanos());
                    Verdicts.must(edge.rising() != down, "the wrong way: " + edge);
                    Verdicts.must(edge.nanos() >= before, "stamped before it was made: " + (edge.nanos() - before));
                    late.add(Math.max(0, edge.nanos() - after));
                }
            }
            return "stamp after the finger p50/p99/max " + micros(late) + " µs, told after the stamp " + micros(told)
                    + " µs";
        }
    }

    private String oneOrder() throws Exception {
        try (Watched watched = Watched.lines(GpioKernelChecks.CHIP, RED, BLACK)) {
            Thread red = Thread.ofPlatform().start(() -> tap(RED));
            Thread black = Thread.ofPlatform().start(() -> tap(BLACK));
            long edges = 0;
            long gone = 0;
            int changes = 0;
            int before = RED;
            while (edges + gone < 4 * PRESSES) {
                LineReport report = watched.next();
                gone += report instanceof LineReport.Lost lost ? lost.edges() : 0;
                if (report instanceof LineReport.Edge edge) {
                    edges++;
                    changes += edge.offset() == before ? 0 : 1;
                    before = edge.offset();
                }
            }
            red.join();
            black.join();
            Verdicts.must(changes > 1, "the two threads never met");
            Verdicts.must(edges > PRESSES, edges + " of " + 4 * PRESSES + " edges came");
            return edges + " edges, " + gone + " known to be lost, " + changes + " times from one button to the other";
        }
    }

    private String held() throws Exception {
        Watched.lines(GpioKernelChecks.CHIP, BLACK).close();
        try (Watched watched = Watched.lines(GpioKernelChecks.CHIP, BLACK)) {
            LineReport.Level free = (LineReport.Level)
                    watched.until(LineReport.Level.class::isInstance).getLast();
            Verdicts.must(free.high(), "a pull-up that does not pull: " + free);
            fingers.press(BLACK);
            Verdicts.must(!watched.edge().rising(), "a press that rises");
        } finally {
            fingers.release(BLACK);
        }
        return "";
    }

    /** The listener stands still, as a machine that is far too busy would, until the kernel had no room any more. */
    private String lost() throws Exception {
        CountDownLatch flooded = new CountDownLatch(1);
        try (Watched watched = Watched.lines(GpioKernelChecks.CHIP, report -> stand(report, flooded), RED, BLACK)) {
            for (int press = 0; press < FLOOD / 2; press++) {
                pull(RED, true);
                pull(RED, false);
            }
            pull(BLACK, true);
            flooded.countDown();
            List<LineReport> heard = watched.until(
                    report -> report instanceof LineReport.Level level && !level.high() && level.offset() == BLACK);
            long edges =
                    heard.stream().filter(LineReport.Edge.class::isInstance).count();
            long gap = heard.stream()
                    .mapToLong(report -> report instanceof LineReport.Lost lost ? lost.edges() : 0)
                    .sum();
            Verdicts.must(gap > 0, "nothing was lost of " + FLOOD);
            Verdicts.must(edges + gap > FLOOD, edges + " told and " + gap + " lost of " + (FLOOD + 1));
            return edges + " told, " + gap + " known to be lost";
        } finally {
            fingers.release(BLACK);
        }
    }

    private static void stand(LineReport report, CountDownLatch flooded) {
        if (report instanceof LineReport.Edge) {
            try {
                flooded.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void tap(int line) {
        for (int press = 0; press < PRESSES; press++) {
            pull(line, true);
            pull(line, false);
        }
    }

    private void pull(int line, boolean down) {
        if (down) {
            fingers.press(line);
        } else {
            fingers.release(line);
        }
    }

    private static long now() {
        return MonotonicClock.KERNEL.getAsLong();
    }

    private static String micros(List<Long> nanos) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        return Arrays.stream(new int[] {sorted.length / 2, sorted.length * 99 / 100, sorted.length - 1})
                .mapToObj(at -> Long.toString(sorted[at] / 1_000))
                .reduce((all, next) -> all + "/" + next)
                .orElseThrow();
    }
}
