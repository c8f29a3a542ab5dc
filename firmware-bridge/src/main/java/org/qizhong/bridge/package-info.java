/** From wires to inputs: the bridge knows channels, frames and two clocks, and nothing of chess. */
package org.qizhong.bridge;
