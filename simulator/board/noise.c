#include "noise.h"

#define OF 10000
#define GOLDEN 0x9E3779B97F4A7C15u

static unsigned rate;
static uint64_t state[2];
static uint64_t hits;

/* SplitMix64, written from its definition: each direction has its own sequence, whatever the other does. */
static uint64_t next(enum direction direction)
{
    uint64_t mixed = state[direction] += GOLDEN;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
}

void noise_set(uint64_t seed, unsigned of_ten_thousand)
{
    rate = of_ten_thousand;
    state[FROM_BOARD] = seed;
    state[TO_BOARD] = ~seed;
}

size_t noise_pass(enum direction direction, uint8_t byte, uint8_t out[NOISE_MOST])
{
    out[0] = byte;
    if (rate == 0 || next(direction) % OF >= rate)
        return 1;
    uint64_t dice = next(direction);
    hits++;
    switch (dice & 3) {
        case 0: out[0] ^= (uint8_t)(1u << (dice >> 8 & 7)); return 1;
        case 1: return 0;
        case 2: out[1] = byte; return 2;
        default: out[1] = (uint8_t)(dice >> 8); return 2;
    }
}

uint64_t noise_hits(void)
{
    return hits;
}
