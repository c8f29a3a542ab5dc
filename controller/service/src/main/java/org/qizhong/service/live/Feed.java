package org.qizhong.service.live;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.qizhong.service.view.BoardView;

/**
 * Carries views from boards to whoever watches. A board that publishes never waits for a reader, however slow: for
 * each board a reader finds the latest view, and misses the ones between. Safe for use by many threads.
 */
public final class Feed {

    private final NanoClock clock;
    private long published;
    private final Map<String, Dated> latest = new LinkedHashMap<>();
    private final Set<Subscription> readers = ConcurrentHashMap.newKeySet();

    public Feed(NanoClock clock) {
        this.clock = clock;
    }

    /**
     * A view and when it was published.
     *
     * @param number grows with every view
     * @param view the view
     * @param nanos on the feed's clock
     */
    public record Dated(long number, BoardView view, long nanos) {}

    public synchronized void publish(BoardView view) {
        Dated dated = new Dated(++published, view, clock.nanos());
        latest.put(view.boardId(), dated);
        readers.forEach(reader -> reader.put(dated));
    }

    /** How many milliseconds ago that was. */
    public long ageMs(Dated dated) {
        return Math.max(0, (clock.nanos() - dated.nanos()) / 1_000_000);
    }

    /** The latest view of each board, in the order in which the boards first published. */
    public synchronized Collection<Dated> latest() {
        return List.copyOf(latest.values());
    }

    public synchronized Optional<Dated> latest(String board) {
        return Optional.ofNullable(latest.get(board));
    }

    /** Watches the boards whose id passes, beginning with their latest views. */
    public synchronized Subscription subscribe(Predicate<String> boards) {
        Subscription reader = new Subscription(boards, readers::remove);
        latest.values().forEach(reader::put);
        readers.add(reader);
        return reader;
    }

    int readers() {
        return readers.size();
    }
}
