/* Tables that stay in flash where memory for data is another one. */
#ifndef FLASH_H
#define FLASH_H

#ifdef __AVR__
#include <avr/pgmspace.h>
#define FLASH PROGMEM
#define FLASH_U8(at) pgm_read_byte(at)
#define FLASH_U32(at) pgm_read_dword(at)
#else
#define FLASH
#define FLASH_U8(at) (*(at))
#define FLASH_U32(at) (*(at))
#endif

#endif
