package org.qizhong.service.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.qizhong.service.live.Feed;
import org.qizhong.service.live.Feed.Dated;
import org.qizhong.service.live.Subscription;

/** Sends views to browsers for as long as they stay; one that has gone is noticed at the next beat. */
final class Streams implements AutoCloseable {

    /** A browser that hears nothing for several of these holds its connection for lost. */
    static final Duration BEAT = Duration.ofSeconds(2);

    private static final Duration RETRY = Duration.ofSeconds(1);

    private final Feed feed;
    private final ViewJson json;
    private final Set<Subscription> open = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    Streams(Feed feed, ViewJson json) {
        this.feed = feed;
        this.json = json;
    }

    /** Whole views of one board. */
    void board(Context context, String board) {
        stream(context, board::equals, json::of);
    }

    /** Short views of every board. */
    void boards(Context context) {
        stream(context, _ -> true, dated -> ViewJson.text(dated.view().summary()));
    }

    private void stream(Context context, Predicate<String> boards, Function<Dated, String> body) {
        try (Subscription views = feed.subscribe(boards)) {
            open.add(views);
            send(EventStream.begin(context.res(), RETRY), views, body);
        } catch (IOException _) {
            // The browser has gone; there is nobody left to answer.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(EventStream stream, Subscription views, Function<Dated, String> body)
            throws IOException, InterruptedException {
        try {
            while (!closed) {
                Optional<Dated> next = views.next(BEAT);
                if (next.isEmpty()) {
                    stream.beat();
                } else {
                    Dated dated = next.get();
                    String data = "{\"ageMs\":" + feed.ageMs(dated) + ",\"board\":" + body.apply(dated) + "}";
                    stream.send(dated.number(), "view", data);
                }
            }
        } finally {
            open.remove(views);
        }
    }

    /** Ends every stream, so that the server need not tear them. */
    @Override
    public void close() {
        closed = true;
        open.forEach(Subscription::wake);
    }
}
