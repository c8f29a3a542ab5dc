/* Numbers as the link has them: little-endian, without padding. */
#ifndef WIRE_H
#define WIRE_H

#include <stdint.h>

/* Each writes at `at` and returns the place after it. */
static inline uint8_t *put_u8(uint8_t *at, uint8_t value) {
    *at = value;
    return at + 1;
}

static inline uint8_t *put_u16(uint8_t *at, uint16_t value) {
    return put_u8(put_u8(at, (uint8_t)value), (uint8_t)(value >> 8));
}

static inline uint8_t *put_u32(uint8_t *at, uint32_t value) {
    return put_u16(put_u16(at, (uint16_t)value), (uint16_t)(value >> 16));
}

static inline uint8_t *put_u64(uint8_t *at, uint64_t value) {
    return put_u32(put_u32(at, (uint32_t)value), (uint32_t)(value >> 32));
}

static inline uint16_t get_u16(const uint8_t *at) {
    return (uint16_t)(at[0] | (uint16_t)(at[1] << 8));
}

static inline uint32_t get_u32(const uint8_t *at) {
    return get_u16(at) | (uint32_t)get_u16(at + 2) << 16;
}

static inline uint64_t get_u64(const uint8_t *at) {
    return get_u32(at) | (uint64_t)get_u32(at + 4) << 32;
}

#endif
