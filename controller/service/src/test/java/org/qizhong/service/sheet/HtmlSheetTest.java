package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.qizhong.service.words.Language;
import org.qizhong.service.words.Words;

/** The page to print and sign. */
class HtmlSheetTest {

    private static final Pattern TAG = Pattern.compile("<(/?)([a-z0-9]+)[^>]*>");
    private static final Pattern COLOUR = Pattern.compile("(?m)^  (--(?:paper|card|ink|muted|line|red|black): .*;)$");
    private static final Set<String> ALONE = Set.of("meta");

    private static final String HEADER = "red <script>alert(1)</script>\nblack O'Hara & \"Söhne\"\ntime 10m\n";

    private static String page(Language language) {
        ScoreSheet sheet = Sheets.of(
                HEADER,
                Sheets.OPENING + "21 foul red HOUSE:phone\n22 pardon red HOUSE:phone\n"
                        + "25 rewind 2 h0\n26 lift h9\n27 place i9\n28 lift g2\n29 place h0\n30 resign red\n31 sign\n");
        return SheetFormat.HTML.write(sheet, Words.in(language));
    }

    @ParameterizedTest
    @EnumSource
    void what_opens_closes(Language language) {
        Deque<String> open = new ArrayDeque<>();
        for (MatchResult tag : TAG.matcher(page(language)).results().toList()) {
            if (tag.group(1).isEmpty() && !ALONE.contains(tag.group(2))) {
                open.push(tag.group(2));
            } else if (!ALONE.contains(tag.group(2))) {
                assertEquals(open.pop(), tag.group(2), () -> "in " + open);
            }
        }
        assertEquals(List.of(), List.copyOf(open));
    }

    @Test
    void what_a_player_is_called_is_no_markup() {
        String page = page(Language.EN);
        assertTrue(page.contains("<dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>"), page);
        assertTrue(page.contains("<dd>O&#39;Hara &amp; &quot;Söhne&quot;</dd>"), page);
    }

    @ParameterizedTest
    @EnumSource
    void it_needs_no_script_and_nothing_else_from_anywhere(Language language) {
        String page = page(language).toLowerCase(Locale.ROOT);
        for (String foreign :
                List.of("<script", "<link", "<img", "<iframe", "url(", "@import", "http:", "https:", "src=")) {
            assertFalse(page.contains(foreign), foreign);
        }
    }

    @Test
    void moves_that_were_taken_back_and_fouls_that_were_pardoned_are_struck() {
        String page = page(Language.ZH);
        assertTrue(
                page.contains("<td class=\"red gone\"><s><span class=\"full\">马二进三</span>"
                        + "<span class=\"narrow\">马23</span></s></td>"),
                page);
        assertTrue(page.contains("<s>0:00:21 红方犯规，累计 1 次</s> (不再有效)"), page);
        assertTrue(page.contains("<p>已于 0:00:31 签字确认</p>"), page);
    }

    /** A sheet beside the console should look like its page. */
    @Test
    void it_wears_the_consoles_colours() {
        Set<String> console = colours("base.css");
        assertEquals(7, colours("sheet.css").size());
        assertTrue(console.containsAll(colours("sheet.css")), () -> colours("sheet.css") + " are not of " + console);
    }

    private static Set<String> colours(String file) {
        try (InputStream css = HtmlSheetTest.class.getResourceAsStream("/console/css/" + file)) {
            Matcher found = COLOUR.matcher(new String(css.readAllBytes(), StandardCharsets.UTF_8));
            return found.results().map(colour -> colour.group(1)).collect(Collectors.toSet());
        } catch (IOException e) {
            throw new IllegalStateException(file, e);
        }
    }
}
