package org.qizhong.service.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.rulebook.Settings;

class OpeningTest {

    @ParameterizedTest
    @CsvSource({"Table 1, table-1", "第一台, 第一台", "' A/B ', a-b", "'?', board", "../etc, etc"})
    void a_name_becomes_part_of_an_address(String name, String id) {
        assertEquals(id, Opening.named(name, Settings.DEFAULT, Speed.REAL).id());
    }

    @ParameterizedTest
    @CsvSource({"20, 20000", "0.5, 500", "1000, 1000000", "1, 1000"})
    void a_speed_is_a_factor(String text, int thousandths) {
        assertEquals(thousandths, Speed.parse(text).thousandths());
        assertEquals(text, Speed.parse(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "fast", "1001", "1e3", "0.0001"})
    void anything_else_is_refused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Speed.parse(text));
    }

    @Test
    void years_at_full_speed_do_not_overflow() {
        long year = 365L * 24 * 3600 * 1_000_000_000L;
        assertEquals(year, new Speed(1_000_000).gameMicros(year));
    }
}
