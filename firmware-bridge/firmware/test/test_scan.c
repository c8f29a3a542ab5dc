/* The scan: noise, the chain's test pattern, tag readers, and what the first look believes. */
#include <string.h>

#include "test/bench.h"
#include "test/check.h"

#define START ((uint32_t)-100000)
#define SENSOR 44
#define PRESS 96

static struct scan scan;
static struct ring ring;
static uint32_t now;

static void begin(void) {
    bench_new(START);
    now = START;
    ring_start(&ring);
    scan_start(&scan, bench.pins, bench.buttons, now);
}

/* One scan a millisecond. */
static void scans(unsigned count) {
    while (count-- > 0) {
        uint8_t byte;
        now += SCAN_TICKS;
#if SENSORS == IDENTITY
        bench_level(POINTS - 1, 0);
#endif
        while (hal_tag(&byte)) {
            scan_heard(&scan, byte, &ring, now);
        }
        scan_take(&scan, bench.pins, bench.buttons, &ring, now);
    }
}

static uint8_t level(uint8_t channel) {
    uint8_t levels[LEVEL_BYTES];
    scan_levels(&scan, levels);
    return (uint8_t)((levels[channel * BITS / 8] >> (channel * BITS % 8)) & ((1 << BITS) - 1));
}

/* The event of that number, or one that fits nothing. */
static struct event event(uint32_t number) {
    struct event none = {0, 0, NO_CHANNEL - 1, 0};
    return number < ring.next ? *ring_at(&ring, number) : none;
}

static void a_piece_is_told_with_its_level(void) {
    begin();
    for (uint8_t value = 1; value < 1 << BITS; value++) {
        bench_level(SENSOR, value);
        scans(10);
        EQUAL(value, level(SENSOR));
        EQUAL(value, event(ring.next - 1).what);
        EQUAL(SENSOR, event(ring.next - 1).channel);
    }
    EQUAL((1 << BITS), ring.next);
}

static void what_is_there_at_the_start_is_no_event(void) {
    bench_new(START);
    bench_level(SENSOR, 1);
    bench_press(PRESS, 1);
    now = START;
    ring_start(&ring);
    scan_start(&scan, bench.pins, bench.buttons, now);
    scans(10);
    EQUAL(1, level(SENSOR));
    EQUAL(1, scan_buttons(&scan));
    EQUAL(SENSORS == IDENTITY ? 2 : 1, ring.next); /* a reader tells its level only later */
}

static void toggle(unsigned milliseconds) {
    for (unsigned i = 0; i < milliseconds; i++) {
        bench_press(PRESS, i % 2 == 0);
        scans(1);
    }
}

static void a_noisy_channel_is_left_out_until_it_is_quiet(void) {
    begin();
    toggle(240);
    EQUAL(1, ring.next);
    EQUAL((uint32_t)(START + SCAN_TICKS), debounce_watermark(&scan.debounce));
    toggle(20);
    EQUAL(2, ring.next);
    EQUAL(FAULT | FAULT_NOISY, event(1).what);
    EQUAL(PRESS, event(1).channel);
    EQUAL(now, debounce_watermark(&scan.debounce));
    toggle(2000);
    bench_press(PRESS, 1);
    scans(495);
    EQUAL(2, ring.next);
    EQUAL(0, scan_buttons(&scan));
    scans(30);
    EQUAL(4, ring.next);
    EQUAL(FAULT | FAULT_QUIET, event(2).what);
    EQUAL(1, event(3).what);
    CHECK((int32_t)(event(3).tick - event(2).watermark) >= 0, "the level is older than what was promised");
}

static void a_noisy_channel_that_rests_at_its_level_changes_nothing(void) {
    begin();
    toggle(400);
    bench_press(PRESS, 0);
    scans(1000);
    EQUAL(3, ring.next);
    EQUAL(FAULT | FAULT_QUIET, event(2).what);
}

static void a_missed_period_is_told_once_a_second(void) {
    begin();
    for (unsigned i = 0; i < 100; i++) {
        scan_overran(&scan, &ring, now + i * SCAN_TICKS);
    }
    EQUAL(2, ring.next);
    scan_overran(&scan, &ring, now + OVERRUN_REST_TICKS);
    EQUAL(3, ring.next);
    EQUAL(FAULT | FAULT_OVERRUN, event(2).what);
}

#if SENSORS == IDENTITY

static void send(uint8_t first, uint8_t channel) {
    scan_heard(&scan, first, &ring, now);
    scan_heard(&scan, channel, &ring, now);
    scan_heard(&scan, ~(first ^ channel) & 0x7F, &ring, now);
}

static void a_reader_that_fails_keeps_its_level(void) {
    begin();
    bench_level(SENSOR, 5);
    scans(10);
    send(0xB0, SENSOR);
    send(0xB0, SENSOR);
    scans(10);
    EQUAL(3, ring.next);
    EQUAL(FAULT | FAULT_READER, event(2).what);
    EQUAL(SENSOR, event(2).channel);
    EQUAL(5, level(SENSOR));
    send(0xB1, SENSOR);
    EQUAL(FAULT | FAULT_READER_OK, event(3).what);
}

static void silence_of_the_readers_is_told_once(void) {
    begin();
    for (unsigned i = 0; i < 5000; i++) {
        now += SCAN_TICKS;
        scan_take(&scan, bench.pins, 0, &ring, now);
    }
    EQUAL(2, ring.next);
    EQUAL(FAULT | FAULT_READER, event(1).what);
    scans(1);
    EQUAL(FAULT | FAULT_READER_OK, event(2).what);
}

static void a_damaged_report_is_nothing(void) {
    begin();
    scans(5);
    for (uint32_t random = 99, i = 0; i < 200000; i++) {
        uint8_t first = (uint8_t)(0x80 | next_random(&random));
        uint8_t channel = (uint8_t)(next_random(&random) & 0x7F);
        uint8_t check = (uint8_t)(next_random(&random) & 0x7F);
        if (check != (~(first ^ channel) & 0x7F)) {
            scan_heard(&scan, first, &ring, now);
            scan_heard(&scan, channel, &ring, now);
            scan_heard(&scan, check, &ring, now);
        }
    }
    scans(10);
    EQUAL(1, ring.next);
}

#else

static void a_chain_without_its_pattern_holds_its_levels(void) {
    begin();
    bench_level(SENSOR, 1);
    scans(10);
    for (unsigned broken = 0; broken < 2; broken++) {
        uint8_t kept[LEVEL_BYTES];
        uint32_t first = ring.next;
        memcpy(kept, bench.pins, sizeof kept);
        memset(bench.pins, broken ? 0xFF : 0x00, sizeof bench.pins);
        scans(200);
        EQUAL(first + 1, ring.next);
        EQUAL(FAULT | FAULT_CHAIN, event(first).what);
        EQUAL(NO_CHANNEL, event(first).channel);
        EQUAL(1, level(SENSOR));
        memcpy(bench.pins, kept, sizeof kept);
        scans(200);
        EQUAL(first + 2, ring.next);
        EQUAL(FAULT | FAULT_CHAIN_OK, event(first + 1).what);
    }
}

static void one_bad_scan_is_passed_over(void) {
    begin();
    for (unsigned i = 0; i < 1000; i++) {
        uint8_t kept[LEVEL_BYTES];
        memcpy(kept, bench.pins, sizeof kept);
        memset(bench.pins, 0, sizeof bench.pins);
        scans(1);
        memcpy(bench.pins, kept, sizeof kept);
        scans(1);
    }
    EQUAL(1, ring.next);
}

static void a_press_is_told_while_the_chain_fails_and_a_lift_after_it(void) {
    begin();
    bench_level(SENSOR, 1);
    scans(2);
    uint8_t kept[LEVEL_BYTES];
    memcpy(kept, bench.pins, sizeof kept);
    memset(bench.pins, 0xFF, sizeof bench.pins);
    scans(20);
    bench_press(PRESS, 1);
    scans(20);
    EQUAL(PRESS, event(2).channel);
    EQUAL(now, debounce_watermark(&scan.debounce));
    memcpy(bench.pins, kept, sizeof kept);
    scans(200);
    EQUAL(5, ring.next);
    EQUAL(SENSOR, event(4).channel);
    CHECK((int32_t)(event(4).tick - event(3).watermark) >= 0, "older than what was promised");
}

static void what_settled_before_a_bad_scan_is_told_once(void) {
    begin();
    bench_press(PRESS, 1);
    scans(1);
    bench_level(SENSOR, 1);
    scans(4);
    EQUAL(2, ring.next);
    memset(bench.pins, 0, sizeof bench.pins);
    scans(1);
    EQUAL(3, ring.next);
    EQUAL(PRESS, event(2).channel);
}

static void the_spare_channels_are_no_sensors(void) {
    begin();
    scans(10);
    for (uint8_t channel = POINTS; channel < SENSOR_CHANNELS; channel++) {
        EQUAL(0, level(channel));
    }
}

#endif

static const struct test tests[] = {
    {"scan: a piece is told with its level", a_piece_is_told_with_its_level},
    {"scan: what is there at the start is no event", what_is_there_at_the_start_is_no_event},
    {"scan: a noisy channel is left out until it is quiet", a_noisy_channel_is_left_out_until_it_is_quiet},
    {"scan: a noisy channel that rests changes nothing", a_noisy_channel_that_rests_at_its_level_changes_nothing},
    {"scan: a missed period is told once a second", a_missed_period_is_told_once_a_second},
#if SENSORS == IDENTITY
    {"scan: a reader that fails keeps its level", a_reader_that_fails_keeps_its_level},
    {"scan: silence of the readers is told once", silence_of_the_readers_is_told_once},
    {"scan: a damaged report is nothing", a_damaged_report_is_nothing},
#else
    {"scan: a chain without its pattern holds its levels", a_chain_without_its_pattern_holds_its_levels},
    {"scan: one bad scan is passed over", one_bad_scan_is_passed_over},
    {"scan: a press is told while the chain fails", a_press_is_told_while_the_chain_fails_and_a_lift_after_it},
    {"scan: what settled before a bad scan is told once", what_settled_before_a_bad_scan_is_told_once},
    {"scan: the spare channels are no sensors", the_spare_channels_are_no_sensors},
#endif
};

int main(void) {
    return RUN(tests);
}
