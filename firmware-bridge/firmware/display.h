/* The two clock displays. Between two words of the program the running clock counts down by itself. */
#ifndef DISPLAY_H
#define DISPLAY_H

#include <stdint.h>

#define SIDES 2
#define NOBODY SIDES
#define FACE_TICKS 50000u

/* Segments: bit 0 is a, bit 6 is g, bit 7 the point behind the digit. */
struct face {
    uint8_t digit[4];
    uint8_t colon;
};

struct display {
    uint8_t serial;
    uint8_t running; /* 0 red, 1 black, NOBODY */
    uint8_t flags;
    uint8_t side;        /* the next to be drawn */
    uint32_t tick;       /* when `left` was true */
    uint32_t left[SIDES]; /* ms */
    uint32_t drawn;
};

void display_start(struct display *display);
/* The payload of a display frame, as the link has it. The same serial number again changes nothing. */
void display_set(struct display *display, const uint8_t *payload);
/* Draws one display when it is time and the driver is ready. */
void display_show(struct display *display, uint32_t now);
/* What a clock looks like: 1:23 h above an hour, 59:59 below, 19.9 in the last twenty seconds; rounded up. */
void display_face(uint32_t ms, struct face *face);

#endif
