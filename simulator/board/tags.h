/* The multiplexer of the tag readers, on the chip's second serial line; firmware/reader.h has its messages. */
#ifndef TAGS_H
#define TAGS_H

#include <stdbool.h>
#include <stdint.h>

void tags_start(bool present);
/* A level is another; it is reported before the channels whose turn it is. */
void tags_changed(unsigned channel);
/* The next byte on the line; false: silence. */
bool tags_next(uint8_t *byte);
/* One reader does not answer, or does again. */
void tags_dead(unsigned channel, bool dead);
/* The multiplexer itself is silent, or speaks again. */
void tags_mute(bool muted);

#endif
