package org.qizhong.xiangqi.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;

/**
 * One game (一局棋), from its start to where the record ends. Immutable, and legal throughout.
 *
 * @param tags what the record says about the game (Event, Red, Black …), as stored and in that order
 * @param start where the game starts
 * @param moves the moves played
 * @param result the result as recorded, whatever the last position says
 * @param variations how many variations (变着) the record held beside the moves played; they are not kept
 */
public record GameRecord(
        SequencedMap<String, String> tags, Fen start, List<Move> moves, GameResult result, int variations) {

    /**
     * Checks the moves.
     *
     * @throws IllegalArgumentException if a move is illegal
     */
    public GameRecord {
        tags = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
        positions(start, moves);
    }

    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    /** The positions of the game: the start, then one after each move. */
    public List<Position> positions() {
        return positions(start, moves);
    }

    private static List<Position> positions(Fen start, List<Move> moves) {
        List<Position> positions = new ArrayList<>();
        positions.add(start.position());
        for (Move move : moves) {
            positions.add(positions.getLast().play(move));
        }
        return List.copyOf(positions);
    }
}
