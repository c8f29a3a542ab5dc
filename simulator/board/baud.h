/* The speed of the chip's serial lines, as a real chip has it. */
#ifndef BAUD_H
#define BAUD_H

#include <simavr/sim_avr.h>

/*
 * The emulator works the speed out when the divisor is written, with the other settings as they are then; a chip goes
 * by what is set. Afterwards every setting counts, in whatever order the firmware writes them.
 */
void baud_start(avr_t *avr);

#endif
