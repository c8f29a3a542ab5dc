/* USART0 is the link, USART1 hears the tag readers. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "../hal.h"
#include "chip.h"

/* 16 MHz / 8 / 17 is 117,647 baud, 2.1 % too fast: within what a receiver of eight bits takes. */
#define DIVISOR 16
/* Buffers whose index is a byte and wraps by itself. */
#define BYTES 256
/* Ends of frames that may wait with their ticks. One more is dropped: a frame is lost, but no tick is wrong. */
#define ENDS 16
/* Two bytes' time: the last one that was handed over, and the one that was still leaving then. */
#define LEAVING_TICKS 180u

static volatile uint8_t in[BYTES], in_head, in_tail;
static volatile uint8_t out[BYTES], out_head, out_tail;
static volatile uint32_t end[ENDS], emptied;
static volatile uint8_t end_head, end_tail;

void chip_start_link(void) {
    UCSR0A = _BV(U2X0);
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UBRR0 = DIVISOR; /* after these: an emulator computes the rate when it is set */
    UCSR0B = _BV(RXCIE0) | _BV(RXEN0) | _BV(TXEN0);
}

ISR(USART0_RX_vect) {
    uint8_t byte = UDR0;
    chip_woken = 1;
    if ((uint8_t)(in_head + 1) == in_tail) {
        return;
    }
    if (byte == 0) {
        uint8_t next = (uint8_t)(end_head + 1) % ENDS;
        if (next == end_tail) {
            return;
        }
        end[end_head] = chip_tick();
        end_head = next;
    }
    in[in_head] = byte;
    in_head = (uint8_t)(in_head + 1);
}

ISR(USART0_UDRE_vect) {
    if (out_head == out_tail) {
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
        emptied = chip_tick();
        chip_woken = 1;
        return;
    }
    UDR0 = out[out_tail];
    out_tail = (uint8_t)(out_tail + 1);
}

bool hal_receive(uint8_t *byte, uint32_t *tick) {
    if (in_head == in_tail) {
        return false;
    }
    *byte = in[in_tail];
    in_tail = (uint8_t)(in_tail + 1);
    if (*byte == 0) {
        *tick = end[end_tail];
        end_tail = (uint8_t)(end_tail + 1) % ENDS;
    }
    return true;
}

uint8_t hal_room(void) {
    return (uint8_t)(out_tail - out_head - 1);
}

void hal_send(const uint8_t *bytes, uint8_t count) {
    for (uint8_t i = 0; i < count; i++) {
        out[(uint8_t)(out_head + i)] = bytes[i];
    }
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        out_head = (uint8_t)(out_head + count);
        UCSR0B |= _BV(UDRIE0);
    }
}

bool hal_sent(void) {
    bool idle;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        idle = (UCSR0B & _BV(UDRIE0)) == 0 && chip_tick() - emptied >= LEAVING_TICKS;
    }
    return idle;
}

#if SENSORS == 3

#define TAG_BYTES 64

static volatile uint8_t tag[TAG_BYTES], tag_head, tag_tail;

void chip_start_tags(void) {
    UCSR1A = _BV(U2X1);
    UCSR1C = _BV(UCSZ11) | _BV(UCSZ10);
    UBRR1 = DIVISOR;
    UCSR1B = _BV(RXCIE1) | _BV(RXEN1);
}

ISR(USART1_RX_vect) {
    uint8_t byte = UDR1;
    uint8_t next = (uint8_t)(tag_head + 1) % TAG_BYTES;
    chip_woken = 1;
    if (next != tag_tail) {
        tag[tag_head] = byte;
        tag_head = next;
    }
}

bool hal_tag(uint8_t *byte) {
    if (tag_head == tag_tail) {
        return false;
    }
    *byte = tag[tag_tail];
    tag_tail = (uint8_t)(tag_tail + 1) % TAG_BYTES;
    return true;
}

#else

void chip_start_tags(void) {}

#endif
