/** The link protocol, version 1, as values: frames, messages, a session, and the fit of a board's clock. No thread. */
package org.qizhong.bridge.link;
