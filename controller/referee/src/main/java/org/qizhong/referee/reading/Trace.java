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
 * @param brushed whether every lift so far came back as a bump (明显误碰)
 */
public record Trace(
        Optional<GameTime> left,
        Optional<GameTime> rested,
        Optional<GameTime> lifted,
        Optional<GameTime> placed,
        Optional<Seen> went,
        boolean brushed) {

    /** No hand puts a piece down and takes it up again as quickly: a contact bounced. */
    private static final Duration BOUNCE = Duration.ofMillis(20);

    private static final Duration SCAN = Duration.ofMillis(20);
    private static final Duration BLINK = Duration.ofMillis(40);

    static final Trace NONE =
            new Trace(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), true);

    Trace lifted(GameTime at, Optional<Seen> piece) {
        boolean bounced =
                placed.filter(came -> at.since(came).compareTo(BOUNCE) < 0).isPresent();
        return new Trace(
                left.or(() -> Optional.of(at)), bounced ? rested : placed, Optional.of(at), placed, piece, brushed);
    }

    /** The trace of a point whose piece has come home: it has not left. */
    Trace home() {
        return new Trace(Optional.empty(), rested, lifted, placed, went, brushed);
    }

    /** What came on top of a piece that had come during the turn leaves that one's stamp. */
    Trace placed(GameTime at, boolean asBump) {
        boolean onTop =
                placed.isPresent() && lifted.filter(placed.get()::isBefore).isEmpty();
        return new Trace(
                left, onTop ? rested.or(() -> placed) : rested, lifted, Optional.of(at), went, brushed && asBump);
    }

    /** Whether it only lost sight of its piece, for less than any hand needs to put another in its place. */
    boolean blinked() {
        return brushed
                && lifted.flatMap(gone -> placed.map(came -> came.since(gone)))
                        .filter(missing -> missing.compareTo(BLINK) < 0)
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

    /** When a piece that left another point at {@code moment} was first put down here, if it was. */
    public Optional<GameTime> landing(GameTime moment) {
        return rested.filter(time -> isNotBefore(time, moment))
                .or(() -> placed.filter(time -> isNotBefore(time, moment)));
    }

    /** Within one scan of a board the order of what it sees is not known. */
    private static boolean isNotBefore(GameTime time, GameTime moment) {
        return time.plus(SCAN).isAfter(moment);
    }

    /** Whether anything happened here after {@code moment}. */
    boolean isSince(GameTime moment) {
        return liftedAfter(moment) || placedAfter(moment);
    }

    /** What is left of it for a turn that began at {@code moment}. */
    Trace since(GameTime moment) {
        boolean away = lifted.filter(this::placedAfter).isEmpty();
        Optional<GameTime> first = left.filter(time -> time.isAfter(moment)).or(() -> away ? lifted : Optional.empty());
        return new Trace(first, rested.filter(time -> time.isAfter(moment)), lifted, placed, went, brushed);
    }
}
