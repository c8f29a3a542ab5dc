package org.qizhong.service.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;

/** What is remembered of a board that somebody tries out. */
class CensusTest {

    private static final Channel ONE = new Channel(1);
    private Census census = Census.EMPTY;

    @Test
    void changes_are_counted_and_those_quicker_than_a_hand_apart() {
        changed(0, 1, 0);
        changed(1_000_000, 0, 0);
        changed(1_000_000 + Census.QUICK, 1, 0);
        changed(1_000_000 + 2 * Census.QUICK - 1, 0, 0);
        assertEquals(4, census.line(ONE).changes());
        assertEquals(1, census.line(ONE).quick());
        assertEquals(0, census.line(ONE).level());
    }

    @Test
    void lateness_is_from_the_stamp_to_the_ear() {
        for (int i = 1; i <= 100; i++) {
            changed(i * 100_000L, i % 2, i * 10L);
        }
        assertEquals(510, census.lateness(500));
        assertEquals(1000, census.lateness(999));
        assertEquals(1000, census.lateness(1000));
    }

    @Test
    void nothing_heard_is_no_lateness() {
        assertEquals(0, Census.EMPTY.lateness(500));
    }

    @Test
    void the_whole_board_says_also_what_is_not_there() {
        changed(0, 1, 0);
        census = census.heard(new Signal.Whole(5, new TreeMap<>(Map.of(new Channel(2), 1))), 5);
        assertEquals(0, census.line(ONE).level());
        assertEquals(1, census.line(new Channel(2)).level());
        assertEquals(1, census.line(ONE).changes(), "nobody touched it");
    }

    @Test
    void a_button_stays_as_it_is_when_the_sensors_tell_all() {
        census = census.heard(new Signal.Changed(0, Channel.RED_PRESS, 1), 0);
        census = census.heard(new Signal.Whole(5, new TreeMap<>()), 5);
        assertEquals(1, census.line(Channel.RED_PRESS).level());
    }

    @Test
    void a_channel_that_is_not_relied_on_says_so_until_it_is() {
        census = census.heard(new Signal.Health(1, ONE, false), 1);
        assertFalse(census.line(ONE).works());
        census = census.heard(new Signal.Health(2, ONE, true), 2);
        assertTrue(census.line(ONE).works());
    }

    @Test
    void only_the_latest_news_are_kept() {
        for (int i = 0; i < 3 * Census.KEPT_NEWS; i++) {
            census = census.heard(new Signal.Notice(i, "news " + i, Optional.empty()), i);
        }
        assertEquals(Census.KEPT_NEWS, census.news().size());
        assertEquals("news " + (3 * Census.KEPT_NEWS - 1), census.news().getLast());
        census = census.heard(new Signal.Link(99, true), 99);
        assertTrue(census.up());
        assertEquals(List.of("the board is there"), census.news().subList(Census.KEPT_NEWS - 1, Census.KEPT_NEWS));
    }

    private void changed(long micros, int level, long late) {
        census = census.heard(new Signal.Changed(micros, ONE, level), micros + late);
    }
}
