/** One table: what its devices say, put in one order and said in the words of the referee. */
package org.qizhong.bridge.board;
