/**
 * Buttons, sensors and lamps on the pins of this machine: a Raspberry Pi, or any board with a gpiochip.
 *
 * <p>Buttons are told by the kernel, with the moment of the edge; sensors are read round and round. Both are settled
 * here,
 * by what they showed at which time, and handed out with a watermark.
 */
package org.qizhong.bridge.gpio;
