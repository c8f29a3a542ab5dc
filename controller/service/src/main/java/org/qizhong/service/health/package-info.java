/** What a game tells about the sensors under its board, for those who build and mend boards. */
package org.qizhong.service.health;
