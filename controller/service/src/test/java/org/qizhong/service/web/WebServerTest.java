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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Referee;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.live.Feed;
import org.qizhong.service.live.HandClock;
import org.qizhong.service.view.BoardView;
import org.qizhong.service.view.Opening;
import org.qizhong.service.view.Phase;
import org.qizhong.service.view.Speed;
import org.qizhong.service.view.Story;

@Timeout(60)
class WebServerTest {

    private final HandClock clock = new HandClock();
    private final Feed feed = new Feed(clock);
    private final WebServer server = WebServer.start(feed, "127.0.0.1", 0);
    private final HttpClient client = HttpClient.newHttpClient();

    WebServerTest() {
        open("第一台", "许银川");
        open("Table 2", "胡荣华");
    }

    @AfterEach
    void close() {
        client.close();
        server.close();
    }

    @Test
    void the_boards_are_listed_in_utf_8() throws Exception {
        HttpResponse<String> answer = get("/api/boards");
        assertEquals(200, answer.statusCode());
        assertEquals("application/json;charset=utf-8", header(answer, "content-type"));
        assertEquals("no-store", header(answer, "cache-control"));
        JsonNode boards = json(answer);
        assertEquals(2, boards.size());
        assertEquals("许银川", boards.get(0).path("labels").path("red").asText());
        assertEquals("waiting", boards.get(1).path("phase").asText());
        assertEquals(
                3_600_000,
                boards.get(0).path("clocks").path("red").path("remainingMs").asLong());
    }

    @Test
    void one_board_is_shown_whole() throws Exception {
        JsonNode board = json(get("/api/boards/table-2"));
        assertEquals("Table 2", board.path("name").asText());
        assertEquals("cxa-2011", board.path("rules").asText());
        assertTrue(board.path("record").isArray());
        assertTrue(board.path("result").isNull());
    }

    @Test
    void an_unknown_board_is_told_with_the_boards_that_there_are() throws Exception {
        for (String path : new String[] {"/api/boards/nix", "/api/boards/nix/events"}) {
            HttpResponse<String> answer = get(path);
            assertEquals(404, answer.statusCode());
            assertEquals("there is no board \"nix\"", json(answer).path("error").asText());
            assertEquals("table-2", json(answer).path("boards").get(1).asText());
        }
    }

    @Test
    void a_program_that_is_lost_gets_json_and_a_person_a_page() throws Exception {
        assertEquals(
                "there is nothing at /api/nix",
                json(get("/api/nix")).path("error").asText());
        HttpResponse<String> page = get("/nix");
        assertEquals(404, page.statusCode());
        assertTrue(page.body().contains("data-text=\"missing.title\""), page::body);
        assertEquals(404, get("/boards/nix").statusCode());
        assertEquals(404, get("/js/nix.js").statusCode());
        assertEquals(404, get("/js/..%2findex.html").statusCode());
    }

    @Test
    void a_stream_that_is_not_asked_for_as_one_is_refused() throws Exception {
        assertEquals(406, get("/api/events").statusCode());
    }

    @Test
    void nothing_can_be_changed() throws Exception {
        HttpRequest post = request("/api/boards")
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        assertEquals(405, client.send(post, BodyHandlers.ofString()).statusCode());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/boards/table-2", "/js/board-page.js", "/css/base.css", "/strings/zh.json", "/api/boards"})
    void every_answer_is_guarded(String path) throws Exception {
        HttpResponse<String> answer = get(path);
        assertEquals(200, answer.statusCode());
        assertTrue(header(answer, "content-security-policy").startsWith("default-src 'self';"));
        assertEquals("nosniff", header(answer, "x-content-type-options"));
        assertTrue(header(answer, "content-type").endsWith("charset=utf-8"), () -> header(answer, "content-type"));
    }

    @Test
    void a_copy_that_is_still_right_is_not_sent_again() throws Exception {
        HttpResponse<String> first = get("/js/clock.js");
        assertEquals("no-cache", header(first, "cache-control"));
        HttpRequest again = request("/js/clock.js")
                .header("If-None-Match", header(first, "etag"))
                .build();
        assertEquals(304, client.send(again, BodyHandlers.ofString()).statusCode());
    }

    @Test
    void health_is_told_and_a_failed_board_spoils_it() throws Exception {
        HttpResponse<String> well = get("/healthz");
        assertEquals(200, well.statusCode());
        assertEquals("{\"status\":\"ok\",\"boards\":2,\"failed\":[]}", well.body());
        feed.publish(feed.latest("table-2").orElseThrow().view().with(Phase.FAILED));
        HttpResponse<String> ill = get("/healthz");
        assertEquals(503, ill.statusCode());
        assertEquals("{\"status\":\"failed\",\"boards\":2,\"failed\":[\"table-2\"]}", ill.body());
    }

    private void open(String name, String red) {
        Settings settings = Settings.DEFAULT.with(Settings.DEFAULT.labels().with(Label.RED, red));
        Opening opening = Opening.named(name, settings, Speed.REAL);
        feed.publish(BoardView.of(opening, Referee.open(settings), Story.EMPTY, GameTime.ZERO));
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).build(), BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    private static JsonNode json(HttpResponse<String> answer) throws IOException {
        return new ObjectMapper().readTree(answer.body());
    }
}
