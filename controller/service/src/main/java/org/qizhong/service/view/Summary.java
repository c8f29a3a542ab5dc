package org.qizhong.service.view;

import java.util.List;
import java.util.Optional;

/**
 * One board in the list of boards.
 *
 * @param id its name in addresses
 * @param name its name on the page
 * @param labels free text of the record: red, black, event, round, table, date, place
 * @param phase where the game stands
 * @param speed how much faster than the world its time runs
 * @param clocks both clocks, where there are any
 * @param board the board
 * @param ply how many plies were played
 * @param lastChinese the last move in Chinese notation
 * @param alerts the kinds of the open alerts
 * @param result the decision that ended the game
 */
public record Summary(
        String id,
        String name,
        java.util.Map<String, String> labels,
        Phase phase,
        double speed,
        Optional<ClocksView> clocks,
        BoardPicture board,
        int ply,
        Optional<String> lastChinese,
        List<String> alerts,
        Optional<Told> result) {}
