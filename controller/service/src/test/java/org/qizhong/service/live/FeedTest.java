package org.qizhong.service.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qizhong.referee.Referee;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.live.Feed.Dated;
import org.qizhong.service.view.BoardView;
import org.qizhong.service.view.Opening;
import org.qizhong.service.view.Speed;
import org.qizhong.service.view.Story;

@Timeout(30)
class FeedTest {

    private static final Duration NOT_AT_ALL = Duration.ZERO;
    private static final Duration LONG = Duration.ofSeconds(20);

    private final HandClock clock = new HandClock();
    private final Feed feed = new Feed(clock);

    @Test
    void a_reader_begins_with_the_latest_view() throws InterruptedException {
        feed.publish(view("a"));
        feed.publish(view("a"));
        try (Subscription reader = feed.subscribe("a"::equals)) {
            assertEquals(2, reader.next(NOT_AT_ALL).orElseThrow().number());
            assertEquals(Optional.empty(), reader.next(NOT_AT_ALL));
        }
    }

    @Test
    void a_slow_reader_gets_the_latest_view_and_holds_nobody_up() throws InterruptedException {
        try (Subscription reader = feed.subscribe("a"::equals)) {
            BoardView view = view("a");
            for (int i = 0; i < 100_000; i++) {
                feed.publish(view);
            }
            assertEquals(100_000, reader.next(NOT_AT_ALL).orElseThrow().number());
            assertEquals(Optional.empty(), reader.next(NOT_AT_ALL));
        }
    }

    @Test
    void a_reader_of_all_boards_gets_each_of_them() throws InterruptedException {
        try (Subscription reader = feed.subscribe(_ -> true)) {
            feed.publish(view("a"));
            feed.publish(view("b"));
            feed.publish(view("a"));
            assertEquals("a", reader.next(NOT_AT_ALL).orElseThrow().view().boardId());
            assertEquals("b", reader.next(NOT_AT_ALL).orElseThrow().view().boardId());
        }
    }

    @Test
    void a_reader_that_waits_is_woken() throws InterruptedException {
        AtomicReference<Optional<Dated>> got = new AtomicReference<>(Optional.empty());
        CountDownLatch begun = new CountDownLatch(1);
        try (Subscription reader = feed.subscribe("a"::equals)) {
            Thread waiting = Thread.ofVirtual().start(() -> {
                begun.countDown();
                got.set(nextOf(reader));
            });
            begun.await();
            feed.publish(view("b"));
            feed.publish(view("a"));
            waiting.join();
        }
        assertEquals("a", got.get().orElseThrow().view().boardId());
    }

    @Test
    void a_reader_that_left_is_forgotten() {
        Subscription reader = feed.subscribe(_ -> true);
        assertEquals(1, feed.readers());
        reader.close();
        assertEquals(0, feed.readers());
    }

    @Test
    void a_view_knows_its_age() {
        feed.publish(view("a"));
        clock.turn(Duration.ofMillis(1_234));
        Dated dated = feed.latest("a").orElseThrow();
        assertEquals(1_234, feed.ageMs(dated));
        assertTrue(feed.latest("b").isEmpty());
    }

    private static Optional<Dated> nextOf(Subscription reader) {
        try {
            return reader.next(LONG);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BoardView view(String name) {
        Opening opening = Opening.named(name, Settings.DEFAULT, Speed.REAL);
        return BoardView.of(opening, Referee.open(Settings.DEFAULT), Story.EMPTY, GameTime.ZERO);
    }
}
