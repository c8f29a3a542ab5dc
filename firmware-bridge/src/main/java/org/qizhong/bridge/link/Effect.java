package org.qizhong.bridge.link;

import org.qizhong.bridge.Signal;

/** What is to be done after a step of a session. */
public sealed interface Effect {

    record Send(Message.ToBoard message) implements Effect {}

    /** In true order, with the true stamp as far as it is known. */
    record Tell(Signal signal) implements Effect {}

    /** Nothing told later is earlier than that moment, as long as the link is up. */
    record Reach(long micros) implements Effect {}

    /** The board is heard: time goes as far as is reached. */
    record Follow() implements Effect {}

    /** The board is not heard: time goes on without it. */
    record Leave() implements Effect {}

    /** The line is closed and opened again. */
    record Reopen() implements Effect {}
}
