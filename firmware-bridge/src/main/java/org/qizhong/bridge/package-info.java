/** From the wires to inputs: what hardware says, stamped on this machine's monotonic clock, put in one order. */
package org.qizhong.bridge;
