#include "faces.h"

#include <simavr/avr_twi.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define ADDRESS 0x70
#define OSCILLATOR_ON 0x21
#define DISPLAY_ON 0x81
#define MEMORY 16
#define COLON_BIT 0x02
#define POINT_BIT 0x80

static struct {
    bool awake;
    bool on;
    uint8_t memory[MEMORY];
} faces[2];

static avr_t *avr;
static int side = -1;
static bool first;
static unsigned at;

/* The first byte is a command or a place in the memory; what follows a place goes there and further on. */
static void take(uint8_t byte)
{
    if (!first) {
        faces[side].memory[at++ % MEMORY] = byte;
        return;
    }
    first = false;
    at = byte;
    faces[side].awake |= byte == OSCILLATOR_ON;
    faces[side].on |= byte == DISPLAY_ON;
}

static void acknowledge(uint8_t address)
{
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_INPUT),
        avr_twi_irq_msg(TWI_COND_ACK, address, 1));
}

static void on_bus(struct avr_irq_t *irq, uint32_t value, void *param)
{
    avr_twi_msg_irq_t message = {.u.v = value};
    uint8_t kind = message.u.twi.msg;
    (void)irq;
    (void)param;
    if (kind & TWI_COND_STOP)
        side = -1;
    if (kind & TWI_COND_START) {
        unsigned wanted = (message.u.twi.addr >> 1) - ADDRESS;
        side = wanted < 2 ? (int)wanted : -1;
        first = true;
        if (side >= 0)
            acknowledge(message.u.twi.addr);
    }
    if ((kind & TWI_COND_WRITE) && side >= 0) {
        acknowledge(message.u.twi.addr);
        take(message.u.twi.data);
    }
}

void faces_start(avr_t *chip)
{
    avr = chip;
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_OUTPUT), on_bus, 0);
}

static char digit_of(uint8_t segments)
{
    static const uint8_t shapes[] = {0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F, 0x40, 0x00};
    for (unsigned i = 0; i < sizeof shapes; i++)
        if (shapes[i] == (segments & 0x7F))
            return "0123456789- "[i];
    return '?';
}

/* Digits at 0, 2, 6 and 8, the colon at 4. */
void faces_text(unsigned which, char text[FACE_TEXT])
{
    const uint8_t *memory = faces[which].memory;
    char *to = text;
    if (!faces[which].awake || !faces[which].on) {
        strcpy(text, "off");
        return;
    }
    for (unsigned place = 0; place <= 8; place += 2) {
        if (place == 4 && (memory[4] & COLON_BIT))
            *to++ = ':';
        char digit = place == 4 ? ' ' : digit_of(memory[place]);
        if (digit != ' ')
            *to++ = digit;
        if (place != 4 && (memory[place] & POINT_BIT))
            *to++ = '.';
    }
    *to = 0;
}
