/* A line that errs: bytes are altered, dropped, doubled or added, in both directions, the same for the same seed. */
#ifndef NOISE_H
#define NOISE_H

#include <stddef.h>
#include <stdint.h>

/* What comes of one byte. */
#define NOISE_MOST 2

enum direction { FROM_BOARD, TO_BOARD };

/* Hits so many of 10,000 bytes; 0 ends it. */
void noise_set(uint64_t seed, unsigned rate);
/* Returns how many bytes come of this one: 0 to NOISE_MOST. */
size_t noise_pass(enum direction direction, uint8_t byte, uint8_t out[NOISE_MOST]);
/* Bytes that were hit since the start. */
uint64_t noise_hits(void);

#endif
