#include "test/program.h"

#include <string.h>

#include "test/check.h"
#include "wire.h"

#define NONCE 0x1234567
#define GREETING_TICKS 250000u

static void carry(struct line *line, uint8_t byte, void (*put)(void *to, uint8_t byte), void *to) {
    uint32_t fate = next_random(&line->random) % 1000;
    if (fate < line->lost) {
        return;
    }
    fate = next_random(&line->random) % 1000;
    put(to, fate < line->flipped ? (uint8_t)(byte ^ (1 << next_random(&line->random) % 8)) : byte);
    fate = next_random(&line->random) % 1000;
    if (fate < line->doubled) {
        put(to, byte);
    }
    if (fate >= 1000 - line->foreign) {
        put(to, (uint8_t)next_random(&line->random));
    }
}

static void to_board(void *to, uint8_t byte) {
    (void)to;
    bench_put(&byte, 1);
}

static void say(struct line *line, uint8_t kind, const uint8_t *payload, uint8_t count) {
    uint8_t body[FRAME_LONGEST], bytes[FRAME_LONGEST];
    body[0] = kind;
    memcpy(body + 1, payload, count);
    uint8_t length = frame_write(body, count + 1, bytes);
    for (uint8_t i = 0; i < length; i++) {
        carry(line, bytes[i], to_board, NULL);
    }
}

static void acknowledge(struct program *program, struct line *line, uint8_t again) {
    uint8_t payload[5];
    put_u8(put_u32(payload, program->next - 1), again);
    program->again += again;
    say(line, ACKNOWLEDGE, payload, sizeof payload);
}

void program_start(struct program *program) {
    memset(program, 0, sizeof *program);
    program->greeted = bench.tick - GREETING_TICKS;
}

static void take_hello(struct program *program, const uint8_t *body) {
    if (get_u32(body + 1) != NONCE && get_u32(body + 1) != 0) {
        return;
    }
    uint32_t boot = get_u32(body + 17);
    if (boot != program->boot) {
        program->begun = false;
        program->boot = boot;
    }
}

static void take_event(struct program *program, const uint8_t *body, struct line *line) {
    uint32_t number = get_u32(body + 1);
    if (!program->begun) {
        return;
    }
    if (number == program->next) {
        CHECK((int32_t)(get_u32(body + 5) - program->watermark) >= 0, "event %u is older than promised", number);
        program->watermark = get_u32(body + 9);
        program->next++;
        program->taken++;
        if (body[0] == CHANGE) {
            program->level[body[13]] = body[14];
        }
    }
    acknowledge(program, line, (int32_t)(number - program->next) > 0);
}

static uint8_t told_level(const uint8_t *body, uint8_t channel) {
    if (channel >= SENSOR_CHANNELS) {
        return (body[23] >> (channel - SENSOR_CHANNELS)) & 1;
    }
    return (body[25 + channel * BITS / 8] >> (channel * BITS % 8)) & ((1 << BITS) - 1);
}

static void take_snapshot(struct program *program, const uint8_t *body, struct line *line) {
    uint32_t next = get_u32(body + 1);
    uint32_t oldest = get_u32(body + 5);
    program->heard = bench.tick;
    if (!program->begun || (int32_t)(oldest - program->next) > 0) {
        program->told += program->begun;
        program->begun = program->boot != 0;
        program->next = next;
        program->watermark = get_u32(body + 13);
        for (uint8_t channel = 0; channel < CHANNELS; channel++) {
            program->level[channel] = told_level(body, channel);
        }
        acknowledge(program, line, 0);
        return;
    }
    if (next != program->next) {
        acknowledge(program, line, (int32_t)(next - program->next) > 0);
        return;
    }
    program->snapshots++;
    program->watermark = get_u32(body + 13);
    for (uint8_t channel = 0; channel < CHANNELS; channel++) {
        CHECK(program->level[channel] == told_level(body, channel), "channel %u is another, next %u", channel, next);
    }
}

struct ear {
    struct program *program;
    struct line *line;
};

static void from_board(void *to, uint8_t byte) {
    struct ear *ear = to;
    struct frame_reader *reader = &ear->program->reader;
    if (!frame_read(reader, byte)) {
        return;
    }
    switch (reader->byte[0]) {
        case HELLO: take_hello(ear->program, reader->byte); break;
        case CHANGE:
        case FAULT_FRAME: take_event(ear->program, reader->byte, ear->line); break;
        case SNAPSHOT: take_snapshot(ear->program, reader->byte, ear->line); break;
        default: break;
    }
}

void program_turn(struct program *program, struct line *line) {
    struct ear ear = {program, line};
    while (line->carried < bench.sent) {
        carry(line, bench.out[line->carried++ % BENCH_LINE], from_board, &ear);
    }
    bool down = bench.tick - program->heard >= 500000u;
    if ((!program->begun || down) && bench.tick - program->greeted >= GREETING_TICKS) {
        uint8_t payload[5];
        put_u8(put_u32(payload, NONCE), PROTOCOL);
        program->greeted = bench.tick;
        say(line, GREET, payload, sizeof payload);
    }
}
