#include "board.h"
#include "hal/hal.h"

static struct board board;

int main(void) {
    hal_start();
    board_start(&board);
    for (;;) {
        if (!board_turn(&board)) {
            hal_idle();
        }
    }
}
