/* The board's end of the link: docs/reference/link-protocol.md. */
#ifndef LINK_H
#define LINK_H

#include <stdbool.h>
#include <stdint.h>

#include "frame.h"
#include "sensors.h"

#define PROTOCOL 1
#define FIRMWARE_MAJOR 1
#define FIRMWARE_MINOR 0

#define GO_BACK_TICKS 200000u
#define SNAPSHOT_TICKS 100000u
/* A snapshot that waited so long goes before events, or a flood of them would look like a dead line. */
#define SNAPSHOT_LATE_TICKS 200000u
/* Between a snapshot and one that is asked for: a flood of queries stops nothing. */
#define SNAPSHOT_REST_TICKS 10000u
/* Queries for the time that may wait for their answer. */
#define TIME_QUERIES 8
/* Until it is greeted, a board only says hello, this often. */
#define HELLO_TICKS 250000u
/* Bytes of the link that are read between two scans. */
#define HEARD_AT_ONCE 32

enum to_program { HELLO = 0x01, CHANGE, FAULT_FRAME, SNAPSHOT, TIME };
enum to_board { GREET = 0x80, ACKNOWLEDGE, TIME_QUERY, SNAPSHOT_QUERY, INDICATE, DISPLAY, SET_UP };

struct time_query {
    uint16_t id;
    uint32_t received;
};

struct link {
    struct frame_reader reader;
    uint32_t cursor;         /* the next event to send */
    uint32_t fresh;          /* the first that was never sent */
    uint32_t given;          /* the first whose number was never told */
    uint32_t sent_watermark; /* of the last event before `fresh` */
    uint32_t acknowledged;   /* the tick of the last new acknowledgement, or of a go-back */
    uint32_t snapshot;       /* the tick of the last snapshot */
    uint32_t hello;          /* the tick of the last hello */
    uint32_t nonce;          /* of the hello that is owed */
    bool greeted; /* since the start */
    bool owes_hello;
    bool owes_snapshot;
    bool answered; /* the last frame was an answer: another kind goes first if any is due */
    uint8_t queries;
    struct time_query query[TIME_QUERIES];
};

struct board;

void link_start(struct board *board, uint32_t now);
/* Takes what has come in. */
void link_hear(struct board *board, uint32_t now);
/* Sends at most one frame. */
void link_speak(struct board *board, uint32_t now);
/* Whether an answer waits for the transmitter only, so that nobody should rest. */
bool link_hurries(const struct board *board);

#endif
