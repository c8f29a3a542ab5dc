#include <avr/eeprom.h>

#include "../hal.h"

uint8_t hal_eeprom_read(uint16_t at) {
    return eeprom_read_byte((const uint8_t *)at);
}

bool hal_eeprom_ready(void) {
    return eeprom_is_ready();
}

void hal_eeprom_write(uint16_t at, uint8_t byte) {
    eeprom_write_byte((uint8_t *)at, byte);
}
