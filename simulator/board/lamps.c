#include "lamps.h"

#include <simavr/avr_ioport.h>

#define LIT_FOR (25000 * CYCLES_A_MICRO)
#define FILES 9
#define BUZZER 5

static avr_t *avr;
static uint16_t ranks;
static uint16_t files;
static avr_cycle_count_t lit_at[POINTS];
static avr_cycle_count_t buzzing_since;
static avr_cycle_count_t buzzed;
static bool buzzing;

static void note_lights(void)
{
    for (unsigned channel = 0; ranks != 0 && files != 0 && channel < POINTS; channel++)
        if ((ranks >> channel / FILES & 1) && (files >> channel % FILES & 1))
            lit_at[channel] = avr->cycle;
}

static void set_lines(uint16_t *lines, uint16_t mask, uint32_t value)
{
    *lines = (uint16_t)((*lines & ~mask) | (value & mask));
    note_lights();
}

static void on_lines(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq;
    switch (*(const char *)param) {
        case 'C': set_lines(&ranks, 0x0FF, value); break;
        case 'L': set_lines(&ranks, 0x300, value << 8); break;
        case 'K': set_lines(&files, 0x0FF, value); break;
        default: set_lines(&files, 0x100, value << 8); break;
    }
}

static void on_buzzer(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq;
    (void)param;
    if (value && !buzzing)
        buzzing_since = avr->cycle;
    if (!value && buzzing)
        buzzed += avr->cycle - buzzing_since;
    buzzing = value;
}

static void listen(char port, int irq, avr_irq_notify_t notify, void *param)
{
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), irq), notify, param);
}

void lamps_start(avr_t *chip)
{
    static char lines[] = "CLKJ";
    avr = chip;
    for (char *port = lines; *port != 0; port++)
        listen(*port, IOPORT_IRQ_REG_PORT, on_lines, port);
    listen('H', BUZZER, on_buzzer, 0);
}

bool lamps_lit(unsigned channel)
{
    return lit_at[channel] != 0 && avr->cycle - lit_at[channel] < LIT_FOR;
}

bool lamps_buzzing(void)
{
    return buzzing;
}

uint64_t lamps_buzzed(void)
{
    return (buzzed + (buzzing ? avr->cycle - buzzing_since : 0)) / CYCLES_A_MICRO;
}
