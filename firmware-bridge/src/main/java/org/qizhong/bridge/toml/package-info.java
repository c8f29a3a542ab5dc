/** Files that people write in TOML, read so that each fault is told with its line and what would be right. */
package org.qizhong.bridge.toml;
