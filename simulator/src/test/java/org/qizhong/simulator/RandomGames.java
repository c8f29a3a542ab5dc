package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.GameResult;

/** Legal games that nobody would play, with many captures: one seed is one game. */
final class RandomGames {

    private static final int PLIES = 80;

    private RandomGames() {}

    static GameRecord of(long seed) {
        return of(seed, PLIES);
    }

    /** A game of so many plies, if it does not end before. */
    static GameRecord of(long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Move> moves = new ArrayList<>();
        Position position = Position.start();
        while (moves.size() < plies && !position.legalMoves().isEmpty()) {
            Move move = choice(position, random);
            moves.add(move);
            position = position.play(move);
        }
        GameResult[] results = GameResult.values();
        GameResult result = results[(int) (seed % results.length)];
        return new GameRecord(new LinkedHashMap<>(), Fen.START, moves, result, 0);
    }

    /** Every other time a capture, where there is one. */
    private static Move choice(Position position, SplittableRandom random) {
        List<Move> legal = position.legalMoves();
        List<Move> captures = legal.stream()
                .filter(move -> !position.board().isEmpty(move.to()))
                .toList();
        List<Move> from = captures.isEmpty() || random.nextBoolean() ? legal : captures;
        return from.get(random.nextInt(from.size()));
    }

    static List<NamedGame> many(int games) {
        return LongStream.rangeClosed(1, games)
                .mapToObj(seed -> new NamedGame("random game " + seed, of(seed)))
                .toList();
    }
}
