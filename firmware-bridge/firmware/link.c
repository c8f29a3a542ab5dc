#include "link.h"

#include <string.h>

#include "board.h"
#include "hal/hal.h"
#include "wire.h"

_Static_assert(1 + 24 + 2 * LIGHT_BYTES < BODY_LONGEST, "the longest frame to the board must fit");

void link_start(struct board *board, uint32_t now) {
    struct link *link = &board->link;
    memset(link, 0, sizeof *link);
    link->cursor = link->fresh = link->given = board->ring.oldest;
    link->sent_watermark = now;
    link->acknowledged = now;
    link->snapshot = now;
    link->owes_hello = true;
}

static void greet(struct board *board, const uint8_t *payload, uint32_t now) {
    (void)now;
    board->link.nonce = get_u32(payload);
    board->link.owes_hello = true;
    board->link.greeted = true;
}

/* A number that was never told is from another start or from nowhere: events would be lost unseen. */
static void acknowledge(struct board *board, const uint8_t *payload, uint32_t now) {
    struct link *link = &board->link;
    struct ring *ring = &board->ring;
    uint32_t number = get_u32(payload);
    if (number >= link->given) {
        return;
    }
    if (number >= ring->oldest) {
        ring_release(ring, number);
        link->acknowledged = now;
    }
    if (payload[4] == 1) {
        link->cursor = number + 1;
    }
}

static void query_time(struct board *board, const uint8_t *payload, uint32_t now) {
    struct link *link = &board->link;
    if (link->greeted && link->queries < TIME_QUERIES) {
        link->query[link->queries].id = get_u16(payload);
        link->query[link->queries].received = now;
        link->queries++;
    }
}

static void query_snapshot(struct board *board, const uint8_t *payload, uint32_t now) {
    (void)payload;
    (void)now;
    board->link.owes_snapshot = true;
}

static void indicate(struct board *board, const uint8_t *payload, uint32_t now) {
    if (payload[0] == board->lights.serial) {
        return;
    }
    board->lights.serial = payload[0];
    lights_set(&board->lights, payload + 1, payload + 1 + LIGHT_BYTES);
    buzzer_set(&board->buzzer, payload[1 + 2 * LIGHT_BYTES], now);
}

static void display(struct board *board, const uint8_t *payload, uint32_t now) {
    (void)now;
    display_set(&board->display, payload);
}

static void set_up(struct board *board, const uint8_t *payload, uint32_t now) {
    (void)now;
    store_set_up(&board->store, get_u64(payload), get_u32(payload + 8));
    if (!store_writes(&board->store)) {
        board->link.nonce = 0;
        board->link.owes_hello = true;
    }
}

/* By kind, from GREET on: how long its payload is, and what it does. `now` is the tick of the frame's last byte. */
static const struct {
    uint8_t length;
    void (*obey)(struct board *board, const uint8_t *payload, uint32_t now);
} kinds[] = {
    {5, greet}, {5, acknowledge}, {2, query_time}, {0, query_snapshot}, {26, indicate}, {15, display}, {12, set_up}};

_Static_assert(sizeof kinds / sizeof kinds[0] == SET_UP - GREET + 1, "every kind has its row");

static void obey(struct board *board, uint32_t now) {
    struct frame_reader *reader = &board->link.reader;
    uint8_t kind = (uint8_t)(reader->byte[0] - GREET);
    if (kind > SET_UP - GREET || reader->body != 1 + kinds[kind].length) {
        frame_drop(reader);
        return;
    }
    kinds[kind].obey(board, reader->byte + 1, now);
}

void link_hear(struct board *board, uint32_t now) {
    uint8_t byte;
    for (uint8_t i = 0; i < HEARD_AT_ONCE && hal_receive(&byte, &now); i++) {
        if (frame_read(&board->link.reader, byte)) {
            obey(board, now);
        }
    }
}

bool link_hurries(const struct board *board) {
    return board->link.queries > 0;
}
