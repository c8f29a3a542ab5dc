#include "frame.h"

#include "hal/flash.h"
#include "wire.h"

_Static_assert(FRAME_LONGEST < 255, "one code byte must reach over a whole frame");

/* A nibble at a time: 64 bytes of table where a byte at a time takes 1,024. */
static const uint32_t nibbles[16] FLASH = {
    0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
    0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C};

/* The same, moved on by a nibble: this processor moves by bytes for nothing, and by bits dearly. */
static const uint32_t moved[16] FLASH = {
    0x00000000, 0x01DB7106, 0x03B6E20C, 0x026D930A, 0x076DC419, 0x06B6B51F, 0x04DB2615, 0x05005713,
    0x0EDB8832, 0x0F00F934, 0x0D6D6A3E, 0x0CB61B38, 0x09B64C2B, 0x086D3D2D, 0x0A00AE27, 0x0BDBDF21};

uint32_t crc32(uint32_t crc, const uint8_t *bytes, uint8_t count) {
    crc = ~crc;
    while (count-- > 0) {
        uint8_t low = (uint8_t)(crc ^ *bytes++);
        uint8_t first = low & 15;
        uint8_t second = (uint8_t)((low >> 4) ^ FLASH_U8(&nibbles[first])) & 15;
        crc = (crc >> 8) ^ FLASH_U32(&moved[first]) ^ FLASH_U32(&nibbles[second]);
    }
    return ~crc;
}

uint8_t frame_write(uint8_t *body, uint8_t count, uint8_t line[FRAME_LONGEST]) {
    put_u32(body + count, crc32(0, body, count));
    uint8_t code = 0;
    uint8_t end = 1;
    for (uint8_t i = 0; i < count + CRC_BYTES; i++) {
        if (body[i] == 0) {
            line[code] = (uint8_t)(end - code);
            code = end++;
        } else {
            line[end++] = body[i];
        }
    }
    line[code] = (uint8_t)(end - code);
    line[end++] = 0;
    return end;
}

/* In place: what is decoded is never longer than what is left of the code. Returns 0 if it is not a code. */
static uint8_t decode(uint8_t *byte, uint8_t count) {
    uint8_t out = 0;
    uint8_t in = 0;
    while (in < count) {
        uint8_t run = byte[in++];
        if (run - 1 > count - in) {
            return 0;
        }
        for (uint8_t i = 1; i < run; i++) {
            byte[out++] = byte[in++];
        }
        if (in < count) {
            byte[out++] = 0;
        }
    }
    return out;
}

void frame_drop(struct frame_reader *reader) {
    if (reader->bad != UINT16_MAX) {
        reader->bad++;
    }
}

bool frame_read(struct frame_reader *reader, uint8_t byte) {
    if (byte != 0) {
        if (reader->count < FRAME_LONGEST) {
            reader->byte[reader->count++] = byte;
        }
        return false;
    }
    uint8_t count = reader->count;
    reader->count = 0;
    if (count == 0) {
        return false;
    }
    uint8_t body = count < FRAME_LONGEST ? decode(reader->byte, count) : 0;
    if (body <= CRC_BYTES) {
        frame_drop(reader);
        return false;
    }
    reader->body = (uint8_t)(body - CRC_BYTES);
    if (crc32(0, reader->byte, reader->body) != get_u32(reader->byte + reader->body)) {
        frame_drop(reader);
        return false;
    }
    return true;
}
