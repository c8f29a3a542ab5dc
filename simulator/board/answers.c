#include "answers.h"

#include <inttypes.h>
#include <stdio.h>

#include "chip.h"
#include "commands.h"
#include "faces.h"
#include "lamps.h"
#include "late.h"
#include "noise.h"
#include "wires.h"

#define P99 990

void answer_lateness(char **rest)
{
    (void)rest;
    printf("lateness %" PRIu64 " %" PRIu64 "\n", late_worst(), late_share(P99));
    late_forget();
}

static void print_lights(void)
{
    const char *before = "";
    for (unsigned channel = 0; channel < POINTS; channel++)
        if (lamps_lit(channel)) {
            printf("%s%u", before, channel);
            before = ",";
        }
}

void answer_state(char **rest)
{
    char red[FACE_TEXT], black[FACE_TEXT];
    (void)rest;
    faces_text(0, red);
    faces_text(1, black);
    printf("state lights=");
    print_lights();
    printf(" buzzer=%s buzzed=%" PRIu64, lamps_buzzing() ? "on" : "off", lamps_buzzed());
    printf(" red=%s black=%s starts=%u hits=%" PRIu64 "\n", red, black, chip_starts(), noise_hits());
}

void answer_work(char **rest)
{
    struct chip_work work = chip_work();
    (void)rest;
    printf("work chain=%" PRIu64 " longest=%" PRIu64 " awake=%" PRIu64 " all=%" PRIu64 "\n", wires_scan_cycles(),
        work.longest, work.awake, work.all);
}

void answer_now(char **rest)
{
    (void)rest;
    printf("now %" PRIu64 " %" PRIu64 "\n", chip_micros(), host_micros());
}
