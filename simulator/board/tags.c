#include "tags.h"

#include "chip.h"
#include "wires.h"

#define LEVEL 0xA0
#define FAILED 0xB0
#define BACK 0xB1
#define SEVEN_BITS 0x7F
#define NOBODY UINT8_MAX
/* Without changes a reader is asked every two milliseconds, in byte times of the line: all of them within 180 ms. */
#define TURN_BYTES 23

static bool plugged;
static bool mute;
static bool dead[SENSOR_CHANNELS];
static bool changed[SENSOR_CHANNELS];
static bool told_dead[SENSOR_CHANNELS];
static unsigned turn;
static unsigned waited;

static uint8_t message[3];
static unsigned place = sizeof message;

void tags_start(bool present)
{
    plugged = present;
}

void tags_changed(unsigned channel)
{
    changed[channel] = true;
}

void tags_dead(unsigned channel, bool is_dead)
{
    dead[channel] = is_dead;
    changed[channel] = true;
}

void tags_mute(bool muted)
{
    mute = muted;
}

/* A change before those whose turn it is. */
static unsigned choose(void)
{
    for (unsigned channel = 0; channel < POINTS; channel++)
        if (changed[channel])
            return channel;
    if (++waited < TURN_BYTES)
        return NOBODY;
    waited = 0;
    turn = (turn + 1) % POINTS;
    return turn;
}

static uint8_t first_byte(unsigned channel)
{
    if (dead[channel])
        return FAILED;
    if (told_dead[channel])
        return BACK;
    return (uint8_t)(LEVEL | wires_level(channel));
}

/* A reader that is back tells its level next. */
static void compose(unsigned channel)
{
    message[0] = first_byte(channel);
    message[1] = (uint8_t)channel;
    message[2] = (uint8_t)(~(message[0] ^ channel) & SEVEN_BITS);
    changed[channel] = message[0] == BACK;
    told_dead[channel] = dead[channel];
    place = 0;
}

bool tags_next(uint8_t *byte)
{
    if (!plugged || mute)
        return false;
    if (place == sizeof message) {
        unsigned channel = choose();
        if (channel == NOBODY)
            return false;
        compose(channel);
    }
    *byte = message[place++];
    return true;
}
