/* The microcontroller in the emulator: its program, its time, its two serial lines. */
#ifndef CHIP_H
#define CHIP_H

#include <stdbool.h>
#include <stdint.h>

#define CYCLES_A_MICRO 16
#define SENSOR_CHANNELS 96
#define POINTS 90
#define CHANNELS 102

enum sensors { OCCUPANCY = 1, SIDE = 2, IDENTITY = 3 };

/* Loads the firmware and starts it. Ends the program with a remedy if it cannot. */
void chip_start(const char *elf, enum sensors sensors);

/* Runs until that emulated moment, in microseconds since the first start; resets do not turn it back. */
void chip_run(uint64_t micros);
uint64_t chip_micros(void);

/* The cause as MCUSR has it: 1 power, 2 external, 4 brown-out, 8 watchdog. EEPROM is kept. */
void chip_reset(uint8_t cause);
/* How often the chip started, by whatever cause. */
unsigned chip_starts(void);

/* The longest stretch without rest, in cycles, and the cycles awake in all, since it was asked last. */
struct chip_work {
    uint64_t longest;
    uint64_t awake;
    uint64_t all;
};
struct chip_work chip_work(void);

/* The line to the program: the next byte, and when it began to leave. False: the chip has sent nothing more. */
bool chip_sent(uint8_t *byte, uint64_t *micros);
/* A byte for the chip waits for its time on the line, at 115,200 baud; false when too many wait. */
bool chip_feed(uint8_t byte);
/* Bytes that wait are lost, as in a cable that is pulled. */
void chip_starve(void);

/* The EEPROM's 4,096 bytes. */
void chip_read_eeprom(const char *file);
void chip_write_eeprom(const char *file);

#endif
