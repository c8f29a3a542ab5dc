package org.qizhong.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one line of JSON (RFC 8259) strictly: what the referee prints has to be JSON, and no key may come twice. */
public final class JsonText {

    private final String text;
    private int at;

    private JsonText(String text) {
        this.text = text;
    }

    /** An object's fields in their order: texts, numbers as they are written, lists, maps. */
    public static Map<String, Object> object(String line) {
        JsonText json = new JsonText(line);
        Map<String, Object> fields = json.object();
        if (json.at != line.length()) {
            throw json.unexpected();
        }
        return fields;
    }

    private Object value() {
        return switch (text.charAt(at)) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> fields = new LinkedHashMap<>();
        take('{');
        while (!ends('}', fields.isEmpty())) {
            String key = string();
            take(':');
            if (fields.put(key, value()) != null) {
                throw new IllegalArgumentException("the key " + key + " twice in " + text);
            }
        }
        return fields;
    }

    private List<Object> list() {
        List<Object> values = new ArrayList<>();
        take('[');
        while (!ends(']', values.isEmpty())) {
            values.add(value());
        }
        return values;
    }

    /** Whether the list ends here; if not, the comma before its next value is taken. */
    private boolean ends(char end, boolean first) {
        if (text.charAt(at) == end) {
            at++;
            return true;
        }
        if (!first) {
            take(',');
        }
        return false;
    }

    private String string() {
        take('"');
        StringBuilder out = new StringBuilder();
        while (text.charAt(at) != '"') {
            char sign = text.charAt(at++);
            if (sign < ' ') {
                throw unexpected();
            }
            out.append(sign == '\\' ? escaped() : sign);
        }
        at++;
        return out.toString();
    }

    private char escaped() {
        char sign = text.charAt(at++);
        if (sign == 'u') {
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int index = "\"\\/bfnrt".indexOf(sign);
        if (index < 0) {
            throw unexpected();
        }
        return "\"\\/\b\f\n\r\t".charAt(index);
    }

    /** A number or a constant, kept as it is written. */
    private String word() {
        int from = at;
        while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(from, at);
        if (!word.matches("true|false|-?(0|[1-9][0-9]*)(\\.[0-9]*[1-9])?")) {
            throw unexpected();
        }
        return word;
    }

    private void take(char expected) {
        if (at >= text.length() || text.charAt(at) != expected) {
            throw unexpected();
        }
        at++;
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("no JSON at column " + at + ": " + text);
    }
}
