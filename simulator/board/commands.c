#include "commands.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "answers.h"
#include "chip.h"
#include "line.h"
#include "noise.h"
#include "schedule.h"
#include "tags.h"
#include "wires.h"

#define MOST_LEVEL 15
#define SPACE " \t\r\n"

static const char *const buttons[] = {"red", "black", "red-adjust", "black-adjust", "red-call", "black-call"};
static uint64_t zero;
static uint64_t run_asked;

uint64_t host_micros(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

uint64_t command_run_asked(void)
{
    uint64_t asked = run_asked;
    run_asked = 0;
    return asked;
}

static void refuse(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    printf("error: ");
    vprintf(format, values);
    printf("\n");
    va_end(values);
}

static char *word(char **rest)
{
    char *next = strtok_r(NULL, SPACE, rest);
    return next != NULL ? next : "";
}

static bool number(const char *text, uint64_t most, uint64_t *value)
{
    char *end = NULL;
    if (*text < '0' || *text > '9')
        return false;
    *value = strtoull(text, &end, 10);
    return *end == 0 && *value <= most;
}

static bool channel_of(const char *text, uint64_t *channel)
{
    for (unsigned i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        if (strcmp(text, buttons[i]) == 0) {
            *channel = SENSOR_CHANNELS + i;
            return true;
        }
    if (number(text, CHANNELS - 1, channel))
        return true;
    refuse("'%s': not a channel; 0 to 101, or the name of a button", text);
    return false;
}

static void do_set(char **rest)
{
    uint64_t channel, level;
    char *level_text;
    if (!channel_of(word(rest), &channel))
        return;
    if (!number(level_text = word(rest), MOST_LEVEL, &level))
        return refuse("'%s': not a level; 0 to %d", level_text, MOST_LEVEL);
    wires_set((unsigned)channel, (unsigned)level);
}

static void do_press(char **rest)
{
    uint64_t channel;
    if (channel_of(word(rest), &channel))
        wires_set((unsigned)channel, 1);
}

static void do_release(char **rest)
{
    uint64_t channel;
    if (channel_of(word(rest), &channel))
        wires_set((unsigned)channel, 0);
}

/* A hexadecimal digit for each of the first channels; those after them keep their levels. */
static void do_levels(char **rest)
{
    const char *digits = word(rest);
    size_t count = strlen(digits);
    if (count == 0 || count > SENSOR_CHANNELS || strspn(digits, "0123456789abcdefABCDEF") != count)
        return refuse("'%s': not 1 to %d hexadecimal digits, one a channel", digits, SENSOR_CHANNELS);
    for (unsigned channel = 0; channel < count; channel++) {
        char digit[2] = {digits[channel], 0};
        unsigned level = (unsigned)strtoul(digit, NULL, 16);
        if (level != wires_level(channel))
            wires_set(channel, level);
    }
}

static void do_reset(char **rest)
{
    uint64_t cause = 2;
    const char *text = word(rest);
    if (*text != 0 && !number(text, MOST_LEVEL, &cause))
        return refuse("'%s': not a cause; 1 power, 2 external, 4 brown-out, 8 watchdog", text);
    chip_reset((uint8_t)cause);
}

static void do_unplug(char **rest)
{
    (void)rest;
    line_unplug();
    chip_starve();
}

static void do_plug(char **rest)
{
    (void)rest;
    line_plug();
}

static void do_corrupt(char **rest)
{
    uint64_t seed, rate;
    if (!number(word(rest), UINT64_MAX, &seed) || !number(word(rest), 10000, &rate))
        return refuse("corrupt takes a seed and how many of 10,000 bytes are hit");
    noise_set(seed, (unsigned)rate);
}

static void do_chain(char **rest)
{
    const char *text = word(rest);
    if (strcmp(text, "broken") != 0 && strcmp(text, "whole") != 0)
        return refuse("'%s': a chain is broken or whole", text);
    wires_break_chain(*text == 'b');
}

/* One reader, or without a channel the multiplexer. */
static void do_reader(char **rest)
{
    uint64_t channel = 0;
    char *text = word(rest);
    bool all = number(text, POINTS - 1, &channel) == false;
    const char *state = all ? text : word(rest);
    if (strcmp(state, "dead") != 0 && strcmp(state, "alive") != 0)
        return refuse("'%s': a reader is dead or alive", state);
    if (all)
        tags_mute(*state == 'd');
    else
        tags_dead((unsigned)channel, *state == 'd');
}

static void do_zero(char **rest)
{
    (void)rest;
    zero = chip_micros();
    printf("zero %" PRIu64 " %" PRIu64 "\n", zero, host_micros());
}

static void do_at(char **rest)
{
    uint64_t micros;
    const char *text = word(rest);
    if (!number(text, UINT64_MAX / 4, &micros))
        return refuse("'%s': not a moment in microseconds since zero", text);
    char *command = *rest + strspn(*rest, SPACE);
    command[strcspn(command, "\r\n")] = 0;
    if (*command == 0 || !schedule_add(zero + micros, command))
        return refuse("at %s: no command, a too long one, or too many wait", text);
}

static void do_run(char **rest)
{
    if (!number(word(rest), UINT64_MAX / 4, &run_asked) || run_asked == 0)
        refuse("run takes how many microseconds pass");
}

static const struct {
    const char *name;
    void (*act)(char **rest);
} commands[] = {{"set", do_set}, {"press", do_press}, {"release", do_release}, {"levels", do_levels},
    {"reset", do_reset}, {"unplug", do_unplug}, {"plug", do_plug}, {"corrupt", do_corrupt}, {"chain", do_chain},
    {"reader", do_reader}, {"zero", do_zero}, {"at", do_at}, {"run", do_run}, {"lateness", answer_lateness},
    {"state", answer_state}, {"work", answer_work}, {"now", answer_now}};

bool command_take(char *line)
{
    char *rest = NULL;
    const char *verb = strtok_r(line, SPACE, &rest);
    if (verb == NULL)
        return true;
    if (strcmp(verb, "quit") == 0)
        return false;
    for (unsigned i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(verb, commands[i].name) == 0) {
            commands[i].act(&rest);
            return true;
        }
    refuse("'%s': not a command; README.md lists them", verb);
    return true;
}

bool command_due(void)
{
    bool on = true;
    while (on && schedule_next() <= chip_micros()) {
        char text[COMMAND_LENGTH];
        char *command = strcpy(text, schedule_take());
        uint64_t micros = chip_micros() - zero;
        char told[COMMAND_LENGTH];
        strcpy(told, command);
        on = command_take(command);
        printf("did %" PRIu64 " %" PRIu64 " %s\n", micros, host_micros(), told);
        fflush(stdout);
    }
    return on;
}
