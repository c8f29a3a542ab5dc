#include "buzzer.h"

#include "hal/flash.h"
#include "hal/hal.h"

#define SLOT_TICKS 100000u
#define SLOTS 8

/* A bit for each tenth of a second, the lowest first. Only the alarm begins again. */
static const uint8_t tunes[] FLASH = {0x00, 0x01, 0x05, 0x3F, 0x33};

_Static_assert(sizeof tunes == ALARM + 1, "a pattern for each tune");

void buzzer_start(struct buzzer *buzzer) {
    buzzer->tune = SILENT;
    buzzer->since = 0;
}

void buzzer_set(struct buzzer *buzzer, uint8_t tune, uint32_t now) {
    buzzer->tune = tune <= ALARM ? tune : SILENT;
    buzzer->since = now;
}

void buzzer_show(struct buzzer *buzzer, uint32_t now) {
    if (now - buzzer->since >= SLOTS * SLOT_TICKS) {
        buzzer->since = now;
        if (buzzer->tune != ALARM) {
            buzzer->tune = SILENT;
        }
    }
    uint8_t slot = (uint8_t)((now - buzzer->since) / SLOT_TICKS);
    hal_buzz((FLASH_U8(&tunes[buzzer->tune]) >> slot) & 1);
}
