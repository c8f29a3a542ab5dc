#include "late.h"

#include <string.h>

#define WIDTH 20
#define CLASSES 5000

static uint32_t counts[CLASSES];
static uint64_t worst;
static uint64_t noted;

void late_note(uint64_t micros)
{
    uint64_t class = micros / WIDTH;
    counts[class < CLASSES ? class : CLASSES - 1]++;
    noted++;
    if (micros > worst)
        worst = micros;
}

uint64_t late_worst(void)
{
    return worst;
}

uint64_t late_share(unsigned per_mille)
{
    uint64_t below = 0;
    for (unsigned class = 0; class < CLASSES; class++) {
        below += counts[class];
        if (below * 1000 >= noted * per_mille)
            return (class + 1) * WIDTH;
    }
    return worst;
}

void late_forget(void)
{
    memset(counts, 0, sizeof counts);
    worst = 0;
    noted = 0;
}
