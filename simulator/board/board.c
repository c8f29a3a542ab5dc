/*
 * A board in a box: the microcontroller's own firmware in an emulator, its line as a serial device, its sensors and
 * buttons set by commands. It keeps to the real time, or time passes only when told.
 *
 * Licence: GPL-3.0-or-later, since it is linked with libsimavr; a test program, never part of the product.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "chip.h"
#include "commands.h"
#include "late.h"
#include "line.h"
#include "noise.h"
#include "schedule.h"

#define SLICE 500

static const char usage[] =
    "usage: board [--sensors occupancy|side|identity] [--eeprom FILE] [--free] [--trace FILE] FIRMWARE.elf LINK\n"
    "  LINK      the name of the serial device: a symbolic link that is made\n"
    "  --eeprom  keeps the EEPROM in that file\n"
    "  --free    time passes only by the command `run MICROS`, then as fast as it can\n"
    "  --trace   writes when each byte began to leave the chip\n";

static struct {
    enum sensors sensors;
    const char *eeprom;
    bool free;
    FILE *trace;
    const char *firmware;
    const char *link;
} options = {.sensors = OCCUPANCY};

static volatile sig_atomic_t ended;

static void on_signal(int signal)
{
    (void)signal;
    ended = 1;
}

static void refuse(const char *what)
{
    fprintf(stderr, "%s\n%s", what, usage);
    exit(2);
}

static enum sensors sensors_of(const char *word)
{
    static const char *const names[] = {"occupancy", "side", "identity"};
    for (int i = 0; i < 3; i++)
        if (strcmp(word, names[i]) == 0)
            return (enum sensors)(i + 1);
    refuse("--sensors: not one of the three kinds");
    return OCCUPANCY;
}

static void read_options(int count, char **words)
{
    static const struct option known[] = {{"sensors", required_argument, 0, 's'}, {"eeprom", required_argument, 0, 'e'},
        {"free", no_argument, 0, 'f'}, {"trace", required_argument, 0, 't'}, {0, 0, 0, 0}};
    int option;
    while ((option = getopt_long(count, words, "", known, 0)) != -1)
        switch (option) {
            case 's': options.sensors = sensors_of(optarg); break;
            case 'e': options.eeprom = optarg; break;
            case 'f': options.free = true; break;
            case 't': options.trace = fopen(optarg, "w"); break;
            default: refuse("an option is not known");
        }
    if (count - optind != 2)
        refuse("two arguments are needed");
    options.firmware = words[optind];
    options.link = words[optind + 1];
}

/* From the chip to the program, and back. */
static void pass_bytes(void)
{
    uint8_t byte, out[4096 + NOISE_MOST];
    uint64_t micros;
    size_t count = 0;
    while (count < 4096 && chip_sent(&byte, &micros)) {
        count += noise_pass(FROM_BOARD, byte, out + count);
        if (options.trace)
            fprintf(options.trace, "%llu %02x\n", (unsigned long long)micros, byte);
    }
    if (options.free)
        line_write_patiently(out, count);
    else
        line_write(out, count);
    while (line_read(&byte, 1) == 1) {
        size_t copies = noise_pass(TO_BOARD, byte, out);
        for (size_t i = 0; i < copies; i++)
            chip_feed(out[i]);
    }
}

/* In slices, so that commands take effect at their moment and bytes leave while they are fresh. */
static bool run_until(uint64_t micros)
{
    bool on = true;
    while (on && !ended && chip_micros() < micros) {
        uint64_t slice = chip_micros() + SLICE;
        uint64_t due = schedule_next();
        uint64_t stop = slice < micros ? slice : micros;
        chip_run(due < stop ? due : stop);
        on = command_due();
        pass_bytes();
    }
    return on;
}

static bool run_as_asked(void)
{
    uint64_t micros = command_run_asked();
    if (micros == 0)
        return true;
    if (!options.free) {
        printf("error: run is for --free only; here time passes by itself\n");
        return true;
    }
    bool on = run_until(chip_micros() + micros);
    printf("ran %llu\n", (unsigned long long)chip_micros());
    return on;
}

/* Lines as they come; a line may come in parts. Returns false when there is nothing more to do. */
static bool listen_to_commands(void)
{
    static char line[256];
    static size_t length;
    char byte;
    ssize_t count;
    while ((count = read(STDIN_FILENO, &byte, 1)) == 1) {
        if (length < sizeof line - 1)
            line[length++] = byte;
        if (byte != '\n')
            continue;
        line[length] = 0;
        length = 0;
        bool on = command_take(line) && run_as_asked();
        fflush(stdout);
        if (!on)
            return false;
    }
    return count != 0;
}

static void wait_for_work(void)
{
    struct pollfd from = {.fd = STDIN_FILENO, .events = POLLIN};
    struct timespec slice = {0, SLICE * 1000};
    ppoll(&from, 1, options.free ? NULL : &slice, 0);
}

/* A microcontroller waits for no other program. Where that is not allowed, the board is late more often. */
static void go_first(void)
{
    struct sched_param lowest = {.sched_priority = 1};
    (void)sched_setscheduler(0, SCHED_RR, &lowest);
}

static void run_paced(void)
{
    go_first();
    uint64_t start = host_micros() - chip_micros();
    bool on = true;
    while (on && !ended) {
        uint64_t now = host_micros() - start;
        late_note(now > chip_micros() ? now - chip_micros() : 0);
        on = run_until(now) && listen_to_commands();
        pass_bytes();
        wait_for_work();
    }
}

static void run_freely(void)
{
    while (!ended && listen_to_commands())
        wait_for_work();
}

int main(int count, char **words)
{
    read_options(count, words);
    signal(SIGTERM, on_signal);
    signal(SIGINT, on_signal);
    signal(SIGPIPE, SIG_IGN);
    fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK);
    chip_start(options.firmware, options.sensors);
    if (options.eeprom)
        chip_read_eeprom(options.eeprom);
    line_start(options.link);
    printf("ready\n");
    fflush(stdout);
    if (options.free)
        run_freely();
    else
        run_paced();
    line_unplug();
    if (options.eeprom)
        chip_write_eeprom(options.eeprom);
    return 0;
}
