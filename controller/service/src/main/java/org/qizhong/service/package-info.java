/** The program around the referee: the only place with threads, files, sockets and the time of day. */
package org.qizhong.service;
