package org.qizhong.bridge.link;

import org.qizhong.bridge.Faces;
import org.qizhong.bridge.Lights;

/** What happens to a session. */
public sealed interface Event {

    /**
     * The line has been opened.
     *
     * @param nonce a number that was not used before
     */
    record Opened(int nonce) implements Event {}

    record Closed() implements Event {}

    record Heard(Message.FromBoard message) implements Event {}

    /** Time passes. */
    record Ticked() implements Event {}

    record Light(Lights lights) implements Event {}

    record Face(Faces faces) implements Event {}

    /** A board that is not set up for this table is to be, as that number. */
    record SetUp(long board) implements Event {}

    /** Nobody took what was told, and some of it is gone. */
    record Overrun() implements Event {}
}
