/*
 * The whole board against bytes from anywhere. An input is read as: how many bytes follow and how long the board then
 * runs, the bytes; and so on. What must hold is that it stays a board: it sends only good frames, events in order, and
 * keeps its ring in shape. What the sanitizers find ends it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test/bench.h"
#include "test/check.h"
#include "wire.h"

#define LONGEST 4096u

static void expect(bool holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "FAILED fuzz: %s\n", what);
        abort();
    }
}

static void inspect(const struct board *board) {
    const struct ring *ring = &board->ring;
    const struct link *link = &board->link;
    expect(ring->next - ring->oldest <= RING_EVENTS, "more events than the ring has places");
    expect(link->fresh <= ring->next && link->cursor <= ring->next, "an event is sent before it is there");
    expect(link->given >= 1 && link->given <= ring->next, "a number is told that there is not yet");
    expect(link->queries <= TIME_QUERIES, "more queries than places");
    expect(link->reader.count <= FRAME_LONGEST, "the reader's buffer is left");
}

/* Lengths of the payloads, from HELLO on. */
static const uint8_t payloads[] = {33, 14, 14, 24 + LEVEL_BYTES, 10};

static void listen(const struct board *board) {
    uint8_t body[FRAME_LONGEST];
    struct frame_reader reader = {.count = 0};
    for (size_t i = 0; i < bench.sent && bench.sent <= BENCH_LINE; i++) {
        if (!frame_read(&reader, bench.out[i])) {
            continue;
        }
        memcpy(body, reader.byte, reader.body);
        expect(body[0] >= HELLO && body[0] <= TIME, "a kind that there is not");
        expect(reader.body == 1 + payloads[body[0] - HELLO], "a length that is not the kind's");
        if (body[0] == CHANGE || body[0] == FAULT_FRAME) {
            expect(get_u32(body + 1) < board->ring.next, "a number that is not given out");
        }
    }
    expect(reader.bad == 0, "a bad frame is sent");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct board board;
    bench_new((uint32_t)-20000);
    board_start(&board);
    size_t at = 0;
    while (at < size) {
        size_t count = data[at] & 0x3F;
        uint32_t rounds = data[at++] >> 6;
        count = count < size - at ? count : size - at;
        bench_put(data + at, count);
        if (count > 0) {
            bench_press((uint8_t)(SENSOR_CHANNELS + data[at] % BUTTONS), data[at] >> 4 & 1);
            bench_level((uint8_t)(data[at] % (POINTS - 1)), data[at] >> 6 & 1);
        }
        at += count;
        bench_run(&board, 250 + rounds * 4000);
        inspect(&board);
    }
    listen(&board);
    return 0;
}

#ifndef LIBFUZZER

static size_t append(uint8_t *input, size_t size, uint32_t *random) {
    static const uint8_t lengths[] = {5, 5, 2, 0, 26, 15, 12};
    uint8_t body[FRAME_LONGEST];
    uint8_t kind = (uint8_t)(next_random(random) % sizeof lengths);
    body[0] = GREET + kind;
    for (uint8_t i = 1; i <= lengths[kind]; i++) {
        body[i] = (uint8_t)(next_random(random) % 3 == 0 ? next_random(random) : i == 1);
    }
    uint8_t count = frame_write(body, lengths[kind] + 1, input + size + 1);
    input[size] = (uint8_t)(count | (next_random(random) & 0xC0));
    return size + 1 + count;
}

static void mutate(uint8_t *input, size_t size, uint32_t *random) {
    for (uint32_t errors = next_random(random) % 12; errors > 0; errors--) {
        size_t at = next_random(random) % size;
        switch (next_random(random) % 4) {
            case 0: input[at] ^= (uint8_t)(1 << next_random(random) % 8); break;
            case 1: input[at] = (uint8_t)next_random(random); break;
            case 2: memmove(input + at, input + at / 2, size - at); break;
            default: input[at] = 0; break;
        }
    }
}

int main(int count, char **arguments) {
    static uint8_t input[LONGEST];
    uint32_t runs = count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 10) : 1000;
    uint32_t seed = count > 2 ? (uint32_t)strtoul(arguments[2], NULL, 10) : 1;
    uint32_t random = seed * 2654435761u | 1;
    for (uint32_t run = 0; run < runs; run++) {
        size_t size = 0;
        for (uint32_t frames = 1 + next_random(&random) % 24; frames > 0; frames--) {
            size = append(input, size, &random);
        }
        mutate(input, size, &random);
        LLVMFuzzerTestOneInput(input, size);
    }
    printf("ok fuzz: %u inputs from seed %u, %d bits a channel\n", runs, seed, BITS);
    return 0;
}

#endif
