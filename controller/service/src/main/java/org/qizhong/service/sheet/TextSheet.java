package org.qizhong.service.sheet;

import static org.qizhong.service.sheet.Columns.left;
import static org.qizhong.service.sheet.Columns.right;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qizhong.service.sheet.Outline.Field;
import org.qizhong.service.sheet.Outline.Pair;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Side;

/** A sheet as plain text, eighty columns wide, for any printer. */
final class TextSheet {

    private static final String RULE = "-".repeat(Columns.PAGE);
    private static final String DOUBLE_RULE = "=".repeat(Columns.PAGE);
    private static final int HALF = Columns.PAGE / 2;
    private static final int NAME = 26;

    private final ScoreSheet sheet;
    private final Words words;
    private final Outline outline;
    private final List<String> out = new ArrayList<>();

    private TextSheet(ScoreSheet sheet, Words words) {
        this.sheet = sheet;
        this.words = words;
        this.outline = new Outline(sheet, words);
    }

    static String write(ScoreSheet sheet, Words words) {
        TextSheet text = new TextSheet(sheet, words);
        text.header();
        text.moves();
        text.summary();
        text.fouls();
        text.log();
        text.signatures();
        return text.out.stream()
                .map(line -> line.replaceAll("\\p{Cntrl}", " ").stripTrailing())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private void header() {
        out.add(Columns.centred(words.say("sheet.title")));
        out.add(DOUBLE_RULE);
        fields(outline.header());
        fields(List.of(outline.player(Side.RED), outline.player(Side.BLACK)));
        out.add("");
        wrap("", words.say("field", Map.of("name", words.say("sheet.result"), "value", outline.result())));
        outline.aboutTheResult().forEach(line -> wrap("  ", line));
    }

    /** Two fields a line where they fit. */
    private void fields(List<Field> fields) {
        String waiting = "";
        for (Field field : fields) {
            String text = words.say("field", Map.of("name", field.name(), "value", field.value()));
            boolean fits = !waiting.isEmpty() && Columns.width(text) <= HALF;
            if (fits) {
                out.add(left(waiting, HALF) + text);
                waiting = "";
            } else {
                flush(waiting);
                waiting = text;
            }
            if (Columns.width(waiting) >= HALF) {
                flush(waiting);
                waiting = "";
            }
        }
        flush(waiting);
    }

    private void flush(String waiting) {
        if (!waiting.isEmpty()) {
            wrap("", waiting);
        }
    }

    private void wrap(String indent, String text) {
        Columns.wrapped(text, Columns.PAGE - indent.length()).forEach(line -> out.add(indent + line));
    }

    private void title(String key) {
        out.add(RULE);
        out.add(words.say(key));
    }

    private void moves() {
        title("record.title");
        String side = words.say("record.round");
        out.add(left(side, 6) + heading(Side.RED) + "  " + heading(Side.BLACK));
        for (Row row : Row.table(sheet)) {
            switch (row) {
                case Row.Round round ->
                    out.add(right(round.number() + ".", 4) + "  " + cell(round.of(Side.RED)) + "  "
                            + cell(round.of(Side.BLACK)));
                case Row.Break(Note note) ->
                    wrap("      ", "-- " + Times.moment(note.fact().at()) + " " + outline.tellAlone(note));
            }
        }
        if (sheet.lines().isEmpty() && sheet.doubt().isEmpty()) {
            out.add("  " + words.say("record.empty"));
        }
        sheet.doubt().ifPresent(doubt -> wrap("      ", "-- " + outline.doubt(doubt)));
        legend();
    }

    private String heading(Side side) {
        String times = sheet.clocks().isEmpty()
                ? ""
                : right(words.say("sheet.used"), 7) + " " + right(words.say("sheet.left"), 8) + " ";
        return left(words.side(side), 16) + times + "   ";
    }

    private String cell(Optional<Line> line) {
        int times = sheet.clocks().isEmpty() ? 0 : 17;
        return line.map(this::cell).orElse(" ".repeat(19 + times));
    }

    private String cell(Line line) {
        String times = sheet.clocks().isEmpty()
                ? ""
                : right(line.used().map(Times::span).orElse(""), 7)
                        + " "
                        + right(line.left().map(Times::clock).orElse(""), 8)
                        + " ";
        String signs = Sign.beside(line).stream()
                .map(sign -> String.valueOf(sign.letter()))
                .collect(Collectors.joining());
        return left(line.ply().chinese(), 9) + left(Sign.narrow(line, words.language()), 7) + times + left(signs, 3);
    }

    private void legend() {
        String signs = Arrays.stream(Sign.values())
                .filter(sign -> sheet.lines().stream().anyMatch(sign::standsBeside))
                .map(sign -> sign.letter() + " " + words.say(sign.key()))
                .collect(Collectors.joining("  "));
        if (!signs.isEmpty()) {
            wrap("", words.say("field", Map.of("name", words.say("sheet.legend"), "value", signs)));
        }
    }

    private void summary() {
        title("sheet.summary");
        out.add(" ".repeat(NAME) + right(words.side(Side.RED), 12) + right(words.side(Side.BLACK), 12));
        for (Pair pair : outline.summary()) {
            out.add("  " + left(pair.name(), NAME - 2) + right(pair.values().red(), 12)
                    + right(pair.values().black(), 12));
        }
    }

    private void fouls() {
        title("sheet.fouls");
        for (Side side : Side.values()) {
            List<Note> fouls = sheet.fouls(side);
            out.add("  " + words.side(side) + (fouls.isEmpty() ? " " + words.say("word.none") : ""));
            fouls.forEach(foul -> wrap("    ", foul(foul)));
        }
    }

    private String foul(Note note) {
        return Times.moment(note.fact().at()) + "  " + told(note);
    }

    private String told(Note note) {
        return outline.tell(note) + (note.struck() ? " (" + words.say("sheet.struck") + ")" : "");
    }

    private void log() {
        title("sheet.log");
        out.add(left(words.say("sheet.moment"), 9) + right(words.say("sheet.after"), 4) + "  "
                + words.say("sheet.event-text"));
        for (Note note : sheet.notes()) {
            List<String> lines = Columns.wrapped(told(note), Columns.PAGE - 15);
            String first = left(Times.moment(note.fact().at()), 9) + right(String.valueOf(note.ply()), 4) + "  ";
            out.add(first + lines.getFirst());
            lines.stream().skip(1).forEach(line -> out.add(" ".repeat(15) + line));
        }
        wrap("", words.say("sheet.moments"));
    }

    private void signatures() {
        title("sheet.signatures");
        out.add("");
        out.add("");
        String line = "  ";
        for (String who : List.of(words.side(Side.RED), words.side(Side.BLACK), words.say("sheet.arbiter"))) {
            line += left(who + " " + "_".repeat(24 - Columns.width(who)), 26);
        }
        out.add(line);
        wrap("  ", outline.signed());
        out.add(DOUBLE_RULE);
    }
}
