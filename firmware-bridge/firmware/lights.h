/* A light at each point, in ten ranks of nine files: one rank at a time, each a millisecond. */
#ifndef LIGHTS_H
#define LIGHTS_H

#include <stdint.h>

#include "sensors.h"

#define RANKS 10
#define FILES 9
#define LIGHT_BYTES (SENSOR_CHANNELS / 8)

struct lights {
    uint8_t lit[LIGHT_BYTES];
    uint8_t blinking[LIGHT_BYTES];
    uint8_t serial; /* of what is shown; the buzzer has the same */
    uint8_t rank;
};

void lights_start(struct lights *lights);
/* Channel c is bit c of `lit` and of `blinking`; a light that is in both blinks. */
void lights_set(struct lights *lights, const uint8_t *lit, const uint8_t *blinking);
/* Shows the next rank. The light of channel c is that of rank c / 9, file c % 9. */
void lights_show(struct lights *lights, uint32_t now);

#endif
