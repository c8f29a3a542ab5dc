#include <string.h>

#include "board.h"
#include "hal/hal.h"
#include "link.h"
#include "wire.h"

/* Kind, number, tick, watermark, channel, level or code. */
#define EVENT_BYTES 15
#define TIME_BYTES 11
#define HELLO_BYTES 34
#define SNAPSHOT_BYTES (25 + LEVEL_BYTES)
/* What COBS and the end take of a short frame. */
#define ENVELOPE (CRC_BYTES + 2)

_Static_assert(SNAPSHOT_BYTES + CRC_BYTES <= BODY_LONGEST, "the longest frame must fit");

static void send(uint8_t *body, const uint8_t *end) {
    uint8_t line[FRAME_LONGEST];
    hal_send(line, frame_write(body, (uint8_t)(end - body), line));
}

static bool has_room(uint8_t body) {
    return hal_room() >= body + ENVELOPE;
}

static void say_hello(struct board *board, uint32_t now) {
    uint8_t body[HELLO_BYTES + CRC_BYTES];
    uint8_t *at = put_u32(put_u8(body, HELLO), board->link.nonce);
    at = put_u8(put_u8(put_u8(put_u8(at, PROTOCOL), FIRMWARE_MAJOR), FIRMWARE_MINOR), SENSORS);
    at = put_u32(put_u64(at, board->store.board), board->store.boot);
    at = put_u32(put_u32(at, HAL_TICKS_A_SECOND), board->store.map);
    at = put_u16(put_u16(at, RING_EVENTS), SCAN_TICKS);
    at = put_u8(at, hal_reset_cause());
    send(body, at);
    board->link.owes_hello = false;
    board->link.hello = now;
}

/* Asks for the tick last: sealing the frame takes a tenth of a millisecond more, always the same. */
static void say_time(struct link *link) {
    uint8_t body[TIME_BYTES + CRC_BYTES];
    uint8_t *at = put_u16(put_u8(body, TIME), link->query[0].id);
    at = put_u32(at, link->query[0].received);
    link->queries--;
    memmove(link->query, link->query + 1, link->queries * sizeof link->query[0]);
    send(body, put_u32(at, hal_tick()));
}

static void say_event(struct board *board) {
    struct link *link = &board->link;
    const struct event *event = ring_at(&board->ring, link->cursor);
    uint8_t body[EVENT_BYTES + CRC_BYTES];
    bool fault = (event->what & FAULT) != 0;
    uint8_t level = event->what & (uint8_t)~FAULT;
    uint8_t *at = put_u32(put_u8(body, fault ? FAULT_FRAME : CHANGE), link->cursor);
    at = put_u32(put_u32(at, event->tick), event->watermark);
    at = put_u8(put_u8(at, fault ? level : event->channel), fault ? event->channel : level);
    send(body, at);
    link->cursor++;
    if (link->fresh < link->cursor) {
        link->fresh = link->cursor;
        link->sent_watermark = event->watermark;
    }
    if (link->given < link->cursor) {
        link->given = link->cursor;
    }
}

static uint32_t watermark(const struct board *board) {
    return board->link.fresh < board->ring.next ? board->link.sent_watermark
                                                : debounce_watermark(&board->scan.debounce);
}

static void say_snapshot(struct board *board, uint32_t now) {
    uint8_t body[SNAPSHOT_BYTES + CRC_BYTES];
    uint8_t *at = put_u32(put_u32(put_u8(body, SNAPSHOT), board->ring.next), board->ring.oldest);
    at = put_u32(put_u32(at, now), watermark(board));
    at = put_u16(put_u16(at, board->ring.lost), board->link.reader.bad);
    at = put_u8(put_u8(at, board->lights.serial), board->display.serial);
    at = put_u8(put_u8(at, scan_buttons(&board->scan)), BITS);
    scan_levels(&board->scan, at);
    send(body, at + LEVEL_BYTES);
    board->link.given = board->ring.next;
    board->link.owes_snapshot = false;
    board->link.snapshot = now;
}

/* The ring may have dropped what was to be sent, or the program may have acknowledged it. */
static void follow_ring(struct board *board, uint32_t now) {
    struct link *link = &board->link;
    const struct ring *ring = &board->ring;
    if (link->cursor < ring->oldest) {
        link->cursor = ring->oldest;
    }
    if (link->fresh < ring->oldest) {
        link->fresh = ring->oldest;
    }
    if (link->cursor == ring->oldest) {
        link->acknowledged = now;
    } else if (now - link->acknowledged >= GO_BACK_TICKS) {
        link->cursor = ring->oldest;
        link->acknowledged = now;
    }
}

/* New events, then the snapshot, then events again: but no snapshot waits until the program thinks the line is dead. */
static void say_state(struct board *board, uint32_t now) {
    struct link *link = &board->link;
    uint32_t age = now - link->snapshot;
    bool unsent = link->fresh < board->ring.next;
    bool due = age >= (link->owes_snapshot ? SNAPSHOT_REST_TICKS : SNAPSHOT_TICKS);
    bool first = due && (link->cursor < link->fresh || !unsent);
    if (first || age >= SNAPSHOT_LATE_TICKS) {
        if (has_room(SNAPSHOT_BYTES)) {
            say_snapshot(board, now);
        }
    } else if (link->cursor < board->ring.next && has_room(EVENT_BYTES)) {
        say_event(board);
    }
}

/* A hello goes when there is room, a time when the line is idle; until then nothing else gets between. */
static void say_answer(struct board *board, uint32_t now) {
    struct link *link = &board->link;
    if (link->owes_hello) {
        if (has_room(HELLO_BYTES)) {
            say_hello(board, now);
            link->answered = true;
        }
    } else if (hal_sent()) {
        say_time(link);
        link->answered = true;
    }
}

/*
 * Before it is greeted, a board says nothing but hello: a program that has not noticed the start would take numbers
 * that begin again for old ones, and acknowledge what it never had.
 */
void link_speak(struct board *board, uint32_t now) {
    struct link *link = &board->link;
    follow_ring(board, now);
    link->owes_hello |= !link->greeted && now - link->hello >= HELLO_TICKS;
    if ((link->owes_hello || link->queries > 0) && !link->answered) {
        say_answer(board, now);
    } else {
        link->answered = false;
        if (link->greeted) {
            say_state(board, now);
        }
    }
}
