#include "ring.h"

_Static_assert((RING_EVENTS & (RING_EVENTS - 1)) == 0, "a number finds its slot by a mask");
_Static_assert(RING_EVENTS >= 200, "the protocol promises 200");
#ifdef __AVR__
_Static_assert(sizeof(struct ring) <= 2600, "the ring must leave room in 8 KiB");
#endif

void ring_start(struct ring *ring) {
    ring->oldest = 1;
    ring->next = 1;
    ring->lost = 0;
}

void ring_put(struct ring *ring, const struct event *event) {
    if (ring->next - ring->oldest == RING_EVENTS) {
        ring->oldest++;
        if (ring->lost != UINT16_MAX) {
            ring->lost++;
        }
    }
    ring->slot[ring->next & (RING_EVENTS - 1)] = *event;
    ring->next++;
}

void ring_release(struct ring *ring, uint32_t number) {
    if (number >= ring->oldest && number < ring->next) {
        ring->oldest = number + 1;
    }
}

const struct event *ring_at(const struct ring *ring, uint32_t number) {
    return &ring->slot[number & (RING_EVENTS - 1)];
}
