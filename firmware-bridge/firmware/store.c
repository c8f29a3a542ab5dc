#include "store.h"

#include <string.h>

#include "frame.h"
#include "hal/hal.h"
#include "wire.h"

#define BOOTS 16
/* The CRC of a record begins with the layout's number: with 0, or near it, an erased record would be a valid one. */
#define LAYOUT 0x517A3C01u
#define BOOT_BYTES 8 /* boot u32, CRC-32 u32 */
#define SET_UP_AT (BOOTS * BOOT_BYTES)

_Static_assert(SET_UP_AT + 2 * SET_UP_BYTES <= HAL_EEPROM_BYTES, "the records must fit");

static bool read(uint16_t at, uint8_t *record, uint8_t count) {
    for (uint8_t i = 0; i < count; i++) {
        record[i] = hal_eeprom_read(at + i);
    }
    uint8_t body = (uint8_t)(count - CRC_BYTES);
    return crc32(LAYOUT, record, body) == get_u32(record + body);
}

static void write_byte(uint16_t at, uint8_t byte) {
    if (hal_eeprom_read(at) != byte) {
        hal_eeprom_write(at, byte);
    }
}

static void wait(void) {
    while (!hal_eeprom_ready()) {
    }
}

static bool write_boot(uint32_t boot, uint8_t place) {
    uint8_t record[BOOT_BYTES];
    uint16_t at = (uint16_t)(place * BOOT_BYTES);
    put_u32(record, boot);
    put_u32(record + 4, crc32(LAYOUT, record, 4));
    for (uint8_t i = 0; i < BOOT_BYTES; i++) {
        wait();
        write_byte(at + i, record[i]);
    }
    wait();
    hal_alive();
    return read(at, record, BOOT_BYTES);
}

static void count_boot(struct store *store) {
    uint8_t record[BOOT_BYTES];
    uint8_t last = 0;
    store->boot = 0;
    wait();
    for (uint8_t i = 0; i < BOOTS; i++) {
        if (read((uint16_t)(i * BOOT_BYTES), record, BOOT_BYTES) && get_u32(record) > store->boot) {
            store->boot = get_u32(record);
            last = i;
        }
    }
    store->boot++;
    for (uint8_t i = 1; i < BOOTS; i++) {
        if (write_boot(store->boot, (uint8_t)(last + i) % BOOTS)) {
            return;
        }
    }
}

void store_start(struct store *store) {
    memset(store, 0, sizeof *store);
    count_boot(store);
    bool found = false;
    for (uint8_t i = 0; i < 2; i++) {
        uint8_t *record = store->record;
        if (!read((uint16_t)(SET_UP_AT + i * SET_UP_BYTES), record, SET_UP_BYTES)) {
            continue;
        }
        if (!found || (uint8_t)(record[12] - store->turn) == 1) {
            found = true;
            store->board = get_u64(record);
            store->map = get_u32(record + 8);
            store->turn = record[12];
        }
    }
    store->written = SET_UP_BYTES;
}

void store_set_up(struct store *store, uint64_t board, uint32_t map) {
    if (!store_writes(store) && store->board == board && store->map == map) {
        return;
    }
    if (!store_writes(store)) {
        store->turn++;
    }
    store->board = board;
    store->map = map;
    put_u32(put_u64(store->record, board), map);
    store->record[12] = store->turn;
    put_u32(store->record + 13, crc32(LAYOUT, store->record, 13));
    store->written = 0;
}

bool store_writes(const struct store *store) {
    return store->written < SET_UP_BYTES;
}

bool store_turn(struct store *store) {
    if (!store_writes(store) || !hal_eeprom_ready()) {
        return false;
    }
    uint16_t at = (uint16_t)(SET_UP_AT + (store->turn & 1) * SET_UP_BYTES + store->written);
    write_byte(at, store->record[store->written]);
    store->written++;
    return !store_writes(store);
}
