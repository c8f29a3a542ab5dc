/* What people see and hear: lights, tones and clocks. */
#include <string.h>

#include "test/bench.h"
#include "test/check.h"
#include "wire.h"

#define SECOND 1000000u

static void every_light_has_its_rank_and_file(void) {
    struct lights lights;
    lights_start(&lights);
    for (uint8_t channel = 0; channel < POINTS; channel++) {
        uint8_t lit[LIGHT_BYTES] = {0}, none[LIGHT_BYTES] = {0};
        lit[channel / 8] = (uint8_t)(1 << (channel % 8));
        lights_set(&lights, lit, none);
        for (unsigned rank = 0; rank < RANKS; rank++) {
            lights_show(&lights, 0);
        }
        for (unsigned rank = 0; rank < RANKS; rank++) {
            EQUAL(rank == channel / FILES ? 1u << channel % FILES : 0, bench.files[rank]);
        }
    }
}

static void a_blinking_light_is_lit_half_of_the_time(void) {
    struct lights lights;
    uint8_t all[LIGHT_BYTES];
    unsigned lit = 0;
    memset(all, 0xFF, sizeof all);
    lights_start(&lights);
    lights_set(&lights, all, all);
    for (uint32_t now = 0; now < 1u << 21; now += 1u << 17) {
        lights.rank = 4;
        lights_show(&lights, now);
        lit += bench.files[4] != 0;
    }
    EQUAL(8, lit);
}

/* Tenths of a second, from the beginning. */
static const char *const tunes[] = {
    "....................", "#...................", "#.#.................", "######..............",
    "##..##..##..##..##..",
};

static void every_tune_sounds_as_it_is_written(void) {
    struct buzzer buzzer;
    for (uint8_t tune = SILENT; tune <= ALARM; tune++) {
        uint32_t start = (uint32_t)-SECOND / 2;
        buzzer_start(&buzzer);
        buzzer_set(&buzzer, tune, start);
        for (uint32_t ms = 0; ms < 2000; ms++) {
            buzzer_show(&buzzer, start + ms * 1000);
            CHECK(bench.buzz == (tunes[tune][ms / 100] == '#'), "tune %u at %u ms", tune, ms);
        }
        for (uint32_t s = 2; tune != ALARM && s < 10000; s++) {
            buzzer_show(&buzzer, start + s * SECOND);
            EQUAL(0, bench.buzz);
        }
    }
    buzzer_set(&buzzer, 200, 0);
    buzzer_show(&buzzer, 0);
    EQUAL(0, bench.buzz);
}

static char read_digit(uint8_t segments) {
    static const uint8_t known[] = {0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F};
    for (unsigned i = 0; i < sizeof known; i++) {
        if ((segments & 0x7F) == known[i]) {
            return (char)('0' + i);
        }
    }
    return (segments & 0x7F) == 0 ? ' ' : '-';
}

static const char *read_face(const uint8_t digit[4], uint8_t colon) {
    static char text[8];
    char *at = text;
    for (unsigned i = 0; i < 4; i++) {
        *at++ = read_digit(digit[i]);
        if ((digit[i] & 0x80) != 0) {
            *at++ = '.';
        }
        if (i == 1 && colon) {
            *at++ = ':';
        }
    }
    *at = 0;
    return text;
}

static const struct {
    uint32_t ms;
    const char *face;
} faces[] = {
    {0, " 00.0"},          {1, " 00.1"},          {100, " 00.1"},          {101, " 00.2"},       {9900, " 09.9"},
    {19999, " 20.0"},      {20000, "00:20"},      {20001, "00:21"},        {59000, "00:59"},     {60000, "01:00"},
    {3599000, "59:59"},    {3599001, "01:00"},    {3600000, "01:00"},      {5400000, "01:30"},   {35999999, "10:00"},
    {4000000000u, "10:00"},
};

static void a_face_is_rounded_up(void) {
    for (unsigned i = 0; i < sizeof faces / sizeof faces[0]; i++) {
        struct face face;
        display_face(faces[i].ms, &face);
        const char *seen = read_face(face.digit, face.colon);
        CHECK(strcmp(seen, faces[i].face) == 0, "%u ms is %s, not %s", faces[i].ms, seen, faces[i].face);
    }
}

static void set(struct display *display, uint8_t serial, uint8_t running, uint32_t tick, uint8_t flags) {
    uint8_t payload[15];
    uint8_t *at = put_u32(put_u8(put_u8(payload, serial), running), tick);
    put_u8(put_u32(put_u32(at, 7200000), 600000), flags);
    display_set(display, payload);
}

static void see(struct display *display, uint32_t now, const char *red, const char *black) {
    display_show(display, now);
    display_show(display, now + FACE_TICKS);
    const char *seen = read_face(bench.digit[0], bench.colon[0]);
    CHECK(strcmp(seen, red) == 0, "red is %s, not %s, at %u", seen, red, now);
    seen = read_face(bench.digit[1], bench.colon[1]);
    CHECK(strcmp(seen, black) == 0, "black is %s, not %s, at %u", seen, black, now);
}

static void the_running_clock_counts_down_by_itself_across_the_wrap(void) {
    struct display display;
    uint32_t start = (uint32_t)-100 * SECOND;
    display_start(&display);
    display.drawn = start - SECOND;
    set(&display, 1, 2, start, 0);
    see(&display, start, "02:00", "10:00");
    see(&display, start + 60 * SECOND + 100000, "02:00", "09:00");
    for (uint32_t s = 61; s <= 500; s++) {
        display_show(&display, start + s * SECOND);
    }
    see(&display, start + 540 * SECOND + 100000, "02:00", "01:00");
    for (uint32_t s = 541; s <= 7000; s++) {
        display_show(&display, start + s * SECOND);
    }
    see(&display, start + 7001 * SECOND, "02:00", " 00.0");
}

static void the_same_serial_number_changes_nothing(void) {
    struct display display;
    display_start(&display);
    set(&display, 0, 2, 0, 0);
    EQUAL(NOBODY, display.running);
    set(&display, 4, 1, 0, 0);
    EQUAL(0, display.running);
    set(&display, 4, 2, 0, 0);
    EQUAL(0, display.running);
}

static void a_flag_blinks_in_its_own_clock(void) {
    struct display display;
    display_start(&display);
    set(&display, 1, 0, 0, 2);
    see(&display, 1u << 18, "02:00", "--:--");
    see(&display, 1u << 19, "02:00", "10:00");
}

static const struct test tests[] = {
    {"lights: every light has its rank and file", every_light_has_its_rank_and_file},
    {"lights: a blinking light is lit half of the time", a_blinking_light_is_lit_half_of_the_time},
    {"buzzer: every tune sounds as it is written", every_tune_sounds_as_it_is_written},
    {"display: a face is rounded up", a_face_is_rounded_up},
    {"display: the running clock counts down across the wrap", the_running_clock_counts_down_by_itself_across_the_wrap},
    {"display: the same serial number changes nothing", the_same_serial_number_changes_nothing},
    {"display: a flag blinks in its own clock", a_flag_blinks_in_its_own_clock},
};

int main(void) {
    return RUN(tests);
}
