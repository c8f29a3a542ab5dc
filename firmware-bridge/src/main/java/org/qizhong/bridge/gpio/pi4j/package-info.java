/**
 * A provider of digital inputs and outputs for Pi4J, over the kernel's GPIO character device.
 *
 * <p>Those that Pi4J has drop the moment and the number of an edge, tell a settled edge up to a tenth of a second
 * late, and
 * refuse boards that they do not know. A clock needs what they drop.
 */
package org.qizhong.bridge.gpio.pi4j;
