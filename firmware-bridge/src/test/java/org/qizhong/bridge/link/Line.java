package org.qizhong.bridge.link;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** One direction of a serial line that is not what it should be. Not thread-safe. */
final class Line {

    private record Parcel(long at, long number, byte[] bytes) {}

    private final SplittableRandom random;
    private final long latency;
    private final PriorityQueue<Parcel> onTheWay =
            new PriorityQueue<>(Comparator.comparingLong(Parcel::at).thenComparingLong(Parcel::number));
    private Faults faults = Faults.NONE;
    private boolean cutOff;
    private long number;
    private long last;

    Line(SplittableRandom random, long latency) {
        this.random = random;
        this.latency = latency;
    }

    void faults(Faults now) {
        faults = now;
    }

    /** The cable is pulled: nothing arrives any more. */
    void pull() {
        cutOff = true;
        onTheWay.clear();
    }

    void plugIn() {
        cutOff = false;
    }

    void send(long now, byte[] bytes) {
        if (cutOff) {
            return;
        }
        long delay = latency + random.nextLong(latency / 2 + 1);
        last = Math.max(last, now + delay);
        long at = happens(faults.overtaken()) ? last + random.nextLong(60_000) : last;
        byte[] damaged = damaged(bytes);
        post(at, damaged);
        if (happens(faults.repeated())) {
            post(at + random.nextLong(40_000), damaged);
        }
    }

    private void post(long at, byte[] bytes) {
        onTheWay.add(new Parcel(at, number++, bytes));
    }

    private byte[] damaged(byte[] bytes) {
        ByteArrayOutputStream damaged = new ByteArrayOutputStream();
        byte[] kept = happens(faults.cut()) ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
        for (byte octet : kept) {
            if (happens(faults.foreign())) {
                damaged.write(random.nextInt(256));
            }
            if (happens(faults.loss())) {
                continue;
            }
            int now = happens(faults.flip()) ? octet ^ 1 << random.nextInt(8) : octet;
            damaged.write(now);
            if (happens(faults.doubled())) {
                damaged.write(now);
            }
        }
        return damaged.toByteArray();
    }

    private boolean happens(double share) {
        return share > 0 && random.nextDouble() < share;
    }

    void arrive(long now, Consumer<byte[]> reader) {
        while (!onTheWay.isEmpty() && onTheWay.peek().at() <= now) {
            reader.accept(onTheWay.poll().bytes());
        }
    }
}
