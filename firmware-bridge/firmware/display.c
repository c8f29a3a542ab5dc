#include "display.h"

#include <stdbool.h>
#include <string.h>

#include "hal/flash.h"
#include "hal/hal.h"
#include "wire.h"

#define POINT 0x80
#define DASH 0x40
#define BLINK_BIT 18
#define HOUR 3600u
#define TENTHS_BELOW_MS 20000u
#define LONGEST_MS (10ul * HOUR * 1000ul - 1)

static const uint8_t digits[10] FLASH = {0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F};
static const uint8_t flag_down[4] = {DASH, DASH, DASH, DASH};

void display_start(struct display *display) {
    memset(display, 0, sizeof *display);
    display->running = NOBODY;
}

void display_set(struct display *display, const uint8_t *payload) {
    if (payload[0] == display->serial) {
        return;
    }
    display->serial = payload[0];
    display->running = payload[1] == 1 ? 0 : payload[1] == 2 ? 1 : NOBODY;
    display->tick = get_u32(payload + 2);
    display->left[0] = get_u32(payload + 6);
    display->left[1] = get_u32(payload + 10);
    display->flags = payload[14];
}

static void put_pair(uint8_t *digit, uint8_t number) {
    digit[0] = FLASH_U8(&digits[number / 10]);
    digit[1] = FLASH_U8(&digits[number % 10]);
}

void display_face(uint32_t ms, struct face *face) {
    if (ms > LONGEST_MS) {
        ms = LONGEST_MS;
    }
    face->colon = 1;
    if (ms < TENTHS_BELOW_MS) {
        uint16_t tenths = (uint16_t)((ms + 99) / 100);
        put_pair(face->digit, (uint8_t)(tenths / 100));
        put_pair(face->digit + 2, (uint8_t)(tenths % 100));
        face->digit[0] = 0;
        face->digit[2] |= POINT;
        face->colon = 0;
        return;
    }
    uint32_t seconds = (ms + 999) / 1000;
    uint32_t minutes = seconds / 60;
    if (seconds >= HOUR) {
        put_pair(face->digit, (uint8_t)(minutes / 60));
        put_pair(face->digit + 2, (uint8_t)(minutes % 60));
        return;
    }
    put_pair(face->digit, (uint8_t)minutes);
    put_pair(face->digit + 2, (uint8_t)(seconds % 60));
}

/* In whole milliseconds, and again and again, so that the counter's wrap never lies between. */
static void count_down(struct display *display, uint32_t now) {
    int32_t passed = (int32_t)(now - display->tick);
    if (passed < 1000) {
        return;
    }
    uint32_t ms = (uint32_t)passed / 1000;
    display->tick += ms * 1000;
    if (display->running < SIDES) {
        uint32_t *left = &display->left[display->running];
        *left -= *left < ms ? *left : ms;
    }
}

void display_show(struct display *display, uint32_t now) {
    count_down(display, now);
    if (now - display->drawn < FACE_TICKS || !hal_face_ready()) {
        return;
    }
    display->drawn = now;
    uint8_t side = display->side;
    display->side = side ^ 1;
    struct face face;
    display_face(display->left[side], &face);
    if ((display->flags >> side & 1) != 0 && (now >> BLINK_BIT & 1) != 0) {
        memcpy(face.digit, flag_down, sizeof face.digit);
    }
    if ((display->flags & 4) != 0) {
        face.digit[3] |= POINT;
    }
    hal_face(side, face.digit, face.colon);
}
