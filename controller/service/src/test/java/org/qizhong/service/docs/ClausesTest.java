package org.qizhong.service.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.service.clauses.ClauseBook;
import org.qizhong.service.clauses.ClauseText;
import org.qizhong.service.clauses.Standing;
import org.qizhong.service.house.House;
import org.qizhong.service.house.Source;

/** What we claim of a clause is shown by a test, and what we do not claim has a reason. */
class ClausesTest {

    private static final Pattern QUOTED = Pattern.compile("\"((?:CXA2011|CXA1999|CLUB|HOUSE):[A-Za-z0-9.-]+)\"");

    private static final List<ClauseTag> TAGS =
            ClauseTag.all().stream().filter(ClauseTag::isOfARuleBook).toList();

    private static final Set<String> TESTED =
            TAGS.stream().map(ClauseTag::clause).collect(Collectors.toSet());

    private final ClauseBook book = ClauseBook.load();

    @Test
    void what_the_device_decides_is_tested() {
        assertTrue(TESTED.size() > 50, TESTED::toString);
        assertNone(text -> text.standing() == Standing.DECIDED && !isTested(text));
    }

    @Test
    void what_is_not_tested_has_a_reason() {
        assertNone(text -> text.reason().isEmpty() && !isTested(text));
        assertNone(text -> text.reason().isEmpty() != (text.standing() == Standing.DECIDED));
    }

    @Test
    void every_tag_names_a_clause() {
        assertEquals(
                List.of(),
                TAGS.stream()
                        .filter(tag -> book.find(new Clause(tag.clause())).isEmpty())
                        .toList());
    }

    @Test
    void every_clause_that_a_rule_book_may_quote_is_known() {
        Stream<Clause> quoted = RuleBooks.ALL.stream()
                .flatMap(rules -> Stream.concat(
                        Stream.of(Reason.values()).map(rules::clause),
                        Stream.of(Topic.values()).map(rules::clause)));
        assertKnown(quoted);
    }

    @Test
    void every_clause_that_stands_in_the_program_is_known() {
        assertKnown(House.sources(".java").stream()
                .filter(source -> source.file().contains("/src/main/"))
                .map(Source::text)
                .flatMap(text -> QUOTED.matcher(text).results())
                .map(found -> new Clause(found.group(1))));
    }

    @Test
    void every_clause_says_one_thing_in_both_languages() {
        assertNone(text -> !text.english().matches("[A-Z0-9][^\t|]{10,139}\\."));
        assertNone(text -> !text.chinese().matches("[\\p{IsHan}][^\t|]{3,59}。"));
    }

    private void assertKnown(Stream<Clause> clauses) {
        assertEquals(
                List.of(),
                clauses.filter(clause -> book.find(clause).isEmpty()).distinct().toList());
    }

    private boolean isTested(ClauseText text) {
        return TESTED.contains(text.clause().id());
    }

    private void assertNone(Predicate<ClauseText> wrong) {
        assertEquals(
                List.of(),
                book.all().stream().filter(wrong).map(ClauseText::clause).toList());
    }
}
