/* The session, frame by frame. */
#include <string.h>

#include "test/bench.h"
#include "test/check.h"
#include "wire.h"

#define START ((uint32_t)-70000)
#define NONCE 0xCAFE0000u
#define PRESS 96

static struct board board;
static uint8_t body[FRAME_LONGEST];

static void begin(void) {
    bench_new(START);
    board_start(&board);
    bench_run(&board, 20000);
    bench_deaf();
}

static void greet(void) {
    uint8_t payload[5];
    put_u8(put_u32(payload, NONCE), PROTOCOL);
    bench_say(GREET, payload, sizeof payload);
    bench_run(&board, 20000);
}

static void acknowledge(uint32_t number, uint8_t again) {
    uint8_t payload[5];
    put_u8(put_u32(payload, number), again);
    bench_say(ACKNOWLEDGE, payload, sizeof payload);
    bench_run(&board, 1000);
}

static void presses(unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        bench_press(PRESS, (uint8_t)((board.ring.next & 1) != 0));
        bench_run(&board, 10000);
    }
}

static void a_start_is_told_unasked_and_nothing_else_is(void) {
    bench_new(START);
    bench.reset_cause = 8;
    board_start(&board);
    bench_run(&board, 1000000);
    unsigned hellos = 0;
    while (bench_hear(body) != 0) {
        EQUAL(HELLO, body[0]);
        EQUAL(0, get_u32(body + 1));
        hellos++;
    }
    EQUAL(4, hellos);
    greet();
    CHECK(bench_hear_kind(FAULT_FRAME, body), "the reset is not told");
    EQUAL(FAULT_RESET, body[13]);
    EQUAL(NO_CHANNEL, body[14]);
}

static void a_greeting_is_answered_with_all_that_is_known(void) {
    begin();
    greet();
    EQUAL(34, bench_hear(body));
    EQUAL(HELLO, body[0]);
    EQUAL(NONCE, get_u32(body + 1));
    EQUAL(PROTOCOL, body[5]);
    EQUAL(SENSORS, body[8]);
    EQUAL(1, get_u32(body + 17));
    EQUAL(1000000, get_u32(body + 21));
    EQUAL(RING_EVENTS, get_u16(body + 29));
    EQUAL(SCAN_TICKS, get_u16(body + 31));
}

static void a_press_is_sent_with_its_first_edge(void) {
    begin();
    greet();
    uint32_t edge = bench.tick;
    presses(1);
    CHECK(bench_hear_kind(CHANGE, body), "nothing is sent");
    EQUAL(1, get_u32(body + 1));
    CHECK(get_u32(body + 5) - edge <= SCAN_TICKS, "it is stamped %u later", get_u32(body + 5) - edge);
    EQUAL(PRESS, body[13]);
    EQUAL(1, body[14]);
}

static void what_is_not_acknowledged_is_sent_again(void) {
    begin();
    greet();
    presses(3);
    acknowledge(1, 0);
    bench_deaf();
    bench_run(&board, 195000);
    CHECK(!bench_hear_kind(CHANGE, body), "it is sent before its time");
    bench_run(&board, 20000);
    CHECK(bench_hear_kind(CHANGE, body), "it is not sent again");
    EQUAL(2, get_u32(body + 1));
    CHECK(bench_hear_kind(CHANGE, body), "the next is not sent again");
    EQUAL(3, get_u32(body + 1));
    acknowledge(3, 0);
    bench_deaf();
    bench_run(&board, 1000000);
    CHECK(!bench_hear_kind(CHANGE, body), "it is sent though it is acknowledged");
}

static void what_is_asked_for_is_sent_at_once(void) {
    begin();
    greet();
    presses(3);
    bench_deaf();
    acknowledge(1, 1);
    bench_run(&board, 4000);
    CHECK(bench_hear_kind(CHANGE, body), "it is not sent");
    EQUAL(2, get_u32(body + 1));
}

static void an_acknowledgement_from_elsewhere_releases_nothing(void) {
    begin();
    acknowledge(5, 1);
    presses(3);
    acknowledge(3, 0);
    EQUAL(1, board.ring.oldest);
    greet();
    acknowledge(4, 1);
    acknowledge(0xFFFFFFFF, 1);
    EQUAL(1, board.ring.oldest);
    bench_deaf();
    acknowledge(2, 0);
    acknowledge(1, 1);
    acknowledge(0, 1);
    EQUAL(3, board.ring.oldest);
    bench_run(&board, 20000);
    CHECK(bench_hear_kind(CHANGE, body), "the third is not sent again");
    EQUAL(3, get_u32(body + 1));
}

static void snapshots_come_ten_times_a_second_and_when_asked(void) {
    begin();
    greet();
    bench_deaf();
    bench_run(&board, 1000000);
    unsigned snapshots = 0;
    while (bench_hear_kind(SNAPSHOT, body)) {
        snapshots++;
    }
    CHECK(snapshots >= 9 && snapshots <= 10, "%u in a second", snapshots);
    bench_run(&board, 20000);
    bench_deaf();
    bench_say(SNAPSHOT_QUERY, body, 0);
    bench_run(&board, 2000);
    CHECK(bench_hear_kind(SNAPSHOT, body), "it is not sent");
    EQUAL(BITS, body[24]);
    EQUAL(1, get_u32(body + 1));
}

/* What a snapshot promises holds for the events that wait behind it. */
static void look_at_snapshot(unsigned *snapshots) {
    while (bench_hear_kind(SNAPSHOT, body)) {
        ++*snapshots;
        for (uint32_t number = board.link.fresh; number < board.ring.next; number++) {
            const struct event *waiting = ring_at(&board.ring, number);
            CHECK((int32_t)(waiting->tick - get_u32(body + 13)) >= 0, "event %u is older than promised", number);
        }
    }
}

static void a_flood_of_events_lets_snapshots_through(void) {
    begin();
    greet();
    bench_deaf();
    unsigned snapshots = 0;
    uint32_t behind = 0;
    for (unsigned ms = 0; ms < 900; ms++) {
        for (uint8_t channel = 0; channel < 40; channel++) {
            bench_level(channel, ms / 55 % 2);
        }
        uint8_t payload[5];
        put_u8(put_u32(payload, board.link.fresh - 1), 0);
        bench_say(ACKNOWLEDGE, payload, 5);
        bench_run(&board, 1000);
        look_at_snapshot(&snapshots);
        behind += board.link.fresh < board.ring.next;
    }
    CHECK(behind > 600, "the board was behind for only %u ms", behind);
    CHECK(snapshots >= 4, "only %u snapshots", snapshots);
}

static void a_time_is_answered_with_both_its_ticks(void) {
    begin();
    greet();
    bench_deaf();
    uint32_t asked = bench.tick - 40;
    bench.in_tick = asked;
    for (uint8_t id = 1; id <= 8; id++) {
        bench_say(TIME_QUERY, (const uint8_t[]){id, 7}, 2);
    }
    bench_run(&board, 60000);
    for (uint8_t id = 1; id <= 8; id++) {
        CHECK(bench_hear_kind(TIME, body), "the answer %u is missing", id);
        EQUAL(id | 7 << 8, get_u16(body + 1));
        EQUAL(asked, get_u32(body + 3));
        CHECK(get_u32(body + 7) - asked < 60000, "sent after %u", get_u32(body + 7) - asked);
    }
}

static void what_is_shown_is_known_by_its_number(void) {
    begin();
    greet();
    uint8_t show[26] = {9, 0xFF};
    bench_say(INDICATE, show, 26);
    show[0] = 3;
    bench_say(DISPLAY, show, 15);
    bench_run(&board, 200000);
    bench_deaf();
    bench_run(&board, 200000);
    CHECK(bench_hear_kind(SNAPSHOT, body), "no snapshot");
    EQUAL(9, body[21]);
    EQUAL(3, body[22]);
    EQUAL(0xFF, bench.files[0]);
}

static void what_is_set_up_is_told_by_a_hello(void) {
    begin();
    greet();
    uint8_t payload[12];
    put_u32(put_u64(payload, 0x123456789ABCDEFu), 0xBEEF);
    for (unsigned i = 0; i < 2; i++) {
        bench_deaf();
        bench_say(SET_UP, payload, 12);
        bench_run(&board, 50000);
        CHECK(bench_hear_kind(HELLO, body), "no hello, time %u", i);
        EQUAL(0x123456789ABCDEFu, get_u64(body + 9));
        EQUAL(0xBEEF, get_u32(body + 25));
    }
}

/* The payloads of docs/reference/link-protocol.md, as sums of their fields. */
static void every_kind_has_the_length_of_the_protocol(void) {
    static const uint8_t lengths[] = {4 + 1, 4 + 1, 2, 0, 1 + 12 + 12 + 1, 1 + 1 + 4 + 4 + 4 + 1, 8 + 4};
    uint8_t payload[FRAME_LONGEST] = {0};
    begin();
    greet();
    for (unsigned kind = 0; kind < sizeof lengths; kind++) {
        for (uint8_t length = 0; length <= 30; length++) {
            uint16_t bad = board.link.reader.bad;
            bench_say((uint8_t)(GREET + kind), payload, length);
            bench_run(&board, 2000);
            CHECK(board.link.reader.bad == bad + (length != lengths[kind]), "kind %u with %u bytes", kind, length);
        }
    }
}

static void a_frame_of_another_length_or_kind_is_dropped(void) {
    begin();
    greet();
    for (unsigned kind = 0; kind < 256; kind++) {
        uint16_t bad = board.link.reader.bad;
        bench_say((uint8_t)kind, body, 31);
        bench_run(&board, 2000);
        EQUAL(bad + 1, board.link.reader.bad);
    }
}

static const struct test tests[] = {
    {"link: a start is told unasked and nothing else is", a_start_is_told_unasked_and_nothing_else_is},
    {"link: a greeting is answered with all that is known", a_greeting_is_answered_with_all_that_is_known},
    {"link: a press is sent with its first edge", a_press_is_sent_with_its_first_edge},
    {"link: what is not acknowledged is sent again", what_is_not_acknowledged_is_sent_again},
    {"link: what is asked for is sent at once", what_is_asked_for_is_sent_at_once},
    {"link: an acknowledgement from elsewhere releases nothing", an_acknowledgement_from_elsewhere_releases_nothing},
    {"link: snapshots come ten times a second and when asked", snapshots_come_ten_times_a_second_and_when_asked},
    {"link: a flood of events lets snapshots through", a_flood_of_events_lets_snapshots_through},
    {"link: a time is answered with both its ticks", a_time_is_answered_with_both_its_ticks},
    {"link: what is shown is known by its number", what_is_shown_is_known_by_its_number},
    {"link: what is set up is told by a hello", what_is_set_up_is_told_by_a_hello},
    {"link: every kind has the length of the protocol", every_kind_has_the_length_of_the_protocol},
    {"link: a frame of another length or kind is dropped", a_frame_of_another_length_or_kind_is_dropped},
};

int main(void) {
    return RUN(tests);
}
