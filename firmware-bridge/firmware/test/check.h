/* A test program is a table of tests. It prints `ok NAME` or `FAILED NAME: why` for each, and fails if one does. */
#ifndef CHECK_H
#define CHECK_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

struct test {
    const char *name;
    void (*run)(void);
};

extern const char *test_name;
extern int test_failures;

/* The first failure of a test is told, with its place and what was seen. */
#define CHECK(condition, ...)                                                              \
    do {                                                                                   \
        if (!(condition) && test_fails()) {                                                \
            printf("FAILED %s: %s:%d: %s: ", test_name, __FILE__, __LINE__, #condition);   \
            printf(__VA_ARGS__);                                                           \
            printf("\n");                                                                  \
        }                                                                                  \
    } while (0)

#define EQUAL(expected, actual) \
    CHECK((uint64_t)(expected) == (uint64_t)(actual), "%" PRIu64 " is not %" PRIu64, (uint64_t)(actual), \
          (uint64_t)(expected))

bool test_fails(void);
int test_all(const struct test *tests, unsigned count);

#define RUN(tests) test_all(tests, sizeof(tests) / sizeof((tests)[0]))

/* Random enough, and the same everywhere. */
static inline uint32_t next_random(uint32_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

#endif
