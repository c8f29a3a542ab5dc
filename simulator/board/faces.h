/* The two clock displays: an HT16K33 each, at I2C addresses 0x70 (red) and 0x71 (black). */
#ifndef FACES_H
#define FACES_H

#include <simavr/sim_avr.h>

#define FACE_TEXT 12

void faces_start(avr_t *avr);
/* What a reader sees: digits, - and . and :, blanks left out; "off" before the display is woken. */
void faces_text(unsigned side, char text[FACE_TEXT]);

#endif
