package org.qizhong.service.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.qizhong.simulator.NamedGame;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;

/**
 * One line of an index of games, its fields divided by tabs.
 *
 * @param columns where its fields stand
 * @param text the line
 */
record IndexLine(Columns columns, String text) {

    /** The columns that are read, by their places. */
    record Columns(int file, int number, int start, int moves) {

        static Columns of(String index, String head) {
            List<String> names = List.of(head.split("\t", -1));
            List<Integer> places = Stream.of("file", "game_no", "init_fen", "mainline_coord")
                    .map(name -> {
                        if (!names.contains(name)) {
                            throw new Complaint(index + ":1: there is no column \"" + name + "\"");
                        }
                        return names.indexOf(name);
                    })
                    .toList();
            return new Columns(places.get(0), places.get(1), places.get(2), places.get(3));
        }
    }

    /**
     * The game.
     *
     * @throws IllegalArgumentException if it cannot be played
     */
    NamedGame game() {
        String name = field(columns.file()) + " entry " + field(columns.number());
        List<Move> moves = Stream.of(field(columns.moves()).split(" "))
                .filter(word -> !word.isBlank())
                .map(IndexLine::move)
                .toList();
        Fen start = Fen.parse(field(columns.start()));
        return new NamedGame(name, new GameRecord(new LinkedHashMap<>(), start, moves, GameResult.UNKNOWN, 0));
    }

    private String field(int place) {
        String[] fields = text.split("\t", -1);
        return place < fields.length ? fields[place] : "";
    }

    private static Move move(String word) {
        return Move.parse(word).orElseThrow(() -> new IllegalArgumentException("\"" + word + "\" is no move"));
    }
}
