package org.qizhong.referee.transcript;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptException.Fault;

/** Reads a transcript: a header, a line {@code ---}, then one event a line. */
public final class TranscriptReader {

    private static final String DIVIDER = "---";
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*$");

    private final List<Fault> faults = new ArrayList<>();
    private final HeaderReader header = new HeaderReader();
    private final List<Input> inputs = new ArrayList<>();
    private Optional<Settings> settings = Optional.empty();
    private boolean ended;

    private TranscriptReader() {}

    /**
     * Reads a whole transcript.
     *
     * @param bytes UTF-8 text
     * @throws TranscriptException with every fault, each with its line
     */
    public static Transcript read(byte[] bytes) throws TranscriptException {
        return new TranscriptReader().readLines(decode(bytes).split("\n", -1));
    }

    /**
     * The settings that header lines alone give: for a configuration, or for a command's options.
     *
     * @throws TranscriptException with every fault, lines counted from 1
     */
    public static Settings settings(List<String> headerLines) throws TranscriptException {
        TranscriptReader reader = new TranscriptReader();
        List<String> lines = new ArrayList<>(headerLines);
        lines.add(DIVIDER);
        return reader.readLines(lines.toArray(String[]::new)).settings();
    }

    /** Decodes strictly: a byte that is no UTF-8 is a fault of its line, not a question mark in the record. */
    private static String decode(byte[] bytes) throws TranscriptException {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        if (result.isError()) {
            int line = 1;
            for (int i = 0; i < in.position(); i++) {
                line += bytes[i] == '\n' ? 1 : 0;
            }
            throw new TranscriptException(List.of(new Fault(line, "this line is not UTF-8 text")));
        }
        String text = out.flip().toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private Transcript readLines(String[] lines) throws TranscriptException {
        for (int i = 0; i < lines.length; i++) {
            String line =
                    COMMENT.matcher(lines[i].replace("\r", "")).replaceFirst("").strip();
            if (!line.isEmpty()) {
                read(i + 1, line);
            }
        }
        if (settings.isEmpty()) {
            faults.add(new Fault(lines.length, "the line --- that divides the header from the events is missing"));
        }
        faults.addAll(header.faults());
        if (!faults.isEmpty()) {
            faults.sort(Comparator.comparingInt(Fault::line));
            throw new TranscriptException(faults);
        }
        return new Transcript(settings.orElseThrow(), inputs);
    }

    private void read(int number, String line) {
        try {
            if (settings.isPresent()) {
                readEvent(line);
            } else if (line.equals(DIVIDER)) {
                settings = Optional.of(header.settings());
            } else {
                header.read(number, line);
            }
        } catch (IllegalArgumentException e) {
            faults.add(new Fault(number, e.getMessage()));
        }
    }

    private void readEvent(String line) {
        if (ended) {
            throw new IllegalArgumentException("nothing may follow the line with end");
        }
        EventReader event = new EventReader(line, settings.orElseThrow().sensors());
        Input input = event.read();
        GameTime before = inputs.isEmpty() ? GameTime.ZERO : inputs.getLast().at();
        if (input.at().isBefore(before)) {
            throw new IllegalArgumentException(
                    "the time " + input.at() + " lies before that of the event above, " + before);
        }
        inputs.add(input);
        ended = event.isEnd();
    }
}
