package org.qizhong.xiangqi.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Turns the bytes of a text file into text. */
final class Texts {

    /** UTF-8 first: hardly a text in GB18030 is valid UTF-8 by chance, but many the other way round. */
    private static final List<Charset> CHARSETS = List.of(StandardCharsets.UTF_8, Charset.forName("GB18030"));

    private static final String BYTE_ORDER_MARK = "\ufeff";

    private Texts() {}

    /** The text in the first encoding that fits all the bytes, or nothing. */
    static Optional<String> decode(byte[] bytes) {
        return CHARSETS.stream()
                .flatMap(charset -> decode(bytes, charset).stream())
                .findFirst();
    }

    /** The text, which a reader needs. */
    static String decode(String fileName, byte[] bytes) {
        return decode(bytes)
                .orElseThrow(() ->
                        new RecordException(fileName, List.of(new RecordFlaw(0, "is neither UTF-8 nor GB18030 text"))));
    }

    private static Optional<String> decode(byte[] bytes, Charset charset) {
        try {
            // A new decoder reports what does not fit where String would replace it.
            String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return Optional.of(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }
}
