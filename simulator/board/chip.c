#include "chip.h"

#include <simavr/avr_eeprom.h>
#include <simavr/avr_extint.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "baud.h"
#include "faces.h"
#include "lamps.h"
#include "tags.h"
#include "wires.h"

#define FREQUENCY (CYCLES_A_MICRO * 1000000)
/* Ten bits at 115,200 baud. */
#define BYTE_CYCLES 1389
/* Powers of two: the counters wrap. */
#define PLACES 65536
#define MCUSR_AT 0x54
#define EEPROM_BYTES 4096

static avr_t *avr;
static avr_irq_t *host_in;
static avr_irq_t *reader_in;
static bool stopped[2]; /* the chip's inputs, host and reader, are full */
static unsigned starts;

static uint8_t sent[PLACES];
static avr_cycle_count_t sent_at[PLACES];
static unsigned sent_from, sent_to;
static uint8_t fed[PLACES];
static unsigned fed_from, fed_to;

static struct chip_work work;
static avr_cycle_count_t woken_at;
static avr_cycle_count_t asked_at;

static void on_sent(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq;
    (void)param;
    sent_at[sent_to % PLACES] = avr->cycle;
    sent[sent_to++ % PLACES] = (uint8_t)value;
}

static void on_flow(struct avr_irq_t *irq, uint32_t value, void *param)
{
    (void)value;
    stopped[*(int *)param] = irq->irq % UART_IRQ_COUNT == UART_IRQ_OUT_XOFF;
}

/* One byte time has passed on both lines. */
static avr_cycle_count_t on_byte(avr_t *chip, avr_cycle_count_t when, void *param)
{
    uint8_t byte;
    (void)chip;
    (void)param;
    if (fed_from != fed_to && !stopped[0])
        avr_raise_irq(host_in, fed[fed_from++ % PLACES]);
    if (!stopped[1] && tags_next(&byte))
        avr_raise_irq(reader_in, byte);
    return when + BYTE_CYCLES;
}

/* A sleeping chip jumps to its next timer: this one is the moment at which chip_run wants to stop. */
static avr_cycle_count_t on_stop(avr_t *chip, avr_cycle_count_t when, void *param)
{
    (void)chip;
    (void)when;
    (void)param;
    return 0;
}

/* Pacing is the caller's; here the stretches between rests are measured. */
static void on_rest(avr_t *chip, avr_cycle_count_t cycles)
{
    uint64_t stretch = chip->cycle > woken_at ? chip->cycle - woken_at : 0;
    work.awake += stretch;
    if (stretch > work.longest)
        work.longest = stretch;
    woken_at = chip->cycle + 1 + cycles;
}

struct chip_work chip_work(void)
{
    struct chip_work since = work;
    since.all = avr->cycle - asked_at;
    asked_at = avr->cycle;
    work = (struct chip_work){0, 0, 0};
    return since;
}

/* The emulator would print what is sent, and doze when the chip polls. */
static avr_irq_t *open_uart(char name)
{
    static int lines[2] = {0, 1};
    uint32_t flags = 0;
    int *line = &lines[name - '0'];
    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS(name), &flags);
    flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS(name), &flags);
    uint32_t irqs = AVR_IOCTL_UART_GETIRQ(name);
    avr_irq_register_notify(avr_io_getirq(avr, irqs, UART_IRQ_OUT_XON), on_flow, line);
    avr_irq_register_notify(avr_io_getirq(avr, irqs, UART_IRQ_OUT_XOFF), on_flow, line);
    return avr_io_getirq(avr, irqs, UART_IRQ_INPUT);
}

/* A reset, ours or the watchdog's, forgets timers and pins. */
static bool was_reset;
static void (*core_reset)(avr_t *chip);

static void on_reset(avr_t *chip)
{
    was_reset = true;
    if (core_reset != NULL)
        core_reset(chip);
}

static void begin(void)
{
    was_reset = false;
    stopped[0] = stopped[1] = false;
    starts++;
    woken_at = avr->cycle;
    avr_cycle_timer_register(avr, BYTE_CYCLES, on_byte, 0);
    wires_again();
}

static void fail(const char *what, const char *remedy)
{
    fprintf(stderr, "%s: %s\n", what, remedy);
    exit(2);
}

/* The loader talks on standard output, which is for answers only. */
static int load(const char *elf, elf_firmware_t *firmware)
{
    int answers = dup(STDOUT_FILENO);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    int result = access(elf, R_OK) == 0 ? elf_read_firmware(elf, firmware) : -1;
    fflush(stdout);
    dup2(answers, STDOUT_FILENO);
    close(answers);
    return result;
}

/* A pin that stays low would be looked at in every cycle, ten times slower; the firmware uses no such interrupt. */
static void ease_interrupts(void)
{
    for (uint8_t i = 0; i < EXTINT_COUNT; i++)
        avr_extint_set_strict_lvl_trig(avr, i, 0);
}

static void wire_up(enum sensors sensors)
{
    host_in = open_uart('0');
    reader_in = open_uart('1');
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_sent, 0);
    baud_start(avr);
    ease_interrupts();
    wires_start(avr, sensors);
    lamps_start(avr);
    faces_start(avr);
    tags_start(sensors == IDENTITY);
}

void chip_start(const char *elf, enum sensors sensors)
{
    static elf_firmware_t firmware;
    if (load(elf, &firmware) != 0)
        fail(elf, "no firmware; build it with make -C firmware-bridge/firmware");
    avr = avr_make_mcu_by_name("atmega2560");
    if (avr == NULL)
        fail("atmega2560", "this libsimavr does not know it; install libsimavr-dev 1.6 or later");
    avr_init(avr);
    firmware.frequency = FREQUENCY;
    avr_load_firmware(avr, &firmware);
    avr->frequency = FREQUENCY;
    avr->sleep = on_rest;
    avr->log = LOG_ERROR;
    wire_up(sensors);
    core_reset = avr->reset;
    avr->reset = on_reset;
    avr->data[MCUSR_AT] = 1;
    begin();
}

static void set_stop(avr_cycle_count_t until)
{
    if (avr->cycle < until)
        avr_cycle_timer_register(avr, until - avr->cycle, on_stop, 0);
}

void chip_run(uint64_t micros)
{
    avr_cycle_count_t until = micros * CYCLES_A_MICRO;
    set_stop(until);
    while (avr->cycle < until) {
        int state = avr_run(avr);
        if (was_reset) {
            begin();
            set_stop(until);
        }
        if (state == cpu_Done || state == cpu_Crashed)
            fail("firmware", "it ran into the void; see the messages above");
    }
}

uint64_t chip_micros(void)
{
    return avr->cycle / CYCLES_A_MICRO;
}

void chip_reset(uint8_t cause)
{
    chip_starve();
    avr_reset(avr);
    avr->data[MCUSR_AT] = cause;
    begin();
}

unsigned chip_starts(void)
{
    return starts;
}

bool chip_sent(uint8_t *byte, uint64_t *micros)
{
    if (sent_from == sent_to)
        return false;
    *micros = sent_at[sent_from % PLACES] / CYCLES_A_MICRO;
    *byte = sent[sent_from++ % PLACES];
    return true;
}

bool chip_feed(uint8_t byte)
{
    if (fed_to - fed_from >= PLACES)
        return false;
    fed[fed_to++ % PLACES] = byte;
    return true;
}

void chip_starve(void)
{
    fed_from = fed_to;
}

void chip_read_eeprom(const char *file)
{
    static uint8_t bytes[EEPROM_BYTES];
    FILE *from = fopen(file, "rb");
    if (from == NULL)
        return;
    size_t count = fread(bytes, 1, sizeof bytes, from);
    fclose(from);
    avr_eeprom_desc_t eeprom = {.ee = bytes, .offset = 0, .size = (uint32_t)count};
    avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &eeprom);
}

void chip_write_eeprom(const char *file)
{
    static uint8_t bytes[EEPROM_BYTES];
    avr_eeprom_desc_t eeprom = {.ee = bytes, .offset = 0, .size = sizeof bytes};
    avr_ioctl(avr, AVR_IOCTL_EEPROM_GET, &eeprom);
    FILE *to = fopen(file, "wb");
    if (to == NULL || fwrite(bytes, 1, sizeof bytes, to) != sizeof bytes || fclose(to) != 0)
        fail(file, "the EEPROM cannot be kept there; give --eeprom a file that can be written");
}
