package org.qizhong.bridge.wiring;

/**
 * The microcontroller whose pins are used. There is one kind so far, the Arduino Mega 2560.
 *
 * @param port where it is plugged in
 * @param baud bits a second on its line
 * @param board the number that was stored in it for this table; 0 if any board will do
 */
public record Microcontroller(SerialPort port, int baud, long board) {}
