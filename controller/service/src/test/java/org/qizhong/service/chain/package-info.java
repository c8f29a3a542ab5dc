/** The whole chain in real time: simulated hands, an emulated board with its firmware, a serial device, the referee. */
package org.qizhong.service.chain;
