/* The other end of the link as docs/reference/link-protocol.md has it, as small as it can be, and a line that errs. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "test/bench.h"

struct program {
    struct frame_reader reader;
    bool begun;         /* a snapshot was taken since the last start */
    uint32_t boot;
    uint32_t next;      /* the event that is missing */
    uint32_t watermark; /* what was promised last */
    uint32_t taken;     /* events */
    uint32_t snapshots; /* that were compared */
    uint32_t told;      /* times that events were known to be lost */
    uint32_t again;     /* times that it asked for events once more */
    uint8_t level[CHANNELS];
    uint32_t greeted, asked, heard;
};

/* Errors in a thousand bytes; each seed is a line of its own. */
struct line {
    uint32_t random;
    uint32_t flipped, lost, doubled, foreign;
    uint32_t carried; /* bytes from the board */
};

void program_start(struct program *program);
/* Takes what the board has sent through the line, and answers through it. */
void program_turn(struct program *program, struct line *line);

#endif
