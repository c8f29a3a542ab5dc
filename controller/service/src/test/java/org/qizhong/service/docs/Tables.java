package org.qizhong.service.docs;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qizhong.referee.clock.Preset;
import org.qizhong.referee.clock.Presets;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.rulebook.Duties.Unrecorded;
import org.qizhong.referee.rulebook.Level;
import org.qizhong.referee.rulebook.RuleBook;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.simulator.Behaviour;
import org.qizhong.simulator.Case;
import org.qizhong.simulator.Soak;

/**
 * Tables that the program knows better than a writer does. A document has them between {@code <!-- table: NAME -->}
 * and {@code <!-- end -->}; their last column says what a row is about, is written by hand, and is kept.
 */
final class Tables {

    private static final Pattern TABLE = Pattern.compile("(?s)<!-- table: ([a-z]+)( [A-Z0-9]+)? -->\n.*?<!-- end -->");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([^`]+)` \\|.*\\| ([^|]*) \\|$");

    private final Map<String, String> meanings = new TreeMap<>();

    private Tables(String written) {
        ROW.matcher(written).results().forEach(row -> meanings.put(row.group(1), row.group(2)));
    }

    /** The document with its tables as they should be. */
    static Document fresh(Document document) {
        String text = TABLE.matcher(document.text()).replaceAll(found -> {
            Stream<String> lines = switch (found.group(1)) {
                case "clauses" -> ClauseTables.of(found.group(2).strip());
                case "standing" -> ClauseTables.summary();
                default -> new Tables(found.group()).named(found.group(1));
            };
            String first = found.group().lines().findFirst().orElseThrow();
            return Matcher.quoteReplacement(first + "\n" + lines.collect(joining("\n")) + "\n<!-- end -->");
        });
        return new Document(document.file(), List.of(text.split("\n", -1)));
    }

    private Stream<String> named(String name) {
        Stream<String> rows = switch (name) {
            case "reason" ->
                books(Reason.values(), (reason, book) -> book.clause(reason).id());
            case "topic" ->
                books(Topic.values(), (topic, book) -> book.clause(topic).id());
            case "level" ->
                books(Level.values(), (level, book) -> word(book.illegalMove().get(level)));
            case "duty" -> duties();
            case "behaviour" -> Arrays.stream(Behaviour.values()).map(this::behaviour);
            case "case" -> Arrays.stream(Case.values()).map(one -> row(one.word(), " | " + word(one.kind()) + " |"));
            case "preset" -> Presets.ALL.stream().map(this::preset);
            default -> throw new IllegalArgumentException("there is no table " + name);
        };
        List<String> columns = columns(name);
        String head = "| " + name + cells(columns, column -> column) + " what it is |";
        String line = "|---|" + "---|".repeat(columns.size()) + "---|";
        return Stream.concat(Stream.of(head, line), rows);
    }

    private static List<String> columns(String name) {
        return switch (name) {
            case "preset" -> List.of("中文", "control", "source");
            case "case" -> List.of("kind");
            case "behaviour" ->
                Soak.STYLES.stream().map(style -> "`" + style.name() + "`").toList();
            default ->
                RuleBooks.ALL.stream().map(book -> "`" + book.name() + "`").toList();
        };
    }

    /** What a cell of a rule book's column says of a row's constant. */
    @FunctionalInterface
    private interface Cell<T> {
        String of(T constant, RuleBook book);
    }

    private <T extends Enum<T>> Stream<String> books(T[] constants, Cell<T> cell) {
        return Arrays.stream(constants).map(constant -> book(word(constant), book -> cell.of(constant, book)));
    }

    private Stream<String> duties() {
        return Stream.of(
                book("press-before-move", book -> yes(book.duties().pressBeforeMoveIsFoul())),
                book("own-touch", book -> yes(book.duties().ownTouchBinds())),
                book("offers-lead", book -> number(book.duties().offersMayLeadBy())),
                book("offers-alternate", book -> yes(book.duties().offersAlternate())),
                book("claims", book -> yes(book.duties().claims().exist())),
                book("second-claim", book -> yes(book.duties().secondLoses().containsKey(Topic.FALSE_CLAIM))),
                book("claim-penalty", book -> book.duties().claims().penalty().toMinutes() + " min"),
                book("unrecorded", book -> missing(book.duties().unrecorded())));
    }

    private String book(String key, Function<RuleBook, String> cell) {
        return row(key, cells(RuleBooks.ALL, cell));
    }

    private String behaviour(Behaviour behaviour) {
        return row(word(behaviour), cells(Soak.STYLES, style -> style.rate(behaviour) + " %"));
    }

    /** A preset knows its own words; a bar in its control would end the cell. */
    private String preset(Preset preset) {
        meanings.put(preset.name(), preset.english());
        String others =
                String.join(", ", preset.names().subList(1, preset.names().size()));
        String control = "`" + preset.control().replace("|", "\\|") + "`";
        return row(preset.name(), cells(List.of(others, control, preset.source()), cell -> cell));
    }

    private String row(String key, String cells) {
        return "| `" + key + "`" + cells + " " + meanings.getOrDefault(key, "") + " |";
    }

    private static <T> String cells(List<T> columns, Function<T, String> cell) {
        return " | " + String.join(" | ", columns.stream().map(cell).toList()) + " |";
    }

    private static String missing(Unrecorded unrecorded) {
        if (unrecorded.each() > 0) {
            return "each " + unrecorded.each();
        }
        List<String> steps = unrecorded.steps().stream().map(String::valueOf).toList();
        return steps.isEmpty() ? "none" : "at " + String.join(", ", steps);
    }

    private static String yes(boolean is) {
        return is ? "yes" : "no";
    }

    private static String number(int most) {
        return most == Integer.MAX_VALUE ? "any" : String.valueOf(most);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
