package org.qizhong.xiangqi.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.notation.Notation;
import org.qizhong.xiangqi.notation.NotationException;

/** One game of a PGN file while it is gathered: first its tokens, then the record or the reasons against it. */
final class PgnDraft {

    static final Fen START = new Fen(Position.start(), 0, 1);

    private final SequencedMap<String, PgnToken> tags = new LinkedHashMap<>();
    private final List<PgnToken> moves = new ArrayList<>();
    private final List<RecordFlaw> flaws = new ArrayList<>();
    /** The brackets of the variations that are open here, the outermost first. */
    private final Deque<PgnToken> open = new ArrayDeque<>();

    private GameResult ending = GameResult.UNKNOWN;
    private int variations;

    boolean isEmpty() {
        return tags.isEmpty() && moves.isEmpty();
    }

    boolean hasMoves() {
        return !moves.isEmpty();
    }

    boolean isInVariation() {
        return !open.isEmpty();
    }

    List<RecordFlaw> flaws() {
        return flaws;
    }

    private void flaw(PgnToken token, String what) {
        flaws.add(new RecordFlaw(token.line(), what));
    }

    /** A tag that is there already may come again if it says the same. */
    void tag(PgnToken tag) {
        PgnToken before = tags.putIfAbsent(tag.tag(), tag);
        if (before != null && !before.text().equals(tag.text())) {
            flaw(
                    tag,
                    "tag " + tag.tag() + " says \"" + tag.text() + "\", line " + before.line() + " said \""
                            + before.text() + "\"");
        }
    }

    void move(PgnToken move) {
        if (open.isEmpty()) {
            moves.add(move);
        }
    }

    void open(PgnToken bracket) {
        open.addLast(bracket);
        variations++;
    }

    void close(PgnToken bracket) {
        if (open.isEmpty()) {
            flaw(bracket, "a variation closes with ) that never opened");
        } else {
            open.removeLast();
        }
    }

    void end(PgnToken token) {
        if (isInVariation()) {
            return;
        }
        ending = GameResult.parse(token.text()).orElse(GameResult.UNKNOWN);
        GameResult tagged = taggedResult();
        boolean contradicts = tagged != GameResult.UNKNOWN && ending != GameResult.UNKNOWN && tagged != ending;
        if (contradicts) {
            flaw(
                    token,
                    "the moves end with " + ending.word() + " but tag Result, line "
                            + tags.get("Result").line() + ", says " + tagged.word());
        }
    }

    private GameResult taggedResult() {
        return Optional.ofNullable(tags.get("Result"))
                .flatMap(tag -> GameResult.parse(tag.text()))
                .orElse(GameResult.UNKNOWN);
    }

    /** The game, if nothing speaks against it; else {@link #flaws()} has at least one. */
    Optional<GameRecord> record() {
        open.forEach(bracket -> flaw(bracket, "a variation opens with ( and never closes"));
        Optional<Fen> start = start();
        List<Move> legal = start.map(this::legalMoves).orElse(List.of());
        if (!flaws.isEmpty()) {
            return Optional.empty();
        }
        SequencedMap<String, String> plain = new LinkedHashMap<>();
        tags.forEach((name, tag) -> plain.put(name, tag.text()));
        GameResult result = ending == GameResult.UNKNOWN ? taggedResult() : ending;
        return start.map(fen -> new GameRecord(plain, fen, legal, result, variations));
    }

    private Optional<Fen> start() {
        PgnToken tag = tags.get("FEN");
        if (tag == null) {
            return Optional.of(START);
        }
        try {
            return Optional.of(Fen.parse(tag.text()));
        } catch (IllegalPositionException refused) {
            refused.reasons().forEach(reason -> flaw(tag, "tag FEN: " + reason));
            return Optional.empty();
        }
    }

    /** The moves up to the first that cannot be read: what follows it hangs in the air. */
    private List<Move> legalMoves(Fen start) {
        // Only a rank 10 tells UCI from ICCS, and then it does so for the whole game.
        boolean uci = moves.stream()
                .anyMatch(move ->
                        Notation.of(move.text()).filter(Notation.UCI::equals).isPresent());
        List<Move> legal = new ArrayList<>();
        Position position = start.position();
        for (PgnToken token : moves) {
            try {
                Move move = notation(token, uci).parse(position, token.text());
                legal.add(move);
                position = position.play(move);
            } catch (NotationException refused) {
                flaw(token, ply(start, legal.size()) + refused.getMessage());
                break;
            }
        }
        return legal;
    }

    private static Notation notation(PgnToken token, boolean uci) {
        Notation looks = Notation.of(token.text()).orElse(Notation.CHINESE);
        return looks == Notation.ICCS && uci ? Notation.UCI : looks;
    }

    /** The ply after so many, as a refusal begins: {@code ply 4 (round 2, black): }. */
    static String ply(Fen start, int played) {
        boolean blackFirst = start.position().toMove() == Side.BLACK;
        int round = start.round() + (played + (blackFirst ? 1 : 0)) / 2;
        Side side = (played % 2 == 0) == blackFirst ? Side.BLACK : Side.RED;
        return "ply " + (played + 1) + " (round " + round + ", " + side.word() + "): ";
    }
}
