package org.qizhong.service.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextRulesTest {
    @Test
    void three_hundred_lines_are_the_most() {
        assertEquals(List.of(), rules("a.c", "x\n".repeat(300)));
        assertEquals(List.of("more than 300 lines"), rules("a.c", "x\n".repeat(301)));
    }

    @Test
    void a_chinese_character_is_one_column_even_outside_the_basic_plane() {
        assertEquals(List.of(), rules("A.java", "炮".repeat(120)));
        assertEquals(List.of(), rules("A.java", "𠀀".repeat(120)));
        assertEquals(List.of("wider than 120 columns"), rules("A.java", "炮".repeat(121)));
    }

    @Test
    void a_note_to_oneself_is_found_but_not_inside_a_word() {
        assertEquals(List.of("unfinished"), rules("A.java", "// " + "TO" + "DO: flags"));
        assertEquals(List.of(), rules("A.java", "int " + "XX" + "XL;"));
    }

    @Test
    void markup_from_strings_is_found_in_scripts_only() {
        String line = "node.inner" + "HTML = name";
        assertEquals(List.of(".inner" + "HTML"), rules("a.js", line));
        assertEquals(List.of(), rules("A.java", line));
    }

    @Test
    void a_document_has_one_title_and_code_is_not_counted() {
        assertEquals(List.of(), TextRules.titles(new Source("a.md", "# One\n\n```\n# a comment\n```\n\n## Two\n")));
        assertEquals(1, TextRules.titles(new Source("a.md", "# One\n# Two\n")).size());
        assertEquals(1, TextRules.titles(new Source("a.md", "no title\n")).size());
    }

    private static List<String> rules(String file, String text) {
        return TextRules.of(new Source(file, text)).stream().map(Finding::rule).toList();
    }
}
