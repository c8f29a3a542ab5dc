package org.qizhong.service.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import org.qizhong.service.live.Feed;
import org.qizhong.service.live.Feed.Dated;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is served under which address. */
final class Routes {

    private static final String API = "/api/";

    private static final Logger LOG = LoggerFactory.getLogger(Routes.class);

    private final Feed feed;
    private final ViewJson json = new ViewJson();
    private final Streams streams;

    Routes(Feed feed) {
        this.feed = feed;
        this.streams = new Streams(feed, json);
    }

    /** Ends every answer that goes on. */
    void endStreams() {
        streams.close();
    }

    /** A request that cannot be answered, and what to say instead. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final HttpStatus status;

        Refusal(HttpStatus status, String why) {
            super(why);
            this.status = status;
        }
    }

    /** The body of a refusal. */
    private record Refused(String error, List<String> boards) {}

    void addTo(RoutesConfig routes) {
        routes.get("/", context -> page(context, "index.html"));
        routes.get("/boards/{id}", this::boardPage);
        routes.get("/favicon.svg", context -> page(context, "favicon.svg"));
        for (String folder : List.of("css", "js", "strings")) {
            routes.get("/" + folder + "/{file}", context -> page(context, folder + "/" + context.pathParam("file")));
        }
        routes.get("/api/boards", this::boards);
        routes.get("/api/boards/{id}", this::board);
        routes.get("/api/events", this::allEvents);
        routes.get("/api/boards/{id}/events", this::boardEvents);
        routes.get("/healthz", this::health);
        routes.exception(
                Refusal.class,
                (refusal, context) -> answer(context, refused(refusal)).status(refusal.status));
        routes.exception(Exception.class, this::failed);
        routes.error(HttpStatus.NOT_FOUND, this::notFound);
    }

    private void boardPage(Context context) {
        boolean known = feed.latest(context.pathParam("id")).isPresent();
        page(context, known ? "board.html" : "missing.html").status(known ? HttpStatus.OK : HttpStatus.NOT_FOUND);
    }

    private void boards(Context context) {
        answer(
                context,
                feed.latest().stream().map(dated -> dated.view().summary()).toList());
    }

    private void board(Context context) {
        answerJson(context, json.of(find(context)));
    }

    private void allEvents(Context context) {
        checkAccepts(context);
        streams.boards(context);
    }

    private void boardEvents(Context context) {
        String id = find(context).view().boardId();
        checkAccepts(context);
        streams.board(context, id);
    }

    private void health(Context context) {
        Health health = Health.of(feed);
        answer(context, health).status(health.code());
    }

    private Dated find(Context context) {
        String id = context.pathParam("id");
        return feed.latest(id).orElseThrow(() -> new Refusal(HttpStatus.NOT_FOUND, "there is no board \"" + id + "\""));
    }

    private static void checkAccepts(Context context) {
        String accept = String.valueOf(context.header("Accept"));
        if (!accept.contains(EventStream.TYPE)) {
            throw new Refusal(HttpStatus.NOT_ACCEPTABLE, "this is a stream: ask with Accept: " + EventStream.TYPE);
        }
    }

    /** Programs get JSON; a person who mistyped an address gets a page with the way back. */
    private void notFound(Context context) {
        if (!context.path().startsWith(API)) {
            page(context, "missing.html");
        } else if (!String.valueOf(context.res().getContentType()).contains("json")) {
            answer(context, refused(new Refusal(HttpStatus.NOT_FOUND, "there is nothing at " + context.path())));
        }
    }

    private void failed(Exception failed, Context context) {
        LOG.error("{} could not be answered", context.path(), failed);
        answer(context, new Refused("the program failed; its log says why", List.of()))
                .status(HttpStatus.INTERNAL_SERVER_ERROR);
    }

    private Refused refused(Refusal refusal) {
        return new Refused(
                refusal.getMessage(),
                feed.latest().stream().map(dated -> dated.view().boardId()).toList());
    }

    /** A browser asks each time whether its copy is still right: the answer is the hash of the content. */
    private static Context page(Context context, String name) {
        context.header("Cache-Control", "no-cache");
        return Page.named(name)
                .map(page -> context.contentType(page.type()).result(page.text()))
                .orElseGet(() -> context.status(HttpStatus.NOT_FOUND));
    }

    private static Context answer(Context context, Object value) {
        return answerJson(context, ViewJson.text(value));
    }

    private static Context answerJson(Context context, String json) {
        return context.contentType("application/json; charset=utf-8")
                .header("Cache-Control", "no-store")
                .result(json);
    }
}
