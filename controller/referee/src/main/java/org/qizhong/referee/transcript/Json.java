package org.qizhong.referee.transcript;

import java.util.Collection;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import org.qizhong.referee.input.GameTime;

/**
 * Writes values as JSON (RFC 8259) in one line: the same value always gives the same bytes, which is what a contract
 * of bytes needs and a general library does not promise.
 */
final class Json {

    private final StringBuilder out = new StringBuilder();

    private Json() {}

    /** An object with the fields in the map's order. */
    static String object(Map<String, ?> fields) {
        Json json = new Json();
        json.writeObject(fields);
        return json.out.toString();
    }

    private void write(Object value) {
        switch (value) {
            case Map<?, ?> map -> writeObject(map);
            case Collection<?> list -> writeArray(list.iterator());
            case Boolean bool -> out.append(bool);
            case Integer number -> out.append(number);
            case GameTime time -> out.append(time);
            case java.time.Duration duration -> out.append(GameTime.seconds(duration.toNanos() / 1000));
            default -> writeString(value.toString());
        }
    }

    private void writeObject(Map<?, ?> fields) {
        out.append('{');
        boolean first = true;
        for (Map.Entry<?, ?> field : fields.entrySet()) {
            out.append(first ? "" : ",");
            writeString(field.getKey().toString());
            out.append(':');
            write(field.getValue());
            first = false;
        }
        out.append('}');
    }

    private void writeArray(Iterator<?> values) {
        out.append('[');
        while (values.hasNext()) {
            write(values.next());
            out.append(values.hasNext() ? "," : "");
        }
        out.append(']');
    }

    private void writeString(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            switch (sign) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(sign < ' ' ? String.format(Locale.ROOT, "\\u%04x", (int) sign) : sign);
            }
        }
        out.append('"');
    }
}
