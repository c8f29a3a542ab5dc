/** The hardware's double: whatever the wires could say, said by a seed, so that every fault can be played again. */
package org.qizhong.simulator;
