package org.qizhong.bridge.link;

/**
 * A time query and its answer. The query was not there before it was sent, and the answer was not heard before it was
 * begun: that is all that is used, so however long either was on its way, it is true.
 *
 * @param received the board's tick when the query was there
 * @param asked when it was sent, in microseconds on this machine's monotonic clock
 * @param answered the board's tick when the answer was begun
 * @param heard when the answer was read, in microseconds on the same clock
 */
record Exchange(long received, long asked, long answered, long heard) {}
