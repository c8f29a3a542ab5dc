/*
 * Tag readers: which piece stands on a point. One multiplexer polls the readers and sends three bytes a report:
 *
 *   0xA0 | level    channel    check     what the reader of that channel sees: 0 nothing, 1-14 a piece, 15 unreadable
 *   0xB0            channel    check     the reader of that channel does not answer
 *   0xB1            channel    check     it does again
 *
 * Channel and check have bit 7 clear; check is ~(first ^ channel) & 0x7F. A change is reported at once, and each
 * channel in turn without a change, so that a report that was damaged is made good and silence is noticed. Another
 * kind of reader gets another driver with these functions.
 */
#ifndef READER_H
#define READER_H

#include <stdbool.h>
#include <stdint.h>

#include "sensors.h"

/* Without a report for so long, the multiplexer itself does not answer; told as the reader of channel 0. */
#define READER_SILENCE_TICKS 500000u

enum reader_news { READER_NOTHING, READER_FAILED, READER_BACK };

struct reader {
    uint8_t level[LEVEL_BYTES]; /* as a snapshot has them */
    uint8_t failed[SENSOR_CHANNELS / 8];
    uint8_t message[3];
    uint8_t count;
    uint8_t channel; /* of the news */
    bool silent;
    uint32_t heard;
};

void reader_start(struct reader *reader, uint32_t now);
enum reader_news reader_take(struct reader *reader, uint8_t byte, uint32_t now);
/* To be asked at every scan. */
enum reader_news reader_watch(struct reader *reader, uint32_t now);

#endif
