package org.qizhong.referee;

import java.util.LinkedHashMap;
import java.util.Map;

/** Fields of an alert or an info in the order in which they are printed. */
final class Evidence {

    private Evidence() {}

    static Map<String, Object> of(String first, Object firstValue, String second, Object secondValue) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(first, firstValue);
        fields.put(second, secondValue);
        return fields;
    }
}
