/* What can be done to the board, a line each on standard input; README.md lists it. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include <stdbool.h>
#include <stdint.h>

/* Whatever is wrong with a line is answered by "error: ..."; nothing is done then. Returns false for quit. */
bool command_take(char *line);
/* Does those scheduled ones that are due, and says so. Returns false for quit. */
bool command_due(void);
/* The host's monotonic clock. */
uint64_t host_micros(void);
/* How long `run` asked to run on without a pause; 0 for not at all. */
uint64_t command_run_asked(void);

#endif
