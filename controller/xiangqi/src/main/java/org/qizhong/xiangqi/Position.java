package org.qizhong.xiangqi;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A position that can be played from: a board and the side to move. Immutable.
 *
 * <p>Two positions are equal when they are the same position for repetition (循环反复): the same pieces on the same
 * points, the same side to move. Counters and history are no part of it.
 */
public final class Position {

    private final Board board;
    private final Side toMove;
    private final long key;
    /** Filled at the first question and never changed; a second thread could only compute the same list. */
    private List<Move> legalMoves;

    private Position(Board board, Side toMove) {
        this.board = board;
        this.toMove = toMove;
        this.key = Zobrist.key(board, toMove);
    }

    /** The position a game starts from (CXA1999:1.3). */
    public static Position start() {
        return Fen.START.position();
    }

    /**
     * The position with that board and that side to move.
     *
     * @throws IllegalPositionException with every reason why it cannot be played from
     */
    public static Position of(Board board, Side toMove) {
        List<String> flaws = Flaws.of(board, toMove);
        if (!flaws.isEmpty()) {
            throw new IllegalPositionException(flaws);
        }
        return new Position(board, toMove);
    }

    public Board board() {
        return board;
    }

    public Side toMove() {
        return toMove;
    }

    /** A 64-bit zobrist key: equal for equal positions, and the same on every machine. */
    public long key() {
        return key;
    }

    /** All legal moves, in a fixed order. Empty means checkmate or stalemate: the side to move has lost. */
    public List<Move> legalMoves() {
        if (legalMoves == null) {
            int[] moves = new int[SearchBoard.MOST_MOVES];
            int legal = new SearchBoard(board, toMove).legalMoves(moves);
            legalMoves =
                    Arrays.stream(moves, 0, legal).mapToObj(SearchBoard::decode).toList();
        }
        return legalMoves;
    }

    public boolean isLegal(Move move) {
        return legalMoves().contains(move);
    }

    /** The first reason why a move is against the rules, in the order of {@link Illegality}; nothing if it is legal. */
    public Optional<Illegality> whyIllegal(Move move) {
        return isLegal(move) ? Optional.empty() : Optional.of(MoveLaw.violated(this, move));
    }

    /**
     * The position after a legal move.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public Position play(Move move) {
        Optional<Illegality> why = whyIllegal(move);
        if (why.isPresent()) {
            throw new IllegalArgumentException(
                    move + " is illegal: " + why.get().word());
        }
        return new Position(board.after(move), toMove.opposite());
    }

    /** Whether the side to move is in check (将军, CXA2011:3.1). */
    public boolean isCheck() {
        return new SearchBoard(board, toMove).inCheck();
    }

    /** Whether the side to move is checkmated (将死, CXA2011:3.2) and has lost. */
    public boolean isCheckmate() {
        return legalMoves().isEmpty() && isCheck();
    }

    /** Whether the side to move is stalemated (困毙, CXA2011:3.3) and has lost. */
    public boolean isStalemate() {
        return legalMoves().isEmpty() && !isCheck();
    }

    /** The number of sequences of {@code depth} legal moves, for comparing move generators. */
    public long perft(int depth) {
        return new SearchBoard(board, toMove).perft(depth);
    }

    /** The position with the colours exchanged, turned by 180 degrees. */
    public Position mirrored() {
        return new Position(board.mirrored(), toMove.opposite());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && key == position.key
                && toMove == position.toMove
                && board.equals(position.board);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key);
    }

    @Override
    public String toString() {
        return Fen.ranks(board) + " " + toMove.fen();
    }
}
