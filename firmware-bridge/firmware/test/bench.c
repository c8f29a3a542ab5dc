#include "test/bench.h"

#include <string.h>


struct bench bench;
static struct frame_reader ear;
static size_t heard;

void bench_new(uint32_t tick) {
    memset(&bench, 0, sizeof bench);
    memset(bench.eeprom, 0xFF, sizeof bench.eeprom);
    bench.tick = bench.scanned = bench.busy_until = tick;
    for (uint8_t channel = 0; channel < SENSOR_CHANNELS; channel++) {
        bool pattern = channel >= POINTS && channel % 2 == 0;
        bench_level(channel, pattern ? (1 << BITS) - 1 : 0);
    }
    bench_deaf();
}

void bench_deaf(void) {
    memset(&ear, 0, sizeof ear);
    bench.sent = heard = 0;
}

void bench_level(uint8_t channel, uint8_t level) {
#if SENSORS == IDENTITY
    uint8_t first = 0xA0 | level;
    const uint8_t report[3] = {first, channel, ~(first ^ channel) & 0x7F};
    for (unsigned i = 0; i < 3; i++) {
        bench.tags[bench.tag_head++ % sizeof bench.tags] = report[i];
    }
#else
    unsigned at = channel * BITS;
    uint8_t mask = (uint8_t)(((1 << BITS) - 1) << (at % 8));
    bench.pins[at / 8] = (uint8_t)((bench.pins[at / 8] & ~mask) | (~(level << (at % 8)) & mask));
#endif
}

void bench_press(uint8_t channel, uint8_t pressed) {
    uint8_t at = (uint8_t)(1 << (channel - SENSOR_CHANNELS));
    bench.buttons = (uint8_t)(pressed ? bench.buttons | at : bench.buttons & ~at);
}

void bench_run(struct board *board, uint32_t ticks) {
    uint32_t end = bench.tick + ticks;
    while ((int32_t)(end - bench.tick) > 0) {
#if SENSORS == IDENTITY
        if (bench.tag_head == bench.tag_tail) {
            bench_level(POINTS - 1, 0);
        }
#endif
        board_turn(board);
        bench.eeprom_busy = false;
        bench.tick += 250;
    }
}

void bench_put(const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        bench.in[bench.in_head++ % BENCH_LINE] = bytes[i];
    }
}

void bench_say(uint8_t kind, const uint8_t *payload, uint8_t count) {
    uint8_t body[FRAME_LONGEST];
    uint8_t line[FRAME_LONGEST];
    body[0] = kind;
    if (count > 0) {
        memcpy(body + 1, payload, count);
    }
    bench_put(line, frame_write(body, count + 1, line));
}

uint8_t bench_hear(uint8_t body[FRAME_LONGEST]) {
    while (heard < bench.sent) {
        if (frame_read(&ear, bench.out[heard++ % BENCH_LINE])) {
            memcpy(body, ear.byte, ear.body);
            return ear.body;
        }
    }
    return 0;
}

bool bench_hear_kind(uint8_t kind, uint8_t body[FRAME_LONGEST]) {
    while (bench_hear(body) != 0) {
        if (body[0] == kind) {
            return true;
        }
    }
    return false;
}
