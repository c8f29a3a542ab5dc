/** The link protocol, version 1, as values: frames, messages, a session, and the clock of a board. No thread, no clock. */
package org.qizhong.bridge.link;
