#include "baud.h"

#include <simavr/sim_io.h>

/* Of USART0 and USART1: the registers A, C and the low divisor, in data addresses. */
static const avr_io_addr_t status[2] = {0xC0, 0xC8};
static const avr_io_addr_t format[2] = {0xC2, 0xCA};
static const avr_io_addr_t divisor[2] = {0xC4, 0xCC};

static avr_io_write_t write_status;
static int uarts[2] = {0, 1};
static void *emulated[2];

static void work_out(avr_t *avr, int uart)
{
    avr_io_addr_t at = divisor[uart];
    avr->io[AVR_DATA_TO_IO(at)].w.c(avr, at, avr->data[at], emulated[uart]);
}

static void on_status(avr_t *avr, avr_io_addr_t at, uint8_t value, void *param)
{
    int uart = *(int *)param;
    write_status(avr, at, value, emulated[uart]);
    work_out(avr, uart);
}

static void on_format(avr_t *avr, avr_io_addr_t at, uint8_t value, void *param)
{
    avr->data[at] = value;
    work_out(avr, *(int *)param);
}

void baud_start(avr_t *avr)
{
    for (int uart = 0; uart < 2; uart++) {
        avr_io_addr_t at = AVR_DATA_TO_IO(status[uart]);
        write_status = avr->io[at].w.c;
        emulated[uart] = avr->io[at].w.param;
        avr->io[at].w.c = on_status;
        avr->io[at].w.param = &uarts[uart];
        avr_register_io_write(avr, format[uart], on_format, &uarts[uart]);
    }
}
