package org.qizhong.service.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** One file of the console, which travels inside the jar. */
record Page(String text, String type) {

    private static final String FOLDER = "/console/";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json; charset=utf-8",
            "svg", "image/svg+xml");

    /** The file with that name, if it is one of the console's. */
    static Optional<Page> named(String name) {
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        if (type == null || !name.matches("([a-z]+/)?[a-z0-9-]+\\.[a-z]+")) {
            return Optional.empty();
        }
        try (InputStream file = Page.class.getResourceAsStream(FOLDER + name)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new Page(new String(file.readAllBytes(), StandardCharsets.UTF_8), type));
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
