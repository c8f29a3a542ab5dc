#include "scan.h"

#include <string.h>

#include "hal/flash.h"

#define BUTTON_LANE LEVEL_BYTES
#define BUTTON_MASK ((1 << BUTTONS) - 1)

/* The bytes at the chain's end where spare channels are; of these, the even ones are tied to what a piece does. */
#if SENSORS == OCCUPANCY
static const uint8_t spare[] FLASH = {0xFC};
static const uint8_t pattern[] FLASH = {0x54};
#elif SENSORS == SIDE
static const uint8_t spare[] FLASH = {0xF0, 0xFF};
static const uint8_t pattern[] FLASH = {0x30, 0x33};
#endif

#if SENSORS == IDENTITY

/* The multiplexer says what it sees; there is no chain that could fail. */
static bool sense(const struct scan *scan, const uint8_t *pins, uint8_t raw[LANES]) {
    (void)pins;
    memcpy(raw, scan->reader.level, LEVEL_BYTES);
    return true;
}

#else

static bool sense(const struct scan *scan, const uint8_t *pins, uint8_t raw[LANES]) {
    (void)scan;
    for (uint8_t i = 0; i < LEVEL_BYTES; i++) {
        raw[i] = (uint8_t)~pins[i];
    }
    uint8_t wrong = 0;
    for (uint8_t i = 0; i < sizeof spare; i++) {
        uint8_t *at = &raw[LEVEL_BYTES - sizeof spare + i];
        uint8_t mask = FLASH_U8(&spare[i]);
        wrong |= (*at & mask) ^ FLASH_U8(&pattern[i]);
        *at &= (uint8_t)~mask;
    }
    return wrong == 0;
}

#endif

void scan_start(struct scan *scan, const uint8_t pins[LEVEL_BYTES], uint8_t buttons, uint32_t now) {
    uint8_t raw[LANES];
    memset(scan, 0, sizeof *scan);
#if SENSORS == IDENTITY
    reader_start(&scan->reader, now);
#endif
    if (!sense(scan, pins, raw)) {
        memset(raw, 0, LEVEL_BYTES);
    }
    raw[BUTTON_LANE] = buttons & BUTTON_MASK;
    debounce_start(&scan->debounce, raw, now);
}

void scan_fault(struct scan *scan, struct ring *ring, enum fault code, uint8_t channel, uint32_t now) {
    struct event event = {now, debounce_watermark(&scan->debounce), channel, (uint8_t)(FAULT | code)};
    ring_put(ring, &event);
}

static void watch_chain(struct scan *scan, bool good, struct ring *ring, uint32_t now) {
    if (good != scan->failed) {
        scan->streak = 0;
        return;
    }
    scan->streak++;
    if (scan->streak < (scan->failed ? CHAIN_GOOD_SCANS : CHAIN_BAD_SCANS)) {
        return;
    }
    scan->streak = 0;
    scan->failed = !scan->failed;
    if (scan->failed) {
        debounce_hold_sensors(&scan->debounce);
    }
    scan_fault(scan, ring, scan->failed ? FAULT_CHAIN : FAULT_CHAIN_OK, NO_CHANNEL, now);
}

#if SENSORS == IDENTITY

static void tell(struct scan *scan, enum reader_news news, struct ring *ring, uint32_t now) {
    if (news != READER_NOTHING) {
        enum fault code = news == READER_FAILED ? FAULT_READER : FAULT_READER_OK;
        scan_fault(scan, ring, code, scan->reader.channel, now);
    }
}

void scan_heard(struct scan *scan, uint8_t byte, struct ring *ring, uint32_t now) {
    tell(scan, reader_take(&scan->reader, byte, now), ring, now);
}

#else

void scan_heard(struct scan *scan, uint8_t byte, struct ring *ring, uint32_t now) {
    (void)scan;
    (void)byte;
    (void)ring;
    (void)now;
}

#endif

void scan_take(struct scan *scan, const uint8_t pins[LEVEL_BYTES], uint8_t buttons, struct ring *ring, uint32_t now) {
    uint8_t raw[LANES];
#if SENSORS == IDENTITY
    tell(scan, reader_watch(&scan->reader, now), ring, now);
#endif
    bool good = sense(scan, pins, raw);
    watch_chain(scan, good, ring, now);
    raw[BUTTON_LANE] = buttons & BUTTON_MASK;
    debounce_scan(&scan->debounce, raw, good && !scan->failed ? 0 : BUTTON_LANE, ring, now);
}

void scan_overran(struct scan *scan, struct ring *ring, uint32_t now) {
    if (!scan->overran || now - scan->overrun >= OVERRUN_REST_TICKS) {
        scan->overran = true;
        scan->overrun = now;
        scan_fault(scan, ring, FAULT_OVERRUN, NO_CHANNEL, now);
    }
}

uint8_t scan_buttons(const struct scan *scan) {
    return scan->debounce.lane[BUTTON_LANE].settled;
}

void scan_levels(const struct scan *scan, uint8_t *bytes) {
    for (uint8_t i = 0; i < LEVEL_BYTES; i++) {
        bytes[i] = scan->debounce.lane[i].settled;
    }
}
