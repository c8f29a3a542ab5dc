#include "reader.h"

#include <string.h>

#if SENSORS == IDENTITY

#define REPORT 0xA0
#define STATE 0xB0

void reader_start(struct reader *reader, uint32_t now) {
    memset(reader, 0, sizeof *reader);
    reader->heard = now;
}

static enum reader_news state(struct reader *reader, uint8_t channel, uint8_t back) {
    uint8_t *failed = &reader->failed[channel / 8];
    uint8_t at = (uint8_t)(1 << (channel % 8));
    uint8_t was = *failed & at;
    reader->channel = channel;
    if (back) {
        *failed &= (uint8_t)~at;
        return was ? READER_BACK : READER_NOTHING;
    }
    *failed |= at;
    return was ? READER_NOTHING : READER_FAILED;
}

static enum reader_news understand(struct reader *reader) {
    uint8_t first = reader->message[0];
    uint8_t channel = reader->message[1];
    if (channel >= POINTS) {
        return READER_NOTHING;
    }
    if ((first & 0xF0) == STATE) {
        return state(reader, channel, first & 1);
    }
    uint8_t *level = &reader->level[channel / 2];
    uint8_t shift = channel % 2 ? 4 : 0;
    *level = (uint8_t)((*level & ~(0x0F << shift)) | ((first & 0x0F) << shift));
    return READER_NOTHING;
}

enum reader_news reader_take(struct reader *reader, uint8_t byte, uint32_t now) {
    if ((byte & 0x80) != 0) {
        reader->message[0] = byte;
        reader->count = (byte & 0xF0) == REPORT || (byte & 0xFE) == STATE ? 1 : 0;
        return READER_NOTHING;
    }
    if (reader->count == 0) {
        return READER_NOTHING;
    }
    reader->message[reader->count++] = byte;
    if (reader->count < 3) {
        return READER_NOTHING;
    }
    reader->count = 0;
    if (byte != (~(reader->message[0] ^ reader->message[1]) & 0x7F)) {
        return READER_NOTHING;
    }
    reader->heard = now;
    return understand(reader);
}

enum reader_news reader_watch(struct reader *reader, uint32_t now) {
    bool silent = now - reader->heard >= READER_SILENCE_TICKS;
    if (silent) {
        /* Kept at the edge of silence, or the counter's wrap would end it. */
        reader->heard = now - READER_SILENCE_TICKS;
    }
    if (silent == reader->silent) {
        return READER_NOTHING;
    }
    reader->silent = silent;
    reader->channel = 0;
    return silent ? READER_FAILED : READER_BACK;
}

#else

/* An empty file is not C. */
typedef int no_reader;

#endif
