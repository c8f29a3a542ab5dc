/* The sensor chain, the buttons, the lights and the buzzer. Pins of an Arduino Mega stand in brackets. */
#include <avr/io.h>

#include "../hal.h"
#include "chip.h"

#define LOAD PB4  /* [10] low loads */
#define CLOCK PB1 /* [52] */
#define DATA PB3  /* [50] QH of the last chip; the board pulls it up with 10 kilohms */
#define BUZZER PH5 /* [8] */

void chip_start_pins(void) {
    PORTB |= _BV(LOAD);
    DDRB |= _BV(LOAD) | _BV(CLOCK);
    PORTE |= _BV(PE4) | _BV(PE5);                       /* [2] [3] press: pull-ups */
    PORTA |= _BV(PA0) | _BV(PA1) | _BV(PA2) | _BV(PA3); /* [22]-[25] adjust and call */
    DDRC = 0xFF;                                        /* [37]-[30] ranks 0-7 */
    DDRL |= _BV(PL0) | _BV(PL1);                        /* [49] [48] ranks 8 and 9 */
    DDRK = 0xFF;                                        /* [A8]-[A15] files 0-7 */
    DDRJ |= _BV(PJ0);                                   /* [15] file 8 */
    DDRH |= _BV(BUZZER);
}

/* The pin is read two cycles after the chip shows a bit; a register takes a hundredth of a microsecond for that. */
void hal_chain(uint8_t *bytes, uint8_t count) {
    PORTB &= (uint8_t)~_BV(CLOCK);
    PORTB &= (uint8_t)~_BV(LOAD);
    __asm__ volatile("nop\n\tnop");
    PORTB |= _BV(LOAD);
    while (count-- > 0) {
        uint8_t byte = 0;
        for (uint8_t i = 0; i < 8; i++) {
            byte >>= 1;
            if ((PINB & _BV(DATA)) != 0) {
                byte |= 0x80;
            }
            PORTB |= _BV(CLOCK);
            PORTB &= (uint8_t)~_BV(CLOCK);
        }
        *bytes++ = byte;
    }
}

uint8_t hal_buttons(void) {
    uint8_t press = (uint8_t)(~PINE >> PE4) & 0x03;
    uint8_t others = (uint8_t)~PINA & 0x0F;
    return press | (uint8_t)(others << 2);
}

/* Dark while the files change, or the rank before would glimmer. */
void hal_light(uint8_t rank, uint16_t files) {
    PORTC = 0;
    PORTL &= (uint8_t)~(_BV(PL0) | _BV(PL1));
    PORTK = (uint8_t)files;
    PORTJ = (uint8_t)((PORTJ & ~_BV(PJ0)) | ((files >> 8) & 1 ? _BV(PJ0) : 0));
    if (rank < 8) {
        PORTC = (uint8_t)_BV(rank);
    } else {
        PORTL |= (uint8_t)_BV(PL0 + (rank - 8));
    }
}

void hal_buzz(uint8_t on) {
    if (on) {
        PORTH |= _BV(BUZZER);
    } else {
        PORTH &= (uint8_t)~_BV(BUZZER);
    }
}
