/* One look at everything: what the pins show becomes levels, and the levels events. */
#ifndef SCAN_H
#define SCAN_H

#include <stdbool.h>
#include <stdint.h>

#include "debounce.h"
#include "reader.h"
#include "ring.h"
#include "sensors.h"

#define SCAN_TICKS 1000u
/* The chain fails after so many scans without its test pattern, and is believed again after so many with it. */
#define CHAIN_BAD_SCANS 3
#define CHAIN_GOOD_SCANS 100
/* A fault that could come with every scan comes at most once in this time. */
#define OVERRUN_REST_TICKS 1000000u

struct scan {
    struct debounce debounce;
    struct reader reader;
    uint8_t streak; /* scans that contradict `failed` */
    bool failed;    /* the chain */
    bool overran;
    uint32_t overrun;
};

/* `pins`: the chain as it was shifted out, first bit lowest, low where a piece is. `buttons`: bit set where pressed. */
void scan_start(struct scan *scan, const uint8_t pins[LEVEL_BYTES], uint8_t buttons, uint32_t now);
void scan_take(struct scan *scan, const uint8_t pins[LEVEL_BYTES], uint8_t buttons, struct ring *ring, uint32_t now);
/* A byte from the tag readers. */
void scan_heard(struct scan *scan, uint8_t byte, struct ring *ring, uint32_t now);
/* A period passed without a scan. */
void scan_overran(struct scan *scan, struct ring *ring, uint32_t now);
/* Puts a fault into the ring, stamped now. */
void scan_fault(struct scan *scan, struct ring *ring, enum fault code, uint8_t channel, uint32_t now);
uint8_t scan_buttons(const struct scan *scan);
/* As a snapshot has them: `bytes` are LEVEL_BYTES. */
void scan_levels(const struct scan *scan, uint8_t *bytes);

#endif
