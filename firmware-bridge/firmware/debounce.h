/*
 * From samples to events. A channel that moves is unsettled until it has shown one level for long enough; the event is
 * then stamped with the first edge, so that what bounced longer does not seem to have happened later. A channel that
 * comes back to its old level gives no event.
 *
 * The counters stand upright: bit b of three bytes counts for bit b of the samples, eight bits at once.
 */
#ifndef DEBOUNCE_H
#define DEBOUNCE_H

#include <stdbool.h>
#include <stdint.h>

#include "ring.h"
#include "sensors.h"

/* Samples that must agree, a millisecond apart: a sensor 4, a button 6, so that it has been still for 5 ms. */
#define SENSOR_SAMPLES 4
#define BUTTON_SAMPLES 6
/* A count advances at most once in this time, however fast the scan is; a little less than a period, for jitter. */
#define COUNT_TICKS 900u
#define NOISY_TICKS 250000u
#define QUIET_TICKS 500000u

/* All bits of a channel in a mask are alike. */
struct lane {
    uint8_t last;
    uint8_t settled;
    uint8_t pending; /* moved, not settled */
    uint8_t noisy;   /* left out */
    uint8_t count[3];
    uint8_t flipped; /* settled at another level in this scan */
    uint8_t turned;  /* became noisy or quiet in this scan */
};

struct debounce {
    struct lane lane[LANES];
    uint32_t since[CHANNELS]; /* pending: the first edge; noisy: the last edge */
    uint32_t counted;
    uint32_t looked; /* the tick of the last scan */
};

/* The first samples are believed and give no events. */
void debounce_start(struct debounce *debounce, const uint8_t raw[LANES], uint32_t now);
/* Takes the samples of one scan from that lane on, and puts what has settled into the ring. */
void debounce_scan(struct debounce *debounce, const uint8_t raw[LANES], uint8_t from, struct ring *ring, uint32_t now);
/* Sensors that have not settled keep their last level: the chain failed. */
void debounce_hold_sensors(struct debounce *debounce);
/* No event that has not been put into the ring yet will bear an earlier tick. */
uint32_t debounce_watermark(const struct debounce *debounce);

#endif
