/* Timer 1 counts half microseconds, timer 0 gives the scans; reset, watchdog and rest. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>

#include "../hal.h"
#include "chip.h"

volatile uint8_t chip_woken;
static volatile uint32_t overflows;
static volatile uint8_t scans;
static uint8_t reset_cause;

/* Before anything else: after it has bitten, the watchdog runs on with its shortest time. */
void keep_reset_cause(void) __attribute__((naked, used, section(".init3")));
static uint8_t kept __attribute__((section(".noinit")));

void keep_reset_cause(void) {
    kept = MCUSR;
    MCUSR = 0;
    wdt_disable();
}

ISR(TIMER1_OVF_vect) {
    overflows++;
    chip_woken = 1;
}

ISR(TIMER0_COMPA_vect) {
    if (scans != UINT8_MAX) {
        scans++;
    }
    chip_woken = 1;
}

void chip_start_time(void) {
    reset_cause = kept & (_BV(PORF) | _BV(EXTRF) | _BV(BORF) | _BV(WDRF));
    TCCR1A = 0;
    TCCR1B = _BV(CS11); /* / 8 */
    TIMSK1 = _BV(TOIE1);
    TCCR0A = _BV(WGM01);            /* clear on compare */
    TCCR0B = _BV(CS01) | _BV(CS00); /* / 64 */
    OCR0A = F_CPU / 64 / 1000 - 1;
    TIMSK0 = _BV(OCIE0A);
}

/* An overflow that has not been served yet is told by its flag, and by a counter that has just begun again. */
uint32_t chip_tick(void) {
    uint16_t half = TCNT1;
    uint32_t high = overflows;
    if ((TIFR1 & _BV(TOV1)) != 0 && half < 0x8000) {
        high++;
    }
    return (high << 15) | (half >> 1);
}

uint32_t hal_tick(void) {
    uint32_t tick;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        tick = chip_tick();
    }
    return tick;
}

uint8_t hal_scans(void) {
    uint8_t due;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
        due = scans;
        scans = 0;
    }
    return due;
}

uint8_t hal_reset_cause(void) {
    return reset_cause;
}

void hal_alive(void) {
    wdt_reset();
}

/* `sei` lets one more instruction pass: no interrupt can come between the question and the rest. */
void hal_idle(void) {
    cli();
    if (!chip_woken) {
        sleep_enable();
        sei();
        sleep_cpu();
        sleep_disable();
    }
    chip_woken = 0;
    sei();
}

void hal_start(void) {
    cli();
    chip_start_time();
    chip_start_pins();
    chip_start_link();
    chip_start_tags();
    chip_start_faces();
    set_sleep_mode(SLEEP_MODE_IDLE);
    wdt_enable(WDTO_250MS);
    sei();
}
