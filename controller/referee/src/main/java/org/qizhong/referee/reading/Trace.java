package org.qizhong.referee.reading;

import java.time.Duration;
import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Seen;

/**
 * What one point saw during a turn.
 *
 * @param left when a piece first went
 * @param rested when the piece that last went, or lies beneath another, had come, if it came during the turn
 * @param lifted when a piece last went
 * @param placed when a piece last came
 * @param went what was seen to stand here when a piece last went
 * @param replaced when a piece last came that was no bump (明显误碰) of the one that had just gone
 * @param missed the longest time without a piece that ended so far
 */
public record Trace(
        Optional<GameTime> left,
        Optional<GameTime> rested,
        Optional<GameTime> lifted,
        Optional<GameTime> placed,
        Optional<Seen> went,
        Optional<GameTime> replaced,
        Duration missed) {

    /** No hand puts a piece down and takes it up again as quickly: a contact bounced. */
    private static final Duration BOUNCE = Duration.ofMillis(20);

    private static final Duration BLINK = Duration.ofMillis(40);

    static final Trace NONE = new Trace(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Duration.ZERO);

    Trace lifted(GameTime at, Optional<Seen> piece) {
        boolean bounced =
                placed.filter(came -> at.since(came).compareTo(BOUNCE) < 0).isPresent();
        boolean came = !bounced && !blinked();
        return new Trace(
                left.or(() -> Optional.of(at)),
                came ? placed : rested,
                Optional.of(at),
                placed,
                piece,
                replaced,
                missed);
    }

    /** The trace of a point whose piece has come home: it has not left. */
    Trace home() {
        return new Trace(Optional.empty(), rested, lifted, placed, went, replaced, missed);
    }

    /** What came on top of a piece that had come during the turn leaves that one's stamp. */
    Trace placed(GameTime at, boolean asBump) {
        boolean onTop = placed.isPresent() && !isAway();
        Duration now = isAway() ? at.since(lifted.orElseThrow()) : Duration.ZERO;
        return new Trace(
                left,
                onTop ? rested.or(() -> placed) : rested,
                lifted,
                Optional.of(at),
                went,
                asBump ? replaced : Optional.of(at),
                now.compareTo(missed) > 0 ? now : missed);
    }

    /** Whether every lift so far came back as a bump. */
    boolean brushed() {
        return replaced.isEmpty();
    }

    /** Whether the piece that was here has gone, and nothing came since. */
    public boolean isAway() {
        return lifted.filter(gone -> placed.filter(gone::isBefore).isEmpty()).isPresent();
    }

    /** Whether it only lost sight of its piece, for less than any hand needs to put another in its place. */
    boolean blinked() {
        return brushed() && lifted.isPresent() && placed.isPresent() && missed.compareTo(BLINK) < 0;
    }

    /** Whether what came to a point beside this one may be what stood here until it blinked: that takes no time. */
    boolean mayHavePushed(Trace other) {
        return other.placed
                .filter(came -> came.since(placed.orElseThrow()).compareTo(BLINK) < 0)
                .isPresent();
    }

    /** Whether something was put here after {@code moment}. */
    public boolean placedAfter(GameTime moment) {
        return placed.isPresent() && placed.get().isAfter(moment);
    }

    /** Whether a piece went from here after {@code moment}. */
    boolean liftedAfter(GameTime moment) {
        return lifted.isPresent() && lifted.get().isAfter(moment);
    }

    /**
     * When a piece that left another point at {@code moment} was first put down here, if it was.
     *
     * @param early how long before that moment it may have been seen to come
     */
    Optional<GameTime> landing(GameTime moment, Duration early) {
        return rested.filter(time -> time.plus(early).isAfter(moment))
                .or(() -> placed.filter(time -> !isAway() && time.plus(early).isAfter(moment)));
    }

    /** Whether anything happened here after {@code moment}. */
    boolean isSince(GameTime moment) {
        return liftedAfter(moment) || placedAfter(moment);
    }

    /** What is left of it for a turn that began at {@code moment}. */
    Trace since(GameTime moment) {
        Optional<GameTime> first =
                left.filter(time -> time.isAfter(moment)).or(() -> isAway() ? lifted : Optional.empty());
        return new Trace(
                first,
                rested.filter(time -> time.isAfter(moment)),
                lifted,
                placed,
                went,
                replaced.filter(time -> time.isAfter(moment)),
                liftedAfter(moment) ? missed : Duration.ZERO);
    }
}
