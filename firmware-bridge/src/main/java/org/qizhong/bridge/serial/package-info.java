/** Boards on serial lines: ports that come and go, and the threads between them and the link's session. */
package org.qizhong.bridge.serial;
