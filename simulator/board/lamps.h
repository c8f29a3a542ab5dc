/* The lights, in ten ranks of nine files that take turns, and the buzzer: what an onlooker sees and hears. */
#ifndef LAMPS_H
#define LAMPS_H

#include <simavr/sim_avr.h>
#include <stdbool.h>

#include "chip.h"

void lamps_start(avr_t *avr);
/* Whether the light was on within the last 25 ms. */
bool lamps_lit(unsigned channel);
bool lamps_buzzing(void);
/* How long the buzzer has sounded in all, in microseconds. */
uint64_t lamps_buzzed(void);

#endif
