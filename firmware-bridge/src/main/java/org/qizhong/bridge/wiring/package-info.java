/** How one board is built: which wire goes where, read from a file, checked, and drawn. */
package org.qizhong.bridge.wiring;
