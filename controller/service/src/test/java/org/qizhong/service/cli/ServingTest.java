package org.qizhong.service.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.service.Main;
import org.qizhong.service.cli.Cli.Outcome;

/** The commands that stay: started, looked at from outside, and ended. */
@Timeout(60)
class ServingTest {

    private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

    @TempDir
    Path folder;

    @Test
    void demo_shows_its_game_until_it_is_interrupted() throws Exception {
        try (Running demo = new Running("demo", "--port", "0")) {
            String address = demo.address();
            assertTrue(address.endsWith("/boards/demo"), address);
            assertTrue(get(address).contains("id=\"board\""));
            assertTrue(get(address.replace("/boards/", "/api/boards/")).contains("\"red\":\"天机\""));
        }
    }

    @Test
    void serve_shows_the_boards_of_its_configuration() throws Exception {
        Path config = Files.writeString(
                folder.resolve("hall.toml"),
                "[server]\nport = 0\n[[board]]\nname = \"Table 1\"\nred = \"甲\"\n[[board]]\nblack = \"乙\"\n");
        try (Running serve = new Running("serve", "--config", config.toString())) {
            String boards = get(serve.address() + "api/boards");
            assertTrue(boards.contains("\"name\":\"Table 1\""), boards);
            assertTrue(boards.contains("\"name\":\"Table 2\""), boards);
        }
    }

    @Test
    void a_port_that_was_asked_for_and_is_taken_is_an_error_with_a_remedy() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Outcome outcome = Cli.run("demo", "--port", Integer.toString(other.getLocalPort()));
            assertEquals(2, outcome.exit());
            assertEquals("", outcome.out());
            assertTrue(outcome.err().contains("is taken. Choose another one"), outcome::err);
        }
    }

    @Test
    void a_bad_configuration_is_refused_with_every_fault() throws IOException {
        Path config = Files.writeString(folder.resolve("bad.toml"), "[server]\nprt = 1\n[[board]]\ntime = \"x\"\n");
        Outcome outcome = Cli.run("serve", "--config", config.toString());
        assertEquals(2, outcome.exit());
        assertEquals(2, outcome.err().lines().count(), outcome::err);
        assertTrue(outcome.err().startsWith(config + ":2: server: prt: "), outcome::err);
    }

    @Test
    void a_configuration_that_is_missing_is_refused() {
        String missing = folder.resolve("none.toml").toString();
        assertEquals(new Outcome(2, "", missing + ": there is no such file\n"), Cli.run("serve", "--config", missing));
    }

    private static String get(String address) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString())
                    .body();
        }
    }

    /** A command that runs in a thread of its own until it is closed. */
    private static final class Running implements AutoCloseable {

        private final BlockingQueue<String> written = new LinkedBlockingQueue<>();
        private final AtomicInteger exit = new AtomicInteger(-1);
        private final Thread thread;

        Running(String... args) {
            Terminal terminal =
                    new Terminal(new ByteArrayInputStream(new byte[0]), new Told(), new ByteArrayOutputStream());
            thread = Thread.ofPlatform().start(() -> exit.set(Main.run(terminal, args)));
        }

        String address() throws InterruptedException {
            Matcher address = ADDRESS.matcher(String.valueOf(written.poll(30, TimeUnit.SECONDS)));
            assertTrue(address.find(), "it says where it is");
            return address.group();
        }

        @Override
        public void close() {
            thread.interrupt();
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assertEquals(0, exit.get());
        }

        private final class Told extends ByteArrayOutputStream {
            @Override
            public void flush() {
                if (size() > 0) {
                    written.add(toString(StandardCharsets.UTF_8));
                    reset();
                }
            }
        }
    }
}
