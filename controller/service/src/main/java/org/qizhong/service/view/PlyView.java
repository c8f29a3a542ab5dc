package org.qizhong.service.view;

import java.util.Optional;

/**
 * One line of the record.
 *
 * @param ply its number, from 1
 * @param side who moved
 * @param move in ICCS
 * @param chinese in full Chinese notation
 * @param captured the letter of what it took
 * @param check whether it gave check
 * @param pressed whether the clock was pressed after it
 */
public record PlyView(
        int ply, String side, String move, String chinese, Optional<String> captured, boolean check, boolean pressed) {}
