/* Two clock displays with an HT16K33 each, on I2C at 100 kHz; interrupts send, nobody waits. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/twi.h>

#include "../hal.h"
#include "chip.h"

/* The driver's address, shifted; black's has the first address jumper closed. */
#define ADDRESS 0x70
#define OSCILLATOR_ON 0x21
#define DISPLAY_ON 0x81
#define BRIGHT 0xEF
/* A face: address of the memory, then a word for each of digit, digit, colon, digit, digit. */
#define FACE_BYTES 11
#define COLON_BIT 0x02
#define NEXT (_BV(TWINT) | _BV(TWEN) | _BV(TWIE))

static volatile uint8_t message[FACE_BYTES], length, position, busy;
static uint8_t address;
static uint8_t woken[2]; /* set-up commands that a display has had */

void chip_start_faces(void) {
    PORTD |= _BV(PD0) | _BV(PD1);
    TWBR = (F_CPU / 100000 - 16) / 2;
    TWSR = 0;
}

/* No answer, or anything else that is not progress: the next face comes in a moment anyway. */
ISR(TWI_vect) {
    uint8_t status = TW_STATUS;
    if (status == TW_START) {
        TWDR = address;
        TWCR = NEXT;
    } else if ((status == TW_MT_SLA_ACK || status == TW_MT_DATA_ACK) && position < length) {
        TWDR = message[position++];
        TWCR = NEXT;
    } else {
        TWCR = _BV(TWINT) | _BV(TWEN) | _BV(TWSTO);
        busy = 0;
    }
}

/* A stop takes a moment in which no start may be asked for. */
bool hal_face_ready(void) {
    return !busy && (TWCR & _BV(TWSTO)) == 0;
}

static void send(uint8_t side, uint8_t count) {
    address = (uint8_t)((ADDRESS + side) << 1);
    length = count;
    position = 0;
    busy = 1;
    TWCR = NEXT | _BV(TWSTA);
}

/* A display that is plugged in later is woken too: one time in four a command goes instead of a face. */
void hal_face(uint8_t side, const uint8_t digit[4], uint8_t colon) {
    static const uint8_t command[3] = {OSCILLATOR_ON, DISPLAY_ON, BRIGHT};
    uint8_t turn = woken[side]++;
    if (turn < 3 || (turn & 3) == 3) {
        message[0] = command[turn < 3 ? turn : (turn >> 2) % 3];
        send(side, 1);
        return;
    }
    for (uint8_t i = 0; i < FACE_BYTES; i++) {
        message[i] = 0;
    }
    message[1] = digit[0];
    message[3] = digit[1];
    message[5] = colon ? COLON_BIT : 0;
    message[7] = digit[2];
    message[9] = digit[3];
    send(side, FACE_BYTES);
}
