/* EEPROM: starts are counted whatever happens, and what was set up is the old or the new, never a mixture. */
#include <string.h>

#include "test/bench.h"
#include "test/check.h"

static struct store store;

static void write_out(void) {
    while (store_writes(&store)) {
        store_turn(&store);
        bench.eeprom_busy = false;
    }
}

static void an_erased_board_starts_with_one(void) {
    bench_new(0);
    store_start(&store);
    EQUAL(1, store.boot);
    EQUAL(0, store.board);
    EQUAL(0, store.map);
    memset(bench.eeprom, 0, sizeof bench.eeprom);
    store_start(&store);
    EQUAL(1, store.boot);
}

static void every_start_has_a_number_of_its_own(void) {
    bench_new(0);
    for (uint32_t start = 1; start <= 1000; start++) {
        store_start(&store);
        EQUAL(start, store.boot);
    }
    for (uint16_t at = 0; at < HAL_EEPROM_BYTES; at++) {
        CHECK(bench.written[at] <= 64, "byte %u was written %u times", at, bench.written[at]);
    }
}

/* The power fails after any byte of any start. A start that nobody heard of may lose its number, another may not. */
static void power_that_fails_while_counting_repeats_no_number(void) {
    for (uint32_t bytes = 1; bytes < 40; bytes++) {
        bench_new(0);
        for (uint32_t start = 1; start <= 20; start++) {
            store_start(&store);
            uint32_t told = store.boot;
            bench.power = 1 + bytes % 9;
            store_start(&store);
            bench.power = 0;
            store_start(&store);
            CHECK(store.boot > told, "%u is told twice, after %u bytes", told, bytes);
        }
    }
}

static void a_worn_record_is_passed_over(void) {
    bench_new(0);
    store_start(&store);
    bench.eeprom[0] ^= 1;
    bench.eeprom[9] ^= 1;
    store_start(&store);
    EQUAL(1, store.boot);
    store_start(&store);
    EQUAL(2, store.boot);
}

static void what_was_set_up_is_known_after_a_start(void) {
    bench_new(0);
    store_start(&store);
    for (uint32_t i = 1; i <= 600; i++) {
        store_set_up(&store, 0x1122334455667700u + i, i);
        write_out();
        store_start(&store);
        EQUAL(0x1122334455667700u + i, store.board);
        EQUAL(i, store.map);
    }
}

static void the_same_again_is_not_written(void) {
    bench_new(0);
    store_start(&store);
    store_set_up(&store, 7, 9);
    write_out();
    store_set_up(&store, 7, 9);
    CHECK(!store_writes(&store), "it is written again");
}

static void power_that_fails_while_setting_up_leaves_the_old_or_the_new(void) {
    for (uint32_t bytes = 1; bytes <= SET_UP_BYTES + 1; bytes++) {
        bench_new(0);
        store_start(&store);
        for (uint64_t i = 1; i <= 6; i++) {
            store_set_up(&store, i << 33 | i, (uint32_t)i << 16);
            write_out();
        }
        bench.power = bytes;
        store_set_up(&store, (uint64_t)7 << 33 | 7, (uint32_t)7 << 16);
        write_out();
        bench.power = 0;
        store_start(&store);
        uint64_t found = store.board & 0xFF;
        CHECK(found == 6 || found == 7, "%u bytes: board %" PRIx64, bytes, store.board);
        EQUAL(found << 33 | found, store.board);
        EQUAL(found << 16, store.map);
    }
}

static const struct test tests[] = {
    {"store: an erased board starts with one", an_erased_board_starts_with_one},
    {"store: every start has a number of its own", every_start_has_a_number_of_its_own},
    {"store: power that fails while counting repeats no number", power_that_fails_while_counting_repeats_no_number},
    {"store: a worn record is passed over", a_worn_record_is_passed_over},
    {"store: what was set up is known after a start", what_was_set_up_is_known_after_a_start},
    {"store: the same again is not written", the_same_again_is_not_written},
    {"store: power that fails leaves the old or the new",
     power_that_fails_while_setting_up_leaves_the_old_or_the_new},
};

int main(void) {
    return RUN(tests);
}
