package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnsTest {

    @ParameterizedTest
    @CsvSource({"abc,3", "炮二平五,8", "马8进7,6", "（红）,6", "é,1", "e\u0301,1", "😀,2", "'',0"})
    void a_chinese_character_is_as_wide_as_two_letters(String text, int width) {
        assertEquals(width, Columns.width(text));
    }

    @Test
    void text_is_padded_to_its_width() {
        assertEquals("红方  |", Columns.left("红方", 6) + "|");
        assertEquals("  红方|", Columns.right("红方", 6) + "|");
        assertEquals("红方|", Columns.left("红方", 2) + "|", "what is too long is not cut");
    }

    @Test
    void lines_break_at_spaces_and_between_characters_but_not_before_punctuation() {
        assertEquals(List.of("one two", "three"), Columns.wrapped("one two three", 9));
        assertEquals(List.of("红方犯规", "累计一次"), Columns.wrapped("红方犯规累计一次", 9));
        assertEquals(List.of("红方犯", "规，累"), Columns.wrapped("红方犯规，累", 8));
        assertEquals(List.of("Red wins", "[竞赛]"), Columns.wrapped("Red wins [竞赛]", 9));
    }

    @Test
    void what_is_too_long_for_any_line_is_cut() {
        assertEquals(List.of("aaaaaaaa", "a"), Columns.wrapped("a".repeat(9), 8));
    }
}
