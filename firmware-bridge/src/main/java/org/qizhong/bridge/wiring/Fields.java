package org.qizhong.bridge.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.bridge.toml.Section;

/** The kinds of values that wiring files have. After a fault a value is anything: the file is refused as a whole. */
final class Fields {

    static final Pin ANY = new Pin(Host.PI, 0);

    private final Section section;

    Fields(Section section) {
        this.section = section;
    }

    String text(String key) {
        return need(key, section.text(key)).orElse("");
    }

    int number(String key, int least, int most) {
        long unsaid = least - 1L;
        long found = section.number(key, least, most, unsaid);
        if (found == unsaid) {
            need(key, Optional.empty());
        }
        return (int) Math.max(found, least);
    }

    int thousandths(String key) {
        return need(key, section.thousandths(key)).orElse(0);
    }

    Pin pin(String key) {
        return need(key, section.text(key)).map(text -> pin(key, text)).orElse(ANY);
    }

    List<Pin> pins(String key) {
        List<Pin> pins = new ArrayList<>();
        section.texts(key).forEach(text -> pins.add(pin(key, text)));
        return pins;
    }

    private Pin pin(String key, String text) {
        Optional<Pin> pin = Pin.parse(text);
        if (pin.isEmpty()) {
            section.refuse(key, "\"" + text + "\" is no pin: write GPIO17 for a Pi's, D22 or A0 for a Mega's");
        }
        return pin.orElse(ANY);
    }

    /** One of the constants, written in small letters. */
    <E extends Enum<E>> E word(String key, E[] constants) {
        Optional<String> text = need(key, section.text(key));
        Optional<E> found = Stream.of(constants)
                .filter(constant -> text.filter(word(constant)::equals).isPresent())
                .findFirst();
        if (text.isPresent() && found.isEmpty()) {
            List<String> words = Stream.of(constants).map(Fields::word).toList();
            section.refuse(key, "\"" + text.get() + "\" is none of " + String.join(", ", words));
        }
        return found.orElse(constants[0]);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** What is written wrongly was refused already; what is not written at all is refused here. */
    private <T> Optional<T> need(String key, Optional<T> value) {
        if (value.isEmpty() && !section.keys().contains(key)) {
            section.refuse("", key + " is missing");
        }
        return value;
    }
}
