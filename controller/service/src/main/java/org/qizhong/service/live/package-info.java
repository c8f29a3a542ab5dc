/**
 * Boards in play. One thread owns a board's game, fed by its source of inputs and by one bounded queue of what persons
 * enter; what others see are immutable views, of which a slow reader gets the latest.
 */
package org.qizhong.service.live;
