/** A tournament is its entries and its results; pairings, standings and tie-breaks are computed from them. */
package org.qizhong.tournament;
