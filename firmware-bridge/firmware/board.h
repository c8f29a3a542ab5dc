/* The whole board: its parts, and the order in which they get their turn. */
#ifndef BOARD_H
#define BOARD_H

#include "buzzer.h"
#include "display.h"
#include "lights.h"
#include "link.h"
#include "ring.h"
#include "scan.h"
#include "store.h"

struct board {
    struct ring ring;
    struct scan scan;
    struct link link;
    struct lights lights;
    struct buzzer buzzer;
    struct display display;
    struct store store;
};

void board_start(struct board *board);
/* One round. True: the next one should follow at once. */
bool board_turn(struct board *board);

#endif
