/** A tournament is its entries and its results; pairings, standings and tie-breaks are computed from them, not stored. */
package org.qizhong.tournament;
