package org.qizhong.service.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.Side;

/** A sheet as one web page that needs nothing else: no script, no picture, no second file. */
final class HtmlSheet {

    /** So many rounds look better one below the other than side by side. */
    private static final int FEW = 14;

    private final ScoreSheet sheet;
    private final Words words;
    private final Outline outline;
    private final StringBuilder out = new StringBuilder();

    private HtmlSheet(ScoreSheet sheet, Words words) {
        this.sheet = sheet;
        this.words = words;
        this.outline = new Outline(sheet, words);
    }

    static String write(ScoreSheet sheet, Words words) {
        HtmlSheet page = new HtmlSheet(sheet, words);
        page.head();
        page.header();
        page.result();
        page.moves();
        page.bothSides();
        page.log();
        page.signatures();
        page.add("</main>\n</body>\n</html>");
        return page.out.toString();
    }

    private void add(String line) {
        out.append(line).append('\n');
    }

    private static String style(String file) {
        try (InputStream css = HtmlSheet.class.getResourceAsStream("/console/css/" + file)) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** Text as markup; what a player is called is never markup. */
    private static String plain(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;")
                .replaceAll("\\p{Cntrl}", " ");
    }

    private String say(String key) {
        return plain(words.say(key));
    }

    private void head() {
        String names = outline.player(Side.RED).value() + " - "
                + outline.player(Side.BLACK).value();
        String title = names.equals(" - ") ? "" : " " + names;
        add("<!doctype html>");
        add("<html lang=\"" + words.language().tag() + "\">");
        add("<head>");
        add("<meta charset=\"utf-8\">");
        add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        add("<title>" + plain(words.say("sheet.title") + title) + "</title>");
        add("<style>");
        add(style("sheet.css"));
        add(style("sheet-sizes.css"));
        add("</style>");
        add("</head>");
        add("<body>");
        add("<main class=\"sheet\">");
    }

    private void header() {
        add("<header>");
        add("<h1>" + say("sheet.title") + "</h1>");
        add("<dl class=\"facts\">");
        outline.header()
                .forEach(field ->
                        add("<div><dt>" + plain(field.name()) + "</dt><dd>" + plain(field.value()) + "</dd></div>"));
        add("</dl>");
        add("<dl class=\"players\">");
        for (Side side : Side.values()) {
            Outline.Field player = outline.player(side);
            add("<div class=\"" + side.word() + "\"><dt>" + plain(player.name()) + "</dt><dd>" + plain(player.value())
                    + "</dd></div>");
        }
        add("</dl>");
        add("</header>");
    }

    private void result() {
        add("<section class=\"result\">");
        add("<h2>" + say("sheet.result") + "</h2>");
        add("<p class=\"outcome\">" + plain(outline.result()) + "</p>");
        outline.aboutTheResult().forEach(line -> add("<p>" + plain(line) + "</p>"));
        add("</section>");
    }

    private void moves() {
        boolean clocks = sheet.clocks().isPresent();
        add("<section class=\"moves\">");
        add("<h2>" + say("record.title") + "</h2>");
        List<Row> rows = Row.table(sheet);
        add("<div class=\"" + (rows.size() > FEW ? "columns" : "column") + "\">");
        add("<table class=\"" + (clocks ? "timed" : "untimed") + "\">");
        add("<thead><tr><th scope=\"col\" class=\"round\">" + say("record.round") + "</th>" + heading(Side.RED)
                + heading(Side.BLACK) + "</tr></thead>");
        add("<tbody>");
        for (Row row : rows) {
            switch (row) {
                case Row.Round round ->
                    add("<tr><th scope=\"row\" class=\"round\">" + round.number() + "</th>" + cells(round, Side.RED)
                            + cells(round, Side.BLACK) + "</tr>");
                case Row.Break(Note note) -> between(Times.moment(note.fact().at()) + " " + outline.tellAlone(note));
            }
        }
        sheet.doubt().ifPresent(doubt -> between(outline.doubt(doubt)));
        if (sheet.lines().isEmpty() && sheet.doubt().isEmpty()) {
            between(words.say("record.empty"));
        }
        add("</tbody>");
        add("</table>");
        add("</div>");
        legend();
        add("</section>");
    }

    private String heading(Side side) {
        String move = "<th scope=\"col\" class=\"" + side.word() + "\">" + plain(words.side(side)) + "</th>";
        return sheet.clocks().isEmpty()
                ? move
                : move + "<th scope=\"col\" class=\"time\">" + say("sheet.used")
                        + "</th><th scope=\"col\" class=\"time\">" + say("sheet.left") + "</th>";
    }

    private void between(String text) {
        add("<tr class=\"break\"><td colspan=\"" + (sheet.clocks().isPresent() ? 7 : 3) + "\">" + plain(text)
                + "</td></tr>");
    }

    private String cells(Row.Round round, Side side) {
        String none = sheet.clocks().isPresent() ? "<td></td><td></td><td></td>" : "<td></td>";
        return round.of(side).map(this::cells).orElse(none);
    }

    private String cells(Line line) {
        String move = "<span class=\"full\">" + plain(line.ply().chinese()) + "</span><span class=\"narrow\">"
                + plain(Sign.narrow(line, words.language())) + "</span>";
        String signs = Sign.beside(line).stream()
                .filter(sign -> sign != Sign.STRUCK)
                .map(sign -> "<abbr title=\"" + say(sign.key()) + "\">" + sign.letter() + "</abbr>")
                .collect(Collectors.joining());
        String kind = line.side().word() + (line.struck() ? " gone" : "");
        String cell = "<td class=\"" + kind + "\">" + (line.struck() ? "<s>" + move + "</s>" : move) + signs + "</td>";
        return sheet.clocks().isEmpty()
                ? cell
                : cell + time(line.used().map(Times::span)) + time(line.left().map(Times::clock));
    }

    private static String time(Optional<String> time) {
        return "<td class=\"time\">" + plain(time.orElse("")) + "</td>";
    }

    private void legend() {
        List<String> signs = Arrays.stream(Sign.values())
                .flatMap(sign -> sheet.lines().stream()
                        .filter(sign::standsBeside)
                        .findFirst()
                        .map(line -> example(sign, line) + " " + say(sign.key()))
                        .stream())
                .toList();
        if (!signs.isEmpty()) {
            add("<p class=\"legend\">" + String.join(" &nbsp; ", signs) + "</p>");
        }
    }

    private static String example(Sign sign, Line line) {
        return sign == Sign.STRUCK ? "<s>" + plain(line.ply().chinese()) + "</s>" : "<b>" + sign.letter() + "</b>";
    }

    private void bothSides() {
        add("<section class=\"both\">");
        add("<div>");
        add("<h2>" + say("sheet.summary") + "</h2>");
        add("<table>");
        add("<thead><tr><td></td><th scope=\"col\" class=\"red\">" + plain(words.side(Side.RED))
                + "</th><th scope=\"col\" class=\"black\">" + plain(words.side(Side.BLACK)) + "</th></tr></thead>");
        add("<tbody>");
        outline.summary()
                .forEach(pair -> add("<tr><th scope=\"row\">" + plain(pair.name()) + "</th><td>"
                        + plain(pair.values().red()) + "</td><td>"
                        + plain(pair.values().black()) + "</td></tr>"));
        add("</tbody>");
        add("</table>");
        add("</div>");
        add("<div>");
        add("<h2>" + say("sheet.fouls") + "</h2>");
        for (Side side : Side.values()) {
            add("<h3 class=\"" + side.word() + "\">" + plain(words.side(side)) + "</h3>");
            fouls(sheet.fouls(side));
        }
        add("</div>");
        add("</section>");
    }

    private void fouls(List<Note> fouls) {
        if (fouls.isEmpty()) {
            add("<p>" + say("word.none") + "</p>");
            return;
        }
        add("<ul>");
        fouls.forEach(foul -> add("<li>" + struck(foul, Times.moment(foul.fact().at()) + " " + outline.tellAlone(foul))
                + " <span class=\"clause\">" + plain(outline.clause(foul)) + "</span></li>"));
        add("</ul>");
    }

    private String struck(Note note, String text) {
        return note.struck() ? "<s>" + plain(text) + "</s> (" + say("sheet.struck") + ")" : plain(text);
    }

    private void log() {
        add("<section class=\"log\">");
        add("<h2>" + say("sheet.log") + "</h2>");
        add("<table>");
        add("<thead><tr>"
                + List.of("sheet.moment", "sheet.after", "sheet.event-text", "sheet.clause").stream()
                        .map(key -> "<th scope=\"col\">" + say(key) + "</th>")
                        .collect(Collectors.joining())
                + "</tr></thead>");
        add("<tbody>");
        sheet.notes()
                .forEach(note -> add("<tr><td class=\"time\">"
                        + Times.moment(note.fact().at())
                        + "</td><td class=\"time\">" + note.ply() + "</td><td>" + struck(note, outline.tellAlone(note))
                        + "</td><td class=\"clause\">" + plain(outline.clause(note)) + "</td></tr>"));
        add("</tbody>");
        add("</table>");
        add("<p class=\"legend\">" + say("sheet.moments") + "</p>");
        add("</section>");
    }

    private void signatures() {
        add("<section class=\"signatures\">");
        add("<h2>" + say("sheet.signatures") + "</h2>");
        add("<dl>");
        for (String name : List.of(words.side(Side.RED), words.side(Side.BLACK), words.say("sheet.arbiter"))) {
            add("<div><dt>" + plain(name) + "</dt><dd></dd></div>");
        }
        add("</dl>");
        add("<p>" + plain(outline.signed()) + "</p>");
        add("</section>");
    }
}
