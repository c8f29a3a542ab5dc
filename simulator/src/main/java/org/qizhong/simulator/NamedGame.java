package org.qizhong.simulator;

import org.qizhong.xiangqi.record.GameRecord;

/**
 * A recorded game and where it came from.
 *
 * @param name by which it is found again
 * @param record the game
 */
public record NamedGame(String name, GameRecord record) {}
