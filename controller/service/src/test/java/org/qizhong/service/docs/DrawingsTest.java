package org.qizhong.service.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.bridge.wiring.WiringDrawing;
import org.qizhong.bridge.wiring.WiringException;
import org.qizhong.bridge.wiring.WiringReader;
import org.qizhong.service.house.House;
import org.qizhong.service.house.Source;

/** The drawings that documents show are those of the files; {@code -Ddocs.update} draws them anew. */
class DrawingsTest {

    static Stream<String> files() {
        return House.sources(".toml").stream().map(Source::file).filter(file -> file.startsWith("wiring/"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void every_drawing_is_that_of_its_file(String file) throws IOException, WiringException {
        Wiring wiring = WiringReader.read(file, Files.readAllBytes(House.root().resolve(file)));
        assertEquals("wiring/" + wiring.build() + ".toml", file);
        for (WiringDrawing.Side side : WiringDrawing.Side.values()) {
            String name = wiring.build() + "-" + side.name().toLowerCase(Locale.ROOT) + ".svg";
            Path drawing = House.root().resolve("docs/images/wiring").resolve(name);
            String fresh = WiringDrawing.of(wiring, side);
            if (System.getProperty("docs.update") != null) {
                Files.writeString(drawing, fresh);
            }
            assertEquals(fresh, Files.readString(drawing), name + " (./qizhong test -Ddocs.update draws it)");
        }
    }
}
