/*
 * The debouncer against tables of time, inputs and expected events. Each table is run at one to ten scans in a
 * millisecond, smooth and jumping, across the wrap of the counter, and is followed by a minute of silence.
 */
#include <string.h>

#include "debounce.h"
#include "test/check.h"

#define HIGHEST ((1 << BITS) - 1)
#define PRESS 96
#define SENSOR 44
#define NEIGHBOUR 45
#define ROWS 24
#define MS 1000u
#define END {0, NO_CHANNEL, 0}

/* Input: from `at` on, the channel shows the level. */
struct input {
    uint32_t at;
    uint8_t channel, level;
};

/* Event: stamped from `at` to `until` (and one scan): until then the first edge may hide between two scans. */
struct expected {
    uint32_t at, until;
    uint8_t channel, level;
};

struct table {
    const char *name;
    struct input in[ROWS];
    struct expected out[8];
};

static const struct table tables[] = {
    {"one clean edge", {{5 * MS, SENSOR, HIGHEST}, END}, {{5 * MS, 5 * MS, SENSOR, HIGHEST}, {.channel = NO_CHANNEL}}},
    {"a press that bounces is stamped where it began",
     {{5000, PRESS, 1}, {5600, PRESS, 0}, {6400, PRESS, 1}, {7500, PRESS, 0}, {8000, PRESS, 1}, END},
     {{5000, 8000, PRESS, 1}, {.channel = NO_CHANNEL}}},
    {"a short pulse is nothing", {{5000, SENSOR, 1}, {7000, SENSOR, 0}, END}, {{.channel = NO_CHANNEL}}},
    {"a button's pulse of four milliseconds is nothing",
     {{5000, PRESS, 1}, {9000, PRESS, 0}, END},
     {{.channel = NO_CHANNEL}}},
    {"lifted and put back is two events",
     {{5000, SENSOR, HIGHEST}, {60000, SENSOR, 0}, {120000, SENSOR, HIGHEST}, END},
     {{5000, 5000, SENSOR, HIGHEST},
      {60000, 60000, SENSOR, 0},
      {120000, 120000, SENSOR, HIGHEST},
      {.channel = NO_CHANNEL}}},
    {"a slow channel does not hide behind a quick one",
     {{5000, PRESS, 1}, {8000, SENSOR, 1}, {80000, PRESS, 0}, {81000, NEIGHBOUR, 1}, END},
     {{8000, 8000, SENSOR, 1}, {5000, 5000, PRESS, 1}, {81000, 81000, NEIGHBOUR, 1}, {80000, 80000, PRESS, 0},
      {.channel = NO_CHANNEL}}},
    {"what bounces for long is one event",
     {{5000, SENSOR, 1}, {7000, SENSOR, 0}, {9000, SENSOR, 1}, {11000, SENSOR, 0}, {13000, SENSOR, 1},
      {15000, SENSOR, 0}, {17000, SENSOR, 1}, {19000, SENSOR, 0}, {21000, SENSOR, 1}, END},
     {{5000, 21000, SENSOR, 1}, {.channel = NO_CHANNEL}}},
    {"two that settle together, the later one told first",
     {{5000, SENSOR, 1}, {6000, SENSOR, 0}, {8000, SENSOR, 1}, {8000, 10, 1}, END},
     {{5000, 8000, SENSOR, 1}, {8000, 8000, 10, 1}, {.channel = NO_CHANNEL}}},
    {"neighbours do not disturb each other",
     {{5000, SENSOR, 1}, {5500, NEIGHBOUR, HIGHEST}, {6500, NEIGHBOUR, 0}, END},
     {{5000, 5000, SENSOR, 1}, {.channel = NO_CHANNEL}}},
#if BITS > 1
    {"another piece comes without a level between",
     {{5000, SENSOR, 1}, {50000, SENSOR, HIGHEST}, {51000, SENSOR, 0}, {52000, SENSOR, 2}, END},
     {{5000, 5000, SENSOR, 1}, {50000, 50000, SENSOR, 2}, {.channel = NO_CHANNEL}}},
#endif
};

struct course {
    struct debounce debounce;
    struct ring ring;
    uint8_t raw[LANES];
    uint32_t start, now, seen;
    uint32_t floor; /* the latest watermark that was announced, from the start */
    uint32_t found; /* bits of the expected events */
    const struct table *table;
    uint32_t step; /* the longest */
};

static void show(uint8_t raw[LANES], uint8_t channel, uint8_t level) {
    unsigned bits = channel < SENSOR_CHANNELS ? BITS : 1;
    unsigned at = channel < SENSOR_CHANNELS ? channel * BITS : LEVEL_BYTES * 8u + channel - SENSOR_CHANNELS;
    uint8_t mask = (uint8_t)(((1 << bits) - 1) << (at % 8));
    raw[at / 8] = (uint8_t)((raw[at / 8] & ~mask) | (level << (at % 8)));
}

static bool fits(const struct expected *out, const struct event *event, uint32_t tick, uint32_t step) {
    return out->channel == event->channel && out->level == event->what && tick >= out->at && tick < out->until + step;
}

static void judge(struct course *course) {
    for (; course->seen < course->ring.next; course->seen++) {
        const struct event *event = ring_at(&course->ring, course->seen);
        uint32_t tick = event->tick - course->start;
        unsigned row = 0;
        while (course->table->out[row].channel != NO_CHANNEL && (course->found >> row & 1 ||
               !fits(&course->table->out[row], event, tick, course->step))) {
            row++;
        }
        CHECK(course->table->out[row].channel != NO_CHANNEL, "%s, step %u: channel %u level %u at %u is not expected",
              course->table->name, course->step, event->channel, event->what, tick);
        course->found |= 1u << row;
        CHECK(tick >= course->floor, "%s, step %u: %u is before the watermark %u", course->table->name, course->step,
              tick, course->floor);
        uint32_t watermark = event->watermark - course->start;
        course->floor = watermark > course->floor ? watermark : course->floor;
    }
    uint32_t watermark = debounce_watermark(&course->debounce) - course->start;
    CHECK(watermark >= course->floor, "%s: the watermark goes back to %u", course->table->name, watermark);
    course->floor = watermark;
}

static void scan_at(struct course *course, uint32_t at) {
    course->now = course->start + at;
    for (const struct input *in = course->table->in; in->channel != NO_CHANNEL; in++) {
        if (in->at <= at) {
            show(course->raw, in->channel, in->level);
        }
    }
    debounce_scan(&course->debounce, course->raw, 0, &course->ring, course->now);
    judge(course);
}

static void run(const struct table *table, uint32_t step, uint32_t jump) {
    static struct course course;
    uint32_t random = 12345 + step;
    memset(&course, 0, sizeof course);
    course.table = table;
    course.step = step + jump;
    course.start = (uint32_t)-6500;
    course.seen = 1;
    ring_start(&course.ring);
    debounce_start(&course.debounce, course.raw, course.start);
    uint32_t at = 0;
    while (at < 200 * MS) {
        at += step + (jump != 0 ? next_random(&random) % jump : 0);
        scan_at(&course, at);
    }
    while (at < 60 * 1000 * MS) {
        at += 2 * MS;
        scan_at(&course, at);
    }
    unsigned expected = 0;
    while (table->out[expected].channel != NO_CHANNEL) {
        expected++;
    }
    CHECK(course.found == (1u << expected) - 1, "%s, step %u: found %x", table->name, course.step, course.found);
}

static void all_tables(uint32_t jump) {
    for (unsigned t = 0; t < sizeof tables / sizeof tables[0]; t++) {
        for (uint32_t scans = 1; scans <= 10; scans++) {
            run(&tables[t], MS / scans, jump);
        }
    }
}

static void smooth(void) {
    all_tables(0);
}

static void jumping(void) {
    all_tables(1500);
}

static const struct test tests[] = {
    {"debounce: tables, one to ten scans a millisecond, smooth", smooth},
    {"debounce: tables, one to ten scans a millisecond, jumping", jumping},
};

int main(void) {
    return RUN(tests);
}
