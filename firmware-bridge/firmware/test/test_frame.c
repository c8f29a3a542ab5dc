/* Frames: what is written is read, and nothing else is. */
#include <string.h>

#include "frame.h"
#include "test/check.h"

static uint8_t fill(uint8_t *body, uint32_t *random) {
    uint8_t count = (uint8_t)(1 + next_random(random) % (BODY_LONGEST - CRC_BYTES));
    for (uint8_t i = 0; i < count; i++) {
        uint32_t value = next_random(random);
        body[i] = (uint8_t)(value % 3 == 0 ? 0 : value >> 8);
    }
    return count;
}

static bool read_all(struct frame_reader *reader, const uint8_t *line, unsigned count) {
    bool good = false;
    for (unsigned i = 0; i < count; i++) {
        good = frame_read(reader, line[i]);
    }
    return good;
}

static void crc_is_the_one_of_ethernet(void) {
    EQUAL(0xCBF43926, crc32(0, (const uint8_t *)"123456789", 9));
    EQUAL(0xCBF43926, crc32(crc32(0, (const uint8_t *)"1234", 4), (const uint8_t *)"56789", 5));
}

static void a_known_frame_is_written_byte_by_byte(void) {
    uint8_t body[3 + CRC_BYTES] = {0x82, 0x07, 0x00};
    uint8_t line[FRAME_LONGEST];
    EQUAL(9, frame_write(body, 3, line));
    EQUAL(3, line[0]);
    EQUAL(0x82, line[1]);
    EQUAL(0x07, line[2]);
    EQUAL(5, line[3]);
    EQUAL(0, line[8]);
}

static void what_is_written_is_read(void) {
    struct frame_reader reader = {.count = 0};
    for (uint32_t seed = 1; seed <= 20000; seed++) {
        uint32_t random = seed * 2654435761u;
        uint8_t body[FRAME_LONGEST], line[FRAME_LONGEST];
        uint8_t count = fill(body, &random);
        uint8_t length = frame_write(body, count, line);
        CHECK(length <= FRAME_LONGEST, "seed %u: %u bytes", seed, length);
        CHECK(memchr(line, 0, length) == line + length - 1, "seed %u: a zero inside", seed);
        CHECK(read_all(&reader, line, length), "seed %u is not read", seed);
        CHECK(reader.body == count && memcmp(reader.byte, body, count) == 0, "seed %u is another", seed);
    }
    EQUAL(0, reader.bad);
}

/* One to three errors of a bit each: a CRC of 32 bits finds all of them in so short a frame. */
static void flipped_bits_are_found(void) {
    struct frame_reader reader = {.count = 0};
    for (uint32_t seed = 1; seed <= 20000; seed++) {
        uint32_t random = seed * 2654435761u;
        uint8_t body[FRAME_LONGEST], line[FRAME_LONGEST], read[FRAME_LONGEST];
        uint8_t length = frame_write(body, fill(body, &random), line);
        memcpy(read, line, length);
        for (uint32_t flips = 1 + seed % 3; flips > 0; flips--) {
            read[next_random(&random) % length] ^= (uint8_t)(1 << next_random(&random) % 8);
        }
        if (memcmp(read, line, length) == 0) {
            continue;
        }
        for (uint8_t i = 0; i < length; i++) {
            CHECK(!frame_read(&reader, read[i]), "seed %u passes", seed);
        }
        frame_read(&reader, 0);
        CHECK(read_all(&reader, line, length), "seed %u: the next frame is not found", seed);
    }
    CHECK(reader.bad > 10000, "only %u were counted", reader.bad);
}

static void anything_before_a_zero_costs_one_frame(void) {
    uint8_t body[3 + CRC_BYTES] = {0x82, 0x07, 0x00};
    uint8_t line[FRAME_LONGEST];
    uint8_t length = frame_write(body, 3, line);
    for (unsigned noise = 1; noise < 3 * FRAME_LONGEST; noise++) {
        struct frame_reader reader = {.count = 0};
        for (unsigned i = 0; i < noise; i++) {
            frame_read(&reader, (uint8_t)(1 + i % 255));
        }
        frame_read(&reader, 0);
        EQUAL(1, reader.bad);
        CHECK(read_all(&reader, line, length), "after %u bytes", noise);
    }
}

static void zeros_between_frames_mean_nothing(void) {
    struct frame_reader reader = {.count = 0};
    for (unsigned i = 0; i < 1000; i++) {
        CHECK(!frame_read(&reader, 0), "zero %u is a frame", i);
    }
    EQUAL(0, reader.bad);
}

static void the_count_of_bad_frames_stays_at_its_end(void) {
    struct frame_reader reader = {.bad = UINT16_MAX - 1};
    for (unsigned i = 0; i < 5; i++) {
        frame_drop(&reader);
    }
    EQUAL(UINT16_MAX, reader.bad);
}

static const struct test tests[] = {
    {"frame: the CRC is the one of Ethernet", crc_is_the_one_of_ethernet},
    {"frame: a known frame is written byte by byte", a_known_frame_is_written_byte_by_byte},
    {"frame: what is written is read", what_is_written_is_read},
    {"frame: flipped bits are found", flipped_bits_are_found},
    {"frame: anything before a zero costs one frame", anything_before_a_zero_costs_one_frame},
    {"frame: zeros between frames mean nothing", zeros_between_frames_mean_nothing},
    {"frame: the count of bad frames stays at its end", the_count_of_bad_frames_stays_at_its_end},
};

int main(void) {
    return RUN(tests);
}
