/**
 * The kernel's own doors to the pins: the GPIO character device (version 2 of its interface), I²C and SPI devices, by
 * calls to the C library. Numbers and layouts are those of linux/gpio.h, linux/i2c-dev.h and linux/spi/spidev.h.
 */
package org.qizhong.bridge.gpio.kernel;
