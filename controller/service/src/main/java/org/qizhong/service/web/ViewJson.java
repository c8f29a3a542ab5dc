package org.qizhong.service.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.qizhong.service.live.Feed.Dated;

/** Writes views as JSON, each view once however many browsers it goes to. */
final class ViewJson {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new Jdk8Module()).build();

    private final Map<String, Written> written = new ConcurrentHashMap<>();

    private record Written(long number, String json) {

        private static Written of(Dated dated) {
            return new Written(dated.number(), text(dated.view()));
        }
    }

    String of(Dated dated) {
        Written now = written.compute(
                dated.view().boardId(),
                (_, last) -> last != null && last.number() == dated.number() ? last : Written.of(dated));
        return now.json();
    }

    static String text(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a view that is no JSON", e);
        }
    }
}
