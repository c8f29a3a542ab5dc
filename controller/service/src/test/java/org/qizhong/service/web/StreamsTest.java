package org.qizhong.service.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.live.Boards;
import org.qizhong.service.live.Feed;
import org.qizhong.service.live.HandClock;
import org.qizhong.service.live.LiveBoard;
import org.qizhong.service.live.Pace;
import org.qizhong.service.live.Source;
import org.qizhong.service.view.Opening;
import org.qizhong.service.view.Speed;

/** Streams as a browser reads them, from a server on a free port. */
@Timeout(60)
class StreamsTest {

    private final HandClock clock = new HandClock();
    private final Feed feed = new Feed(clock);
    private final WebServer server = WebServer.start(feed, "127.0.0.1", 0);
    private final HttpClient client = HttpClient.newHttpClient();
    private final Boards boards = new Boards();
    private final LiveBoard board = open("第一台");

    @AfterEach
    void close() {
        boards.close();
        client.shutdownNow();
        client.close();
        server.close();
    }

    @Test
    void a_stream_begins_with_the_latest_view_and_its_age() throws Exception {
        clock.turn(Duration.ofMillis(2_500));
        try (Events events = events("/api/boards/第一台/events")) {
            JsonNode data = events.view();
            assertTrue(data.path("ageMs").asLong() >= 2_500, data::toString);
            assertEquals("第一台", data.path("board").path("name").asText());
            assertEquals("waiting", data.path("board").path("phase").asText());
        }
    }

    @Test
    void what_changes_is_pushed_whole() throws Exception {
        try (Events events = events("/api/boards/第一台/events")) {
            events.view();
            board.enter(Input.Start::new);
            JsonNode started = events.view().path("board");
            assertEquals("playing", started.path("phase").asText());
            assertEquals("red", started.path("clocks").path("running").asText());
            assertEquals(
                    "started",
                    started.path("notices").get(0).path("decision").path("type").asText());
        }
    }

    @Test
    void the_list_streams_every_board() throws Exception {
        open("Table 2");
        try (Events events = events("/api/events")) {
            List<String> names = List.of(
                    events.view().path("board").path("name").asText(),
                    events.view().path("board").path("name").asText());
            assertEquals(List.of("第一台", "Table 2"), names);
        }
    }

    @Test
    void a_quiet_stream_beats() throws Exception {
        try (Events events = events("/api/boards/第一台/events")) {
            events.view();
            assertTrue(events.skipTo("event: beat"));
        }
    }

    @Test
    void a_stream_says_how_soon_to_come_back_and_numbers_its_views() throws Exception {
        try (Events events = events("/api/events")) {
            assertEquals("retry: 1000", events.lines.next());
            assertTrue(events.skipTo("id: 1"));
        }
    }

    private LiveBoard open(String name) {
        Opening opening = Opening.named(name, Settings.DEFAULT, Speed.REAL);
        LiveBoard opened = new LiveBoard(opening, Source.NONE, Pace.startingNow(clock, Speed.REAL), feed);
        boards.play(opened);
        return opened;
    }

    private Events events(String path) throws IOException, InterruptedException {
        URI uri = URI.create("http://127.0.0.1:" + server.port() + path);
        HttpRequest request = HttpRequest.newBuilder(URI.create(uri.toASCIIString()))
                .header("Accept", "text/event-stream")
                .build();
        HttpResponse<Stream<String>> answer = client.send(request, BodyHandlers.ofLines());
        assertEquals(
                "text/event-stream;charset=utf-8",
                answer.headers().firstValue("content-type").orElse(""));
        return new Events(answer.body());
    }

    /** The lines of a stream, read as they come. */
    private static final class Events implements AutoCloseable {

        private final Stream<String> body;
        private final Iterator<String> lines;

        Events(Stream<String> body) {
            this.body = body;
            this.lines = body.iterator();
        }

        JsonNode view() throws IOException {
            assertTrue(skipTo("event: view"));
            return new ObjectMapper().readTree(lines.next().substring("data: ".length()));
        }

        boolean skipTo(String wanted) {
            while (lines.hasNext()) {
                if (lines.next().equals(wanted)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void close() {
            body.close();
        }
    }
}
