package org.qizhong.service.docs;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.qizhong.service.clauses.ClauseBook;
import org.qizhong.service.clauses.ClauseText;
import org.qizhong.service.clauses.Standing;

/** The tables of the page of clauses: what each one says, who decides by it, and the tests that bear its name. */
final class ClauseTables {

    private static final int METHODS_IN_FULL = 3;
    private static final String UP = "../../";
    private static final ClauseBook BOOK = ClauseBook.load();
    private static final Map<String, List<ClauseTag>> TESTS = ClauseTag.all().stream()
            .collect(groupingBy(ClauseTag::clause, LinkedHashMap::new, java.util.stream.Collectors.toList()));

    private ClauseTables() {}

    /** Every clause of one document. */
    static Stream<String> of(String document) {
        return Stream.concat(
                Stream.of("| clause | who decides | what it says | 条文大意 | tests |", "|---|---|---|---|---|"),
                BOOK.of(document).stream().map(ClauseTables::row));
    }

    private static String row(ClauseText text) {
        String who = text.standing().word() + (text.reason().isEmpty() ? "" : ": " + text.reason());
        return "| `" + text.clause() + "` | " + who + " | " + text.english() + " | " + text.chinese() + " | "
                + tests(TESTS.getOrDefault(text.clause().id(), List.of())) + " |";
    }

    private static String tests(List<ClauseTag> tags) {
        boolean inFull = tags.size() <= METHODS_IN_FULL;
        return tags.stream()
                .collect(groupingBy(ClauseTag::file, LinkedHashMap::new, java.util.stream.Collectors.toList()))
                .values()
                .stream()
                .map(ofOneFile -> inFull ? withMethods(ofOneFile) : counted(ofOneFile))
                .collect(joining("; "));
    }

    private static String withMethods(List<ClauseTag> tags) {
        String methods = tags.stream()
                .flatMap(tag -> tag.method().stream())
                .map(method -> "`" + method + "`")
                .collect(joining(", "));
        return link(tags.getFirst()) + (methods.isEmpty() ? "" : ": " + methods);
    }

    private static String counted(List<ClauseTag> tags) {
        return link(tags.getFirst()) + (tags.size() > 1 ? " × " + tags.size() : "");
    }

    private static String link(ClauseTag tag) {
        return "[" + tag.type() + "](" + UP + tag.file() + ")";
    }

    /** How many clauses of each document are decided by whom. */
    static Stream<String> summary() {
        return Stream.concat(
                Stream.of("| document | decided | helped | outside | all |", "|---|---|---|---|---|"),
                ClauseBook.DOCUMENTS.stream().map(ClauseTables::counts));
    }

    private static String counts(String document) {
        List<ClauseText> clauses = BOOK.of(document);
        String counts = Stream.of(Standing.values())
                .map(standing -> String.valueOf(clauses.stream()
                        .filter(text -> text.standing() == standing)
                        .count()))
                .collect(joining(" | "));
        return "| `" + document + "` | " + counts + " | " + clauses.size() + " |";
    }
}
