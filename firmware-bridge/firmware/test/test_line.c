/* A board and a program with a line between them that loses, doubles, flips and adds bytes; resets; silence. */
#include <string.h>

#include "test/check.h"
#include "test/program.h"

#define TRUTH 65536u

static struct board board;
static struct program program;
static struct line line;
static uint32_t random_state;

static void begin(uint32_t seed) {
    bench_new((uint32_t)-3000000 + seed * 1000);
    random_state = seed * 2654435761u | 1;
    memset(&line, 0, sizeof line);
    line.random = random_state;
    board_start(&board);
    program_start(&program);
}

/* Pieces and buttons move, about `often` times in a second. */
static void play(uint32_t milliseconds, uint32_t often) {
    for (uint32_t i = 0; i < milliseconds; i++) {
        if (next_random(&random_state) % 1000 < often) {
            uint32_t what = next_random(&random_state);
            if (what % 4 == 0) {
                bench_press((uint8_t)(SENSOR_CHANNELS + what / 4 % BUTTONS), what >> 20 & 1);
            } else {
                bench_level((uint8_t)(what / 4 % (POINTS - 1)), (uint8_t)(what >> 20 & ((1 << BITS) - 1)));
            }
        }
        bench_run(&board, 1000);
        program_turn(&program, &line);
    }
}

/* After the errors have ceased, everything is known to both. */
static void agree(uint32_t seed) {
    line.flipped = line.lost = line.doubled = line.foreign = 0;
    play(1500, 0);
    uint32_t compared = program.snapshots;
    play(500, 0);
    CHECK(program.snapshots >= compared + 4, "seed %u: %u snapshots in half a second", seed,
          program.snapshots - compared);
    CHECK(program.next == board.ring.next, "seed %u: %u of %u events", seed, program.next, board.ring.next);
    EQUAL(board.ring.next, board.ring.oldest);
    CHECK(program.told == 0 || board.ring.lost > 0 || board.store.boot > 1, "seed %u: told a loss", seed);
}

static void a_clean_line_tells_everything_once(void) {
    begin(1);
    play(10000, 50);
    agree(1);
    CHECK(program.taken > 200, "only %u events", program.taken);
    EQUAL(0, program.again);
    EQUAL(0, program.told);
}

static void errors_lose_nothing(void) {
    uint32_t again = 0;
    for (uint32_t seed = 1; seed <= 60; seed++) {
        begin(seed);
        play(300, 0);
        line.flipped = seed % 4 * 3;
        line.lost = seed % 3 * 3;
        line.doubled = seed % 5 * 2;
        line.foreign = seed % 2 * 5;
        play(3000, 60);
        agree(seed);
        EQUAL(0, program.told);
        again += program.again;
    }
    CHECK(again > 60, "only %u times again: the lines were too good", again);
}

static void a_cut_cable_loses_nothing_while_the_ring_holds(void) {
    for (uint32_t seed = 1; seed <= 20; seed++) {
        begin(seed);
        play(500, 50);
        line.lost = 1000;
        play(2000, 50);
        agree(seed);
        EQUAL(0, program.told);
        EQUAL(0, board.ring.lost);
    }
}

static void a_ring_that_overflows_is_told(void) {
    for (uint32_t seed = 1; seed <= 10; seed++) {
        begin(seed);
        play(500, 50);
        line.lost = 1000;
        play(4000, 400);
        CHECK(board.ring.lost > 0, "seed %u: the ring held everything", seed);
        agree(seed);
        CHECK(program.told > 0, "seed %u: a loss was not told", seed);
    }
}

static void a_board_that_starts_again_is_never_taken_for_the_old_one(void) {
    for (uint32_t seed = 1; seed <= 20; seed++) {
        begin(seed);
        play(500, 100);
        for (uint32_t starts = 2; starts < 6; starts++) {
            line.flipped = 5;
            play(next_random(&random_state) % 300, 100);
            bench.reset_cause = 8;
            board_start(&board);
            EQUAL(starts, board.store.boot);
            play(next_random(&random_state) % 300, 100);
        }
        agree(seed);
        EQUAL(5, program.boot);
    }
}

/* More changes than the line can carry: a lasting flood overflows the ring, but the link stays up. */
static void a_flood_does_not_take_the_link_down(void) {
    begin(7);
    play(500, 0);
    for (unsigned i = 0; i < 600; i++) {
        for (uint8_t channel = 0; channel < 40; channel++) {
            bench_level(channel, i % 2);
        }
        play(5, 0);
        CHECK(bench.tick - program.heard < 500000u, "no snapshot since %u ticks", bench.tick - program.heard);
    }
    CHECK(program.taken > 150, "only %u events", program.taken);
    agree(7);
}

static void noise_towards_the_board_stops_no_event(void) {
    begin(9);
    play(500, 0);
    uint32_t before = program.taken;
    for (unsigned i = 0; i < 3000; i++) {
        uint8_t noise[11];
        for (unsigned n = 0; n < sizeof noise; n++) {
            noise[n] = (uint8_t)next_random(&random_state);
        }
        bench_put(noise, sizeof noise);
        play(1, 50);
    }
    CHECK(board.link.reader.bad > 50, "only %u bad frames", board.link.reader.bad);
    CHECK(program.taken > before + 50, "only %u events", program.taken - before);
    bench_put((const uint8_t[]){0}, 1);
    agree(9);
}

static const struct test tests[] = {
    {"line: a clean line tells everything once", a_clean_line_tells_everything_once},
    {"line: errors lose nothing", errors_lose_nothing},
    {"line: a cut cable loses nothing while the ring holds", a_cut_cable_loses_nothing_while_the_ring_holds},
    {"line: a ring that overflows is told", a_ring_that_overflows_is_told},
    {"line: a board that starts again is another", a_board_that_starts_again_is_never_taken_for_the_old_one},
    {"line: a flood does not take the link down", a_flood_does_not_take_the_link_down},
    {"line: noise towards the board stops no event", noise_towards_the_board_stops_no_event},
};

int main(void) {
    return RUN(tests);
}
