package org.qizhong.service.web;

import io.javalin.http.sse.SseClient;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.qizhong.service.live.Feed;
import org.qizhong.service.live.Feed.Dated;
import org.qizhong.service.live.Subscription;

/**
 * Sends views to browsers as server-sent events. Each browser has its own virtual thread, which alone waits when the
 * browser is slow; a browser that has gone is noticed at the next beat.
 */
final class Streams {

    /** A browser that hears nothing for several of these holds its connection for lost. */
    static final Duration BEAT = Duration.ofSeconds(2);

    private static final String RETRY_MS = "retry: 1000";

    private final Feed feed;
    private final ViewJson json;

    Streams(Feed feed, ViewJson json) {
        this.feed = feed;
        this.json = json;
    }

    /** Whole views of one board. */
    void board(SseClient client, String board) {
        try (Subscription views = feed.subscribe(board::equals)) {
            send(client, views, json::of);
        }
    }

    /** Short views of every board. */
    void boards(SseClient client) {
        try (Subscription views = feed.subscribe(_ -> true)) {
            send(client, views, dated -> ViewJson.text(dated.view().summary()));
        }
    }

    private void send(SseClient client, Subscription views, Function<Dated, String> body) {
        client.sendComment(RETRY_MS);
        try {
            while (!client.terminated()) {
                Optional<Dated> next = views.next(BEAT);
                if (next.isPresent()) {
                    Dated dated = next.get();
                    String data = "{\"ageMs\":" + feed.ageMs(dated) + ",\"board\":" + body.apply(dated) + "}";
                    client.sendEvent("view", data, Long.toString(dated.number()));
                } else {
                    client.sendEvent("beat", "{}");
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
