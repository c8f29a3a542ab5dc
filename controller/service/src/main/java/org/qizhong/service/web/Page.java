package org.qizhong.service.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The console's pages, which travel inside the jar. */
final class Page {

    static final String FOLDER = "/console";

    private Page() {}

    static byte[] named(String name) {
        Optional<InputStream> found = Optional.ofNullable(Page.class.getResourceAsStream(FOLDER + "/" + name));
        try (InputStream page =
                found.orElseThrow(() -> new IllegalStateException("the page " + name + " is missing"))) {
            return page.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
