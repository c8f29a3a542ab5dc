/** What the players owe: touched pieces, fouls and what they add up to. */
package org.qizhong.referee.conduct;
