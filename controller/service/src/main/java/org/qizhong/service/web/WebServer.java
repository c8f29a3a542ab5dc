package org.qizhong.service.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.util.Map;
import org.qizhong.service.live.Feed;

/** Serves the console. Every request runs on a virtual thread of its own. */
public final class WebServer implements AutoCloseable {

    private static final Map<String, String> SECURITY = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin");

    private final Routes routes;
    private final Javalin server;

    private WebServer(Feed feed) {
        this.routes = new Routes(feed);
        this.server = Javalin.create(this::configure);
    }

    /**
     * Starts serving.
     *
     * @param port 0 takes any free one
     * @throws PortTakenException if somebody else listens there
     */
    public static WebServer start(Feed feed, String host, int port) {
        WebServer web = new WebServer(feed);
        try {
            web.server.start(host, port);
        } catch (JavalinBindException e) {
            web.close();
            throw new PortTakenException(host, port, e);
        }
        return web;
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        routes.endStreams();
        server.stop();
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.generateEtags = true;
        config.routes.before(context -> SECURITY.forEach(context::header));
        routes.addTo(config.routes);
    }
}
