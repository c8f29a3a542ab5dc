#include "debounce.h"

#include <string.h>

#define BUTTON_LANE LEVEL_BYTES
/* Three bits wrap at 8, and the first sample counts. */
#define SENSOR_PRESET (8 - (SENSOR_SAMPLES - 1))
#define BUTTON_PRESET (8 - (BUTTON_SAMPLES - 1))

_Static_assert(SENSOR_PRESET > 0 && SENSOR_PRESET < 8, "three bits must be enough");
_Static_assert(BUTTON_PRESET > 0 && BUTTON_PRESET < 8, "three bits must be enough");

static uint8_t width(uint8_t lane) {
    return lane == BUTTON_LANE ? 1 : BITS;
}

static uint8_t first_channel(uint8_t lane) {
    return lane == BUTTON_LANE ? SENSOR_CHANNELS : (uint8_t)(lane * (8 / BITS));
}

/* A channel differs as a whole if one of its bits does. */
static uint8_t whole(uint8_t lane, uint8_t bits) {
    uint8_t pairs = (uint8_t)(((bits >> 1) & 0x55) | ((bits << 1) & 0xAA));
    uint8_t nibbles = (uint8_t)(((bits & 0x0F) != 0 ? 0x0F : 0) | ((bits & 0xF0) != 0 ? 0xF0 : 0));
    switch (width(lane)) {
        case 1: return bits;
        case 2: return bits | pairs;
        default: return nibbles;
    }
}

void debounce_start(struct debounce *debounce, const uint8_t raw[LANES], uint32_t now) {
    memset(debounce, 0, sizeof *debounce);
    for (uint8_t i = 0; i < LANES; i++) {
        debounce->lane[i].last = raw[i];
        debounce->lane[i].settled = raw[i];
    }
    debounce->counted = now;
    debounce->looked = now;
}

static void stamp(struct debounce *debounce, uint8_t lane, uint8_t channels, uint32_t now) {
    uint8_t step = width(lane);
    for (uint32_t *since = &debounce->since[first_channel(lane)]; channels != 0; since++) {
        if (channels & 1) {
            *since = now;
        }
        channels = (uint8_t)(channels >> step);
    }
}

/* Those of the channels whose stamp is that old. */
static uint8_t older(const struct debounce *debounce, uint8_t lane, uint8_t channels, uint32_t age) {
    uint8_t step = width(lane);
    uint8_t cell = (uint8_t)((1 << step) - 1);
    uint8_t found = 0;
    for (const uint32_t *since = &debounce->since[first_channel(lane)]; channels != 0; since++) {
        if ((channels & cell) != 0 && debounce->looked - *since >= age) {
            found |= cell;
        }
        channels &= (uint8_t)~cell;
        cell = (uint8_t)(cell << step);
    }
    return found;
}

/* Adds one where `still`; returns where the count wrapped. */
static uint8_t count(struct lane *lane, uint8_t still) {
    for (uint8_t i = 0; i < 3; i++) {
        uint8_t carry = lane->count[i] & still;
        lane->count[i] ^= still;
        still = carry;
    }
    return still;
}

static void restart(struct lane *lane, uint8_t moved, uint8_t preset) {
    for (uint8_t i = 0; i < 3; i++) {
        lane->count[i] = (uint8_t)((lane->count[i] & ~moved) | (preset & (1 << i) ? moved : 0));
    }
}

static void leave_out_or_readmit(struct debounce *debounce, uint8_t i) {
    struct lane *lane = &debounce->lane[i];
    uint8_t noisy = older(debounce, i, lane->pending, NOISY_TICKS);
    uint8_t quiet = older(debounce, i, lane->noisy, QUIET_TICKS);
    lane->pending &= (uint8_t)~noisy;
    lane->noisy = (uint8_t)((lane->noisy | noisy) & ~quiet);
    lane->turned = noisy | quiet;
    stamp(debounce, i, noisy, debounce->looked);
}

/* Most lanes rest in most scans, and are left at once. */
static void look(struct debounce *debounce, uint8_t i, uint8_t raw, uint8_t still) {
    struct lane *lane = &debounce->lane[i];
    lane->flipped = 0;
    lane->turned = 0;
    if (((raw ^ lane->last) | (raw ^ lane->settled) | lane->pending | lane->noisy) == 0) {
        return;
    }
    uint8_t moved = whole(i, raw ^ lane->last);
    uint8_t differs = whole(i, raw ^ lane->settled);
    uint8_t fresh = (uint8_t)(differs & ~(lane->pending | lane->noisy));
    lane->last = raw;
    stamp(debounce, i, fresh | (moved & lane->noisy), debounce->looked);
    uint8_t steady = (uint8_t)(count(lane, (uint8_t)(lane->pending & ~moved & still)));
    restart(lane, moved | fresh, i == BUTTON_LANE ? BUTTON_PRESET : SENSOR_PRESET);
    lane->pending = (uint8_t)((lane->pending | fresh) & ~steady);
    lane->flipped = steady & differs;
    lane->settled ^= (raw ^ lane->settled) & lane->flipped;
    if ((lane->pending | lane->noisy) != 0) {
        leave_out_or_readmit(debounce, i);
    }
}

/* The earliest stamp of the unsettled channels, and of those that settled in this scan if asked; else the scan's. */
static uint32_t oldest(const struct debounce *debounce, uint8_t flipped_too) {
    uint32_t oldest = debounce->looked;
    for (uint8_t i = 0; i < LANES; i++) {
        uint8_t channels = (uint8_t)(debounce->lane[i].pending | (debounce->lane[i].flipped & flipped_too));
        const uint32_t *since = &debounce->since[first_channel(i)];
        for (; channels != 0; since++, channels = (uint8_t)(channels >> width(i))) {
            if ((channels & 1) != 0 && (int32_t)(*since - oldest) < 0) {
                oldest = *since;
            }
        }
    }
    return oldest;
}

uint32_t debounce_watermark(const struct debounce *debounce) {
    return oldest(debounce, 0);
}

/* The one before the last: only the last event of a scan may bear the watermark that holds after all of them. */
struct speech {
    struct ring *ring;
    struct event held;
    bool holds;
};

static void say(struct speech *speech, uint8_t channel, uint8_t what, uint32_t tick) {
    if (speech->holds) {
        ring_put(speech->ring, &speech->held);
    }
    speech->held.channel = channel;
    speech->held.what = what;
    speech->held.tick = tick;
    speech->holds = true;
}

static void tell_lane(const struct debounce *debounce, uint8_t i, struct speech *speech) {
    const struct lane *lane = &debounce->lane[i];
    uint8_t bits = width(i);
    uint8_t channel = first_channel(i);
    for (uint8_t bit = 0; bit < 8; bit = (uint8_t)(bit + bits), channel++) {
        uint8_t at = (uint8_t)(1 << bit);
        if ((lane->flipped & at) != 0) {
            uint8_t level = (uint8_t)((lane->settled >> bit) & ((1 << bits) - 1));
            say(speech, channel, level, debounce->since[channel]);
        }
        if ((lane->turned & at) != 0) {
            uint8_t fault = (lane->noisy & at) != 0 ? FAULT_NOISY : FAULT_QUIET;
            say(speech, channel, FAULT | fault, debounce->looked);
        }
    }
}

static void tell(const struct debounce *debounce, struct ring *ring) {
    struct speech speech = {.ring = ring, .holds = false};
    speech.held.watermark = oldest(debounce, 0xFF);
    for (uint8_t i = 0; i < LANES; i++) {
        if ((debounce->lane[i].flipped | debounce->lane[i].turned) != 0) {
            tell_lane(debounce, i, &speech);
        }
    }
    speech.held.watermark = debounce_watermark(debounce);
    ring_put(ring, &speech.held);
}

void debounce_scan(struct debounce *debounce, const uint8_t raw[LANES], uint8_t from, struct ring *ring, uint32_t now) {
    uint8_t still = 0;
    uint8_t news = 0;
    if (now - debounce->counted >= COUNT_TICKS) {
        debounce->counted = now;
        still = 0xFF;
    }
    debounce->looked = now;
    for (uint8_t i = 0; i < from; i++) {
        debounce->lane[i].flipped = 0;
        debounce->lane[i].turned = 0;
    }
    for (uint8_t i = from; i < LANES; i++) {
        look(debounce, i, raw[i], still);
        news |= debounce->lane[i].flipped | debounce->lane[i].turned;
    }
    if (news != 0) {
        tell(debounce, ring);
    }
}

void debounce_hold_sensors(struct debounce *debounce) {
    for (uint8_t i = 0; i < LEVEL_BYTES; i++) {
        debounce->lane[i].pending = 0;
    }
}
