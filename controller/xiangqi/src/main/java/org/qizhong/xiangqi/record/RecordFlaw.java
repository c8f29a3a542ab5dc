package org.qizhong.xiangqi.record;

/**
 * A reason why a file is refused.
 *
 * @param line where in the file, from 1; 0 for the file as a whole
 * @param what what was read, why it is wrong, and where it can be told, what would be right
 */
public record RecordFlaw(int line, String what) {}
