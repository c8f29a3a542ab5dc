/** A tournament is its entries and its results: pairings, standings and tie-breaks are computed from them, never stored. */
package org.qizhong.tournament;
