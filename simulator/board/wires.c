#include "wires.h"

#include <simavr/avr_ioport.h>

#include "tags.h"

#define LOAD 4
#define CLOCK 1
#define DATA 3

static avr_t *avr;
static enum sensors sensors;
static unsigned levels[CHANNELS];
static bool chain_broken;

/* The registers as they were loaded, and how far they are shifted. */
static uint8_t chain[2 * SENSOR_CHANNELS];
static unsigned shifted;
static unsigned load_pin = 1;
static unsigned clock_pin;
static unsigned data_pin;
static avr_cycle_count_t loading_at;
static uint64_t longest_scan;

static const struct {
    char port;
    unsigned pin;
} buttons[] = {{'E', 4}, {'E', 5}, {'A', 0}, {'A', 1}, {'A', 2}, {'A', 3}};

/* A pin that something else drives: simavr sets an input to its pull-up at each write to the port unless told so. */
static void drive(char port, unsigned pin, unsigned level)
{
    static uint8_t masks[128];
    static uint8_t values[128];
    uint8_t bit = (uint8_t)(1u << pin);
    uint8_t *value = &values[(unsigned)port];
    masks[(unsigned)port] |= bit;
    *value = (uint8_t)((*value & ~bit) | (level ? bit : 0));
    avr_ioport_external_t external = {.name = (unsigned)port, .mask = masks[(unsigned)port], .value = *value};
    avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port), &external);
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), (int)pin), level);
}

/* A reset empties the registers, and simavr tells a pin nothing that it was told before. */
static void drive_anew(char port, unsigned pin, unsigned level)
{
    drive(port, pin, !level);
    drive(port, pin, level);
}

static unsigned bits_a_channel(void)
{
    return sensors == SIDE ? 2 : 1;
}

/* A piece pulls its bit low; the spare channels are tied low, high, low and so on. */
static uint8_t bit_of(unsigned channel, unsigned which)
{
    if (chain_broken)
        return 1;
    if (channel >= POINTS)
        return channel & 1;
    if (sensors == SIDE)
        return !(levels[channel] >> which & 1);
    return levels[channel] == 0;
}

static void load_chain(void)
{
    unsigned bits = bits_a_channel();
    for (unsigned channel = 0; channel < SENSOR_CHANNELS; channel++)
        for (unsigned which = 0; which < bits; which++)
            chain[channel * bits + which] = bit_of(channel, which);
    shifted = 0;
}

/* A serial input that is tied high follows when all has been shifted out. */
static void show_chain(void)
{
    unsigned level = shifted < SENSOR_CHANNELS * bits_a_channel() ? chain[shifted] : 1;
    if (level != data_pin)
        drive('B', DATA, level);
    data_pin = level;
}

static void on_load(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq;
    (void)param;
    bool loads = value && !load_pin;
    if (!value && load_pin)
        loading_at = avr->cycle;
    load_pin = value;
    if (!loads)
        return;
    load_chain();
    show_chain();
}

static void on_clock(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq;
    (void)param;
    bool rises = value && !clock_pin;
    clock_pin = value;
    if (!rises)
        return;
    shifted++;
    show_chain();
    if (avr->cycle - loading_at > longest_scan)
        longest_scan = avr->cycle - loading_at;
}

uint64_t wires_scan_cycles(void)
{
    uint64_t cycles = longest_scan;
    longest_scan = 0;
    return cycles;
}

static void listen(char port, int irq, avr_irq_notify_t notify)
{
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), irq), notify, 0);
}

void wires_start(avr_t *chip, enum sensors kind)
{
    avr = chip;
    sensors = kind;
    listen('B', LOAD, on_load);
    listen('B', CLOCK, on_clock);
}

void wires_again(void)
{
    load_pin = 1;
    clock_pin = 0;
    for (unsigned i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        drive_anew(buttons[i].port, buttons[i].pin, levels[SENSOR_CHANNELS + i] == 0);
    drive_anew('B', DATA, 1);
    data_pin = 1;
}

void wires_set(unsigned channel, unsigned level)
{
    levels[channel] = level;
    if (channel < SENSOR_CHANNELS)
        tags_changed(channel);
    else
        drive(buttons[channel - SENSOR_CHANNELS].port, buttons[channel - SENSOR_CHANNELS].pin, level == 0);
}

unsigned wires_level(unsigned channel)
{
    return levels[channel];
}

void wires_break_chain(bool broken)
{
    chain_broken = broken;
}
