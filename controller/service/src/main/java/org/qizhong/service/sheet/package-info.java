/**
 * The record of a game (记录表, CXA2011:9), for people to read, sign and keep: one value made from what was entered and
 * what was decided, and a small writer for each format.
 */
package org.qizhong.service.sheet;
