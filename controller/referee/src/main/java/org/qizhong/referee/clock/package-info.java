/** Chess clocks as values: controls, and what remains of them (计时, CXA2011:6, CXA1999:6). */
package org.qizhong.referee.clock;
