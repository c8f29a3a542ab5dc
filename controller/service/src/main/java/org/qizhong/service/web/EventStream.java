package org.qizhong.service.web;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * One answer that goes on: server-sent events, written by the thread of the request itself. Threads are virtual, so
 * one may wait as long as its browser is slow; the library's own stream hands over to another thread, and stumbles over
 * the answer when the browser has gone meanwhile.
 */
final class EventStream {

    static final String TYPE = "text/event-stream";

    private final OutputStream out;

    private EventStream(OutputStream out) {
        this.out = out;
    }

    /** Begins the answer. */
    static EventStream begin(HttpServletResponse answer, Duration retry) throws IOException {
        answer.setContentType(TYPE);
        answer.setCharacterEncoding("utf-8");
        answer.setHeader("Cache-Control", "no-store");
        answer.setHeader("X-Accel-Buffering", "no");
        EventStream stream = new EventStream(answer.getOutputStream());
        stream.write("retry: " + retry.toMillis() + "\n\n");
        return stream;
    }

    /** Sends one event; its data is one line. */
    void send(long number, String event, String data) throws IOException {
        write("id: " + number + "\nevent: " + event + "\ndata: " + data + "\n\n");
    }

    /** Sends an event that counts for nothing but that it came. */
    void beat() throws IOException {
        write("event: beat\ndata: {}\n\n");
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
