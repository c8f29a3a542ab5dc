/* The events that the program has not acknowledged yet. They are numbered from 1. */
#ifndef RING_H
#define RING_H

#include <stdint.h>

#define RING_EVENTS 256

/* A change's level, or a fault's code with this bit. */
#define FAULT 0x80

enum fault {
    FAULT_NOISY = 1,
    FAULT_QUIET,
    FAULT_CHAIN,
    FAULT_CHAIN_OK,
    FAULT_OVERRUN,
    FAULT_READER,
    FAULT_READER_OK,
    FAULT_RESET
};

struct event {
    uint32_t tick;
    uint32_t watermark;
    uint8_t channel;
    uint8_t what;
};

struct ring {
    struct event slot[RING_EVENTS];
    uint32_t oldest; /* the first that is kept; next if none is */
    uint32_t next;   /* the number that the next event gets */
    uint16_t lost;   /* left unacknowledged, to make room; stays at 65,535 */
};

void ring_start(struct ring *ring);
void ring_put(struct ring *ring, const struct event *event);
/* Forgets the events up to that number. */
void ring_release(struct ring *ring, uint32_t number);
/* Only for oldest <= number < next. */
const struct event *ring_at(const struct ring *ring, uint32_t number);

#endif
