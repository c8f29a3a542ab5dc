/* Frames on a line that may damage them: kind, payload and CRC-32, by COBS, ended by a zero byte. */
#ifndef FRAME_H
#define FRAME_H

#include <stdbool.h>
#include <stdint.h>

/* On the line, with the zero byte. */
#define FRAME_LONGEST 96
#define CRC_BYTES 4
/* Kind, payload and CRC: one less for the code, one for the zero. */
#define BODY_LONGEST (FRAME_LONGEST - 2)

/* Of IEEE 802.3. Begin with 0; the result of one part continues the next. */
uint32_t crc32(uint32_t crc, const uint8_t *bytes, uint8_t count);

/*
 * Seals a body of `count` bytes (kind and payload; there must be room for CRC_BYTES after them) and encodes it.
 * Returns how many bytes of `line` are used.
 */
uint8_t frame_write(uint8_t *body, uint8_t count, uint8_t line[FRAME_LONGEST]);

struct frame_reader {
    uint8_t byte[FRAME_LONGEST];
    uint8_t count; /* FRAME_LONGEST: too long, wait for the next zero */
    uint8_t body;  /* length of the last good body, kind and payload; its bytes stand at the beginning */
    uint16_t bad;  /* frames that were dropped; stays at 65,535 */
};

/* Takes a byte; true if it ended a frame whose CRC is right. */
bool frame_read(struct frame_reader *reader, uint8_t byte);
/* Counts a frame as dropped: its kind or its length is not known. */
void frame_drop(struct frame_reader *reader);

#endif
