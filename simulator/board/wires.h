/* The sensor chain and the buttons on the chip's pins, and the level of every channel. */
#ifndef WIRES_H
#define WIRES_H

#include <simavr/sim_avr.h>

#include "chip.h"

/* Hangs the model on the pins. */
void wires_start(avr_t *avr, enum sensors sensors);
/* After a reset the pins must be told again what they see. */
void wires_again(void);

/* A sensor's or a button's level, as docs/reference/link-protocol.md has them. */
void wires_set(unsigned channel, unsigned level);
unsigned wires_level(unsigned channel);
/* A broken chain returns nothing but ones. */
void wires_break_chain(bool broken);

/* The longest that a chain took from its load to its last bit, in cycles, since it was asked last. */
uint64_t wires_scan_cycles(void);

#endif
