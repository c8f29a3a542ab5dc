/* What the files of this chip share. */
#ifndef CHIP_H
#define CHIP_H

#include <stdbool.h>
#include <stdint.h>

#define F_CPU 16000000ul

/* Set by every interrupt: hal_idle does not rest when something has just happened. */
extern volatile uint8_t chip_woken;

/* The tick, with interrupts off. */
uint32_t chip_tick(void);

void chip_start_time(void);
void chip_start_link(void);
void chip_start_tags(void);
void chip_start_pins(void);
void chip_start_faces(void);

#endif
