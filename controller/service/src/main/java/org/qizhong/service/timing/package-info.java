/** Time controls explained in words, and tried out on moves that nobody has played. */
package org.qizhong.service.timing;
