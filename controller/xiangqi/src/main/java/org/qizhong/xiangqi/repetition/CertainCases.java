package org.qizhong.xiangqi.repetition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.repetition.Verdict.Outcome;

/**
 * Judges the cases that leave no doubt under any of the rule books: one-sided perpetual check (单方长将) loses, both
 * sides checking at every move is a draw (CXA1999:26.1, 26.3), and so is a cycle in which neither side ever checks or
 * threatens anything new. The rest needs the full law of chases and mate threats, and is left to the arbiter.
 */
public final class CertainCases implements RepetitionJudge {

    private static final String CHECK = "check";
    private static final String IDLE = "idle";
    private static final String OTHER = "other";

    @Override
    public Verdict judge(Cycle cycle) {
        BySide<String> conduct = BySide.from(side -> conduct(cycle.steps(side)));
        return new Verdict(outcome(conduct), conduct);
    }

    private static Outcome outcome(BySide<String> conduct) {
        boolean red = conduct.red().equals(CHECK);
        boolean black = conduct.black().equals(CHECK);
        if (red != black) {
            return red ? Outcome.RED_LOSES : Outcome.BLACK_LOSES;
        }
        boolean bothIdle = conduct.red().equals(IDLE) && conduct.black().equals(IDLE);
        return red || bothIdle ? Outcome.DRAW : Outcome.UNDECIDED;
    }

    /** The words for what a side does, each once, joined in the order in which they first come up. */
    private static String conduct(List<Cycle.Step> steps) {
        return String.join(
                "-", steps.stream().map(CertainCases::word).distinct().toList());
    }

    private static String word(Cycle.Step step) {
        if (step.after().isCheck()) {
            return CHECK;
        }
        return threatensNothingNew(step) ? IDLE : OTHER;
    }

    /**
     * Whether the move leaves its side, were it to move again at once, with no check to give and no capture that it did
     * not have before: then it is neither a mate threat (杀) nor a chase (捉) nor the start of one.
     */
    private static boolean threatensNothingNew(Cycle.Step step) {
        Side mover = step.before().toMove();
        Board after = step.after().board();
        try {
            Position again = Position.of(after, mover);
            Set<Move> before = new HashSet<>(captures(step.before()));
            boolean newCapture = captures(again).stream().anyMatch(capture -> !before.contains(capture));
            boolean checks = again.legalMoves().stream()
                    .anyMatch(move -> again.play(move).isCheck());
            return !newCapture && !checks;
        } catch (IllegalPositionException e) {
            return false;
        }
    }

    private static List<Move> captures(Position position) {
        return position.legalMoves().stream()
                .filter(move -> !position.board().isEmpty(move.to()))
                .toList();
    }
}
