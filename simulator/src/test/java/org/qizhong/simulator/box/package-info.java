/** The board in a box, `simulator/board`: does the real firmware in the emulator speak at all? */
package org.qizhong.simulator.box;
