/** "Why?": what the referee holds at a moment of a game, and what it decided up to then, in words. */
package org.qizhong.service.why;
