/*
 * What outlives a start, in EEPROM. The count of starts goes round over 16 records, so that each wears one in sixteen;
 * what was set up has two records, and the one that is not valid now is written: power may fail at any byte.
 */
#ifndef STORE_H
#define STORE_H

#include <stdbool.h>
#include <stdint.h>

#define SET_UP_BYTES 17 /* board u64, map CRC u32, turn u8, CRC-32 u32 */

struct store {
    uint32_t boot;
    uint64_t board;
    uint32_t map;
    uint8_t turn;                 /* of the record that is valid; the next one is written at the other place */
    uint8_t record[SET_UP_BYTES]; /* being written */
    uint8_t written;              /* bytes of it; SET_UP_BYTES when nothing is being written */
};

/* Counts the start. Waits for the EEPROM, some 30 ms: nobody may hear of a count that could be given again. */
void store_start(struct store *store);
/* Remembers; store_turn writes it byte by byte. */
void store_set_up(struct store *store, uint64_t board, uint32_t map);
/* True when a record has just been written. */
bool store_turn(struct store *store);
/* Whether it is still being written. */
bool store_writes(const struct store *store);

#endif
