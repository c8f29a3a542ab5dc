/** The parts put together: boards in play, the feed between them and the browsers, and the server. */
package org.qizhong.service.station;
