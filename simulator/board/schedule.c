#include "schedule.h"

#include <stdlib.h>
#include <string.h>

#define MOST 65536

struct waiting {
    uint64_t micros;
    char *command;
};

/* In order of time from `first` on. */
static struct waiting waiting[MOST];
static size_t first, end;

static void close_gap(void)
{
    memmove(waiting, waiting + first, (end - first) * sizeof waiting[0]);
    end -= first;
    first = 0;
}

bool schedule_add(uint64_t micros, const char *command)
{
    if (end == MOST && first > 0)
        close_gap();
    if (end == MOST || strlen(command) >= COMMAND_LENGTH)
        return false;
    size_t place = end++;
    for (; place > first && waiting[place - 1].micros > micros; place--)
        waiting[place] = waiting[place - 1];
    waiting[place] = (struct waiting){micros, strdup(command)};
    return waiting[place].command != NULL;
}

uint64_t schedule_next(void)
{
    return first == end ? UINT64_MAX : waiting[first].micros;
}

char *schedule_take(void)
{
    static char command[COMMAND_LENGTH];
    strcpy(command, waiting[first].command);
    free(waiting[first++].command);
    return command;
}

size_t schedule_count(void)
{
    return end - first;
}
