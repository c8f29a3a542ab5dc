/* How late the emulated chip is behind the real clock. */
#ifndef LATE_H
#define LATE_H

#include <stdint.h>

void late_note(uint64_t micros);
/* Since the last time it was asked. */
uint64_t late_worst(void);
uint64_t late_share(unsigned per_mille);
void late_forget(void);

#endif
