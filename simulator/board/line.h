/* The serial device that the program opens: a pty behind a name that stays the same when it is plugged in anew. */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The name is a symbolic link; one that is there is replaced, anything else is refused. */
void line_start(const char *link);
void line_plug(void);
void line_unplug(void);

/* What the program wrote; 0 when there is nothing. */
size_t line_read(uint8_t *bytes, size_t most);
/* To be polled for reading; -1 while unplugged. */
int line_descriptor(void);
/* Bytes that nobody takes are gone, as on a wire. */
void line_write(const uint8_t *bytes, size_t count);
/* The same, but waits up to a second for somebody who listens: for time that does not pass by itself. */
void line_write_patiently(const uint8_t *bytes, size_t count);

#endif
