#include "lights.h"

#include <stdbool.h>
#include <string.h>

#include "hal/hal.h"

_Static_assert(RANKS * FILES == POINTS, "a light for each point");

/* This bit of the tick changes about twice in a second: lights blink without a timer of their own. */
#define BLINK_BIT 18

void lights_start(struct lights *lights) {
    memset(lights, 0, sizeof *lights);
}

void lights_set(struct lights *lights, const uint8_t *lit, const uint8_t *blinking) {
    memcpy(lights->lit, lit, LIGHT_BYTES);
    memcpy(lights->blinking, blinking, LIGHT_BYTES);
}

static bool has(const uint8_t *channels, uint8_t channel) {
    return (channels[channel / 8] >> (channel % 8)) & 1;
}

void lights_show(struct lights *lights, uint32_t now) {
    bool dark = (now >> BLINK_BIT) & 1;
    uint16_t files = 0;
    for (uint8_t file = 0; file < FILES; file++) {
        uint8_t channel = (uint8_t)(lights->rank * FILES + file);
        bool on = has(lights->blinking, channel) ? !dark : has(lights->lit, channel);
        files |= (uint16_t)((on ? 1u : 0u) << file);
    }
    hal_light(lights->rank, files);
    lights->rank = (uint8_t)(lights->rank + 1) % RANKS;
}
