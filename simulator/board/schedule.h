/* Commands that wait for their moment, in emulated microseconds since the first start. */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define COMMAND_LENGTH 160

/* False when too many wait or the command is too long. Commands of the same moment keep their order. */
bool schedule_add(uint64_t micros, const char *command);
/* The moment of the next one, UINT64_MAX for none. */
uint64_t schedule_next(void);
/* Takes the next one out; the text is good until the next call. */
char *schedule_take(void);
size_t schedule_count(void);

#endif
