#include <string.h>

#include "hal/hal.h"
#include "test/bench.h"

#define BYTE_TICKS 87u
#define BUFFER_BYTES 255u

void hal_start(void) {}
void hal_idle(void) {}
void hal_alive(void) {}

uint8_t hal_reset_cause(void) {
    return bench.reset_cause;
}

uint32_t hal_tick(void) {
    return bench.tick;
}

uint8_t hal_scans(void) {
    uint8_t scans = 0;
    while (bench.tick - bench.scanned >= SCAN_TICKS) {
        bench.scanned += SCAN_TICKS;
        scans++;
    }
    return scans;
}

void hal_chain(uint8_t *bytes, uint8_t count) {
    memcpy(bytes, bench.pins, count);
}

uint8_t hal_buttons(void) {
    return bench.buttons;
}

bool hal_receive(uint8_t *byte, uint32_t *tick) {
    if (bench.in_head == bench.in_tail) {
        return false;
    }
    *byte = bench.in[bench.in_tail++ % BENCH_LINE];
    if (*byte == 0) {
        *tick = bench.in_tick != 0 ? bench.in_tick : bench.tick;
    }
    return true;
}

/* How many bytes the line has still to carry. */
static uint32_t waiting(void) {
    int32_t left = (int32_t)(bench.busy_until - bench.tick);
    return left > 0 ? (uint32_t)left / BYTE_TICKS : 0;
}

uint8_t hal_room(void) {
    uint32_t used = waiting();
    return (uint8_t)(used < BUFFER_BYTES ? BUFFER_BYTES - used : 0);
}

bool hal_sent(void) {
    return waiting() == 0;
}

void hal_send(const uint8_t *bytes, uint8_t count) {
    if (waiting() == 0) {
        bench.busy_until = bench.tick;
    }
    bench.busy_until += count * BYTE_TICKS;
    for (unsigned i = 0; i < count; i++) {
        bench.out[bench.sent++ % BENCH_LINE] = bytes[i];
    }
}

bool hal_tag(uint8_t *byte) {
    if (bench.tag_head == bench.tag_tail) {
        return false;
    }
    *byte = bench.tags[bench.tag_tail++ % sizeof bench.tags];
    return true;
}

uint8_t hal_eeprom_read(uint16_t at) {
    return bench.eeprom[at];
}

/* Busy until it was asked twice, or until the bench's time goes on. */
bool hal_eeprom_ready(void) {
    bool ready = !bench.eeprom_busy;
    bench.eeprom_busy = false;
    return ready;
}

void hal_eeprom_write(uint16_t at, uint8_t byte) {
    if (bench.power == 1) {
        return;
    }
    if (bench.power > 1) {
        bench.power--;
    }
    bench.eeprom[at] = byte;
    bench.written[at]++;
    bench.eeprom_busy = true;
}

void hal_light(uint8_t rank, uint16_t files) {
    bench.files[rank] = files;
}

void hal_buzz(uint8_t on) {
    bench.buzz = on;
}

bool hal_face_ready(void) {
    return true;
}

void hal_face(uint8_t side, const uint8_t digit[4], uint8_t colon) {
    memcpy(bench.digit[side], digit, 4);
    bench.colon[side] = colon;
}
