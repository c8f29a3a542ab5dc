/* What lies under the points, chosen when the firmware is built: one program for each kind. */
#ifndef SENSORS_H
#define SENSORS_H

#include <stdint.h>

#define OCCUPANCY 1
#define SIDE 2
#define IDENTITY 3

#if SENSORS == OCCUPANCY
#define BITS 1
#elif SENSORS == SIDE
#define BITS 2
#elif SENSORS == IDENTITY
#define BITS 4
#else
#error "SENSORS must be OCCUPANCY, SIDE or IDENTITY"
#endif

/* Points of a board; channels from here to SENSOR_CHANNELS are spare and carry the test pattern. */
#define POINTS 90
#define SENSOR_CHANNELS 96
#define BUTTONS 6
#define CHANNELS (SENSOR_CHANNELS + BUTTONS)
#define NO_CHANNEL 255

/* Levels are kept as a snapshot bears them: channel c in the BITS bits from bit c * BITS on. */
#define LEVEL_BYTES (SENSOR_CHANNELS / 8 * BITS)
/* One more byte for the buttons. */
#define LANES (LEVEL_BYTES + 1)

#endif
