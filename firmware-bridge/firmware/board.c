#include "board.h"

#include "hal/hal.h"

#ifdef __AVR__
_Static_assert(sizeof(struct board) <= 5120, "8 KiB hold the board, the buffers of the line and the stack");
#endif

#define TAG_BYTES_AT_ONCE 16
#define FAILED_STARTS (4 | 8)

static void look(struct board *board, uint32_t *now) {
    uint8_t pins[LEVEL_BYTES] = {0};
    *now = hal_tick();
#if SENSORS != IDENTITY
    hal_chain(pins, LEVEL_BYTES);
#endif
    scan_take(&board->scan, pins, hal_buttons(), &board->ring, *now);
}

void board_start(struct board *board) {
    uint8_t pins[LEVEL_BYTES] = {0};
    store_start(&board->store);
    ring_start(&board->ring);
    uint32_t now = hal_tick();
#if SENSORS != IDENTITY
    hal_chain(pins, LEVEL_BYTES);
#endif
    scan_start(&board->scan, pins, hal_buttons(), now);
    link_start(board, now);
    lights_start(&board->lights);
    buzzer_start(&board->buzzer);
    display_start(&board->display);
    if ((hal_reset_cause() & FAILED_STARTS) != 0) {
        scan_fault(&board->scan, &board->ring, FAULT_RESET, NO_CHANNEL, now);
    }
    /* The periods that passed meanwhile were not missed. */
    hal_scans();
}

static void hear_tags(struct board *board) {
#if SENSORS == IDENTITY
    uint8_t byte;
    for (uint8_t i = 0; i < TAG_BYTES_AT_ONCE && hal_tag(&byte); i++) {
        scan_heard(&board->scan, byte, &board->ring, hal_tick());
    }
#else
    (void)board;
#endif
}

bool board_turn(struct board *board) {
    uint32_t now = hal_tick();
    uint8_t scans = hal_scans();
    hear_tags(board);
    if (scans > 0) {
        look(board, &now);
        if (scans > 1) {
            scan_overran(&board->scan, &board->ring, now);
        }
        hal_alive();
    }
    link_hear(board, now);
    link_speak(board, hal_tick());
    if (store_turn(&board->store)) {
        board->link.nonce = 0;
        board->link.owes_hello = true;
    }
    if (scans > 0) {
        lights_show(&board->lights, now);
        buzzer_show(&board->buzzer, now);
        display_show(&board->display, now);
    }
    return link_hurries(board);
}
