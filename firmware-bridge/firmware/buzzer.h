/* Short tunes of one tone. */
#ifndef BUZZER_H
#define BUZZER_H

#include <stdint.h>

enum tune { SILENT, ONE_SHORT, TWO_SHORT, ONE_LONG, ALARM };

struct buzzer {
    uint8_t tune;
    uint32_t since;
};

void buzzer_start(struct buzzer *buzzer);
/* Begins a tune; one that is not known is silence. */
void buzzer_set(struct buzzer *buzzer, uint8_t tune, uint32_t now);
/* To be asked every millisecond or so. */
void buzzer_show(struct buzzer *buzzer, uint32_t now);

#endif
