/** The text form of a game: a transcript's lines in, decisions as JSON lines out. */
package org.qizhong.referee.transcript;
