/* A microcontroller of plain memory: what the tests set, the firmware sees, and the other way round. */
#ifndef BENCH_H
#define BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "board.h"
#include "hal/hal.h"

#define BENCH_LINE 65536u

struct bench {
    uint32_t tick;
    uint32_t scanned; /* the tick up to which scans were handed out */
    uint8_t pins[LEVEL_BYTES];
    uint8_t buttons;
    uint8_t reset_cause;
    uint8_t in[BENCH_LINE];
    size_t in_head, in_tail;
    uint32_t in_tick; /* of the bytes that are put in now */
    uint8_t tags[256];
    size_t tag_head, tag_tail;
    uint8_t out[BENCH_LINE]; /* everything that was sent since it was cleared */
    size_t sent;
    uint32_t busy_until;     /* the line carries a byte in 87 ticks */
    uint8_t eeprom[HAL_EEPROM_BYTES];
    uint32_t written[HAL_EEPROM_BYTES];
    uint32_t power; /* bytes that can still be written before the power fails; 0: it does not */
    bool eeprom_busy;
    uint16_t files[16];
    uint8_t buzz;
    uint8_t digit[2][4];
    uint8_t colon[2];
};

extern struct bench bench;

/* A board from the factory, nothing on it, at that tick. */
void bench_new(uint32_t tick);
/* One channel's level, as pins or tags have it. */
void bench_level(uint8_t channel, uint8_t level);
void bench_press(uint8_t channel, uint8_t pressed);
/* Turns the board until so much time has passed. */
void bench_run(struct board *board, uint32_t ticks);
/* A frame to the board: seals it and puts it into the line. */
void bench_say(uint8_t kind, const uint8_t *payload, uint8_t count);
void bench_put(const uint8_t *bytes, size_t count);
/* The next good frame that the board has sent, kind first; 0 if there is none. */
uint8_t bench_hear(uint8_t body[FRAME_LONGEST]);
/* The next one of that kind; the others are passed over. */
bool bench_hear_kind(uint8_t kind, uint8_t body[FRAME_LONGEST]);
/* Forgets what was sent. */
void bench_deaf(void);

#endif
