package org.qizhong.xiangqi.notation;

import java.util.List;
import java.util.stream.Collectors;
import org.qizhong.xiangqi.Move;

/** Refuses a text that does not stand for exactly one legal move, and says why. */
public final class NotationException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String text;
    private final transient List<Move> candidates;

    private NotationException(String text, String why, List<Move> candidates) {
        super("\"" + text + "\" " + why);
        this.text = text;
        this.candidates = List.copyOf(candidates);
    }

    static NotationException none(String text, String why) {
        return new NotationException(text, why, List.of());
    }

    static NotationException several(String text, List<Move> candidates) {
        String named = candidates.stream().map(Move::toString).sorted().collect(Collectors.joining(", "));
        return new NotationException(text, "fits several legal moves: " + named, candidates);
    }

    /** What was read. */
    public String text() {
        return text;
    }

    /** The legal moves that the text fits: none, or more than one. */
    public List<Move> candidates() {
        return candidates;
    }
}
