/*
 * All that the firmware asks of a microcontroller. Nothing here waits, but for hal_chain, which takes as long as its
 * bits. Another microcontroller is another folder beside atmega2560; docs/reference/firmware.md says what it must keep.
 */
#ifndef HAL_H
#define HAL_H

#include <stdbool.h>
#include <stdint.h>

#define HAL_TICKS_A_SECOND 1000000u
#define HAL_EEPROM_BYTES 256

/* Sets up everything; interrupts run afterwards. */
void hal_start(void);
/* 1 power, 2 external, 4 brown-out, 8 watchdog; more than one bit may be set. */
uint8_t hal_reset_cause(void);
/* The watchdog is told that the program lives. It bites after some 250 ms. */
void hal_alive(void);
/* Rests until something happens, at most until the next scan is due. */
void hal_idle(void);

/* A million a second; wraps. */
uint32_t hal_tick(void);
/* Scan periods of 1,000 ticks that began since it was asked last. */
uint8_t hal_scans(void);
/* Loads and shifts out the sensor chain: `count` bytes of levels at the pin, the first bit is the lowest. */
void hal_chain(uint8_t *bytes, uint8_t count);
/* Bit 0 red press, then black press, red adjust, black adjust, red call, black call; set where pressed. */
uint8_t hal_buttons(void);

/* The next byte of the link; for a zero byte, the tick at which it came. False: none. */
bool hal_receive(uint8_t *byte, uint32_t *tick);
/* How many bytes can be sent without waiting. */
uint8_t hal_room(void);
/* At most hal_room() bytes. */
void hal_send(const uint8_t *bytes, uint8_t count);
/* Whether the last bit has left. */
bool hal_sent(void);
/* The next byte of the tag readers. False: none. */
bool hal_tag(uint8_t *byte);

uint8_t hal_eeprom_read(uint16_t at);
bool hal_eeprom_ready(void);
/* Only when ready; it is not ready again for some milliseconds. */
void hal_eeprom_write(uint16_t at, uint8_t byte);

/* Shows one rank of lights: bit f of `files` is file f. */
void hal_light(uint8_t rank, uint16_t files);
void hal_buzz(uint8_t on);
/* Whether the clock displays take another face. */
bool hal_face_ready(void);
/* Four digits' segments (bit 0 is a, bit 6 is g, bit 7 the point) and a colon, on the display of 0 red or 1 black. */
void hal_face(uint8_t side, const uint8_t digit[4], uint8_t colon);

#endif
