package org.qizhong.simulator;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.DecisionJson;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** Holds what the referee decides against what has in truth been done, case by case. */
final class CaseJudge {

    /** What is always true of the moves themselves. */
    private static final Set<AlertKind> OF_THE_GAME = EnumSet.of(AlertKind.REPETITION, AlertKind.NATURAL_LIMIT);

    /** What says that the device does not know, and accuses nobody. */
    private static final Set<AlertKind> QUESTIONS =
            EnumSet.of(AlertKind.AMBIGUOUS_MOVE, AlertKind.OFF_POINT, AlertKind.DISPLACED);

    /** What says that the device cannot see. */
    private static final Set<AlertKind> TROUBLE = EnumSet.of(AlertKind.SENSOR_FAULT, AlertKind.LINK_LOST);

    /** A move that was played and is not in the record yet. */
    private record Owed(Move move, CaseRun run) {}

    private final Map<Case, CaseTally> tallies = new EnumMap<>(Case.class);
    private final List<String> faults = new ArrayList<>();
    private final Deque<Owed> owed = new ArrayDeque<>();
    /** What was played in what happens now, in the record or not: its touches may be told later. */
    private List<Move> played = List.of();

    private boolean misread;
    private GameTime last = GameTime.ZERO;
    private CaseRun run = new CaseRun(Case.ORDINARY, Expected.READ);

    /** From here on this happens. */
    void begin(Case one, Expected expected, List<Move> moves) {
        run = new CaseRun(one, expected);
        count(run, new CaseTally(1, 0, 0, 0, 0, 0, 0, 0));
        played = List.copyOf(moves);
        moves.forEach(move -> owed.add(new Owed(move, run)));
    }

    /** It is over: what had to be told must have been. */
    void end() {
        if (run.expected().must().isPresent()) {
            boolean found = run.isFound();
            count(run, new CaseTally(0, 0, 0, 0, 0, 0, found ? 1 : 0, found ? 0 : 1));
            if (!found) {
                blame(run, "was not told up to " + last);
            }
        }
    }

    /** The record could not be got right: what is missing in it is not going to come. */
    void lost() {
        for (Owed one : owed) {
            if (!misread && one.run().isReported() && !one.run().expected().determined()) {
                count(one.run(), new CaseTally(0, 0, 1, 0, 0, 0, 0, 0));
            } else {
                count(one.run(), new CaseTally(0, 0, 0, 0, 1, 0, 0, 0));
                blame(one.run(), one.move() + " is not in the record at " + last);
            }
        }
        owed.clear();
        misread = false;
    }

    /** The first move that was played and is not in the record. */
    Optional<Move> due() {
        return Optional.ofNullable(owed.peek()).map(Owed::move);
    }

    CaseRun run() {
        return run;
    }

    /**
     * What the referee decided.
     *
     * @param cause the input that it came with: what a person's own entry brings is not the device's doing
     */
    void hear(Decision decision, Input cause) {
        last = decision.at();
        boolean entered = cause instanceof Input.Arbiter || cause instanceof Input.Player;
        if (decision instanceof Decision.Moved moved) {
            compare(moved);
        } else if (decision instanceof Decision.Info info && info.message().equals("record-in-doubt")) {
            neverDecided(info);
        } else if (!entered) {
            hear(decision);
        } else if (decision instanceof Decision.Touch touch) {
            run.touched(touch.point());
        }
    }

    private void hear(Decision decision) {
        switch (decision) {
            case Decision.Touch touch -> touched(touch);
            case Decision.Obligation owing -> accuseUnless(allows(owing), owing);
            case Decision.Alert alert -> alert(alert);
            case Decision.Result result -> accuseUnless(run.ends(result), result);
            case Decision.Info info when info.message().equals("candidates") -> ask(info);
            case Decision.SetupMismatch mismatch -> ask(mismatch);
            case Decision.Illegal _, Decision.Foul _, Decision.Penalty _, Decision.Flag _ -> accuse(decision);
            case Decision.Moved _, Decision.Started _, Decision.StageEntered _, Decision.Clock _ -> {}
            case Decision.DrawOffer _, Decision.DrawDeclined _, Decision.Repetition _, Decision.Info _ -> {}
            case Decision.Restore _, Decision.Restored _ -> {}
        }
    }

    private void compare(Decision.Moved moved) {
        Owed due = owed.peek();
        if (due == null || !due.move().equals(moved.ply().move())) {
            blame(due == null ? run : due.run(), DecisionJson.line(moved));
            misread = true;
        } else {
            owed.remove();
            boolean asked = due.run().isAsked();
            count(due.run(), new CaseTally(0, asked ? 0 : 1, asked ? 1 : 0, 0, 0, 0, 0, 0));
        }
    }

    /** The game has ended in doubt: what was played has to be one of the records that the device holds possible. */
    private void neverDecided(Decision.Info info) {
        String played = owed.stream().map(one -> one.move().toString()).collect(Collectors.joining(" "));
        if (info.fields().get("records") instanceof List<?> records && records.contains(played)) {
            owed.forEach(one -> count(one.run(), new CaseTally(0, 0, 1, 0, 0, 0, 0, 0)));
            owed.clear();
        }
    }

    private void touched(Decision.Touch touch) {
        run.touched(touch.point());
        accuseUnless(run.expected().touched().contains(touch.point()) || isMoved(touch.point()), touch);
    }

    private boolean isMoved(Point point) {
        return madeMoves().anyMatch(move -> move.from() == point || move.to() == point);
    }

    /** What is touched by the way obliges, too; else it has to be the move that is made. */
    private boolean allows(Decision.Obligation owing) {
        return !run.expected().touched().isEmpty() || madeMoves().anyMatch(owing.moves()::contains);
    }

    private Stream<Move> madeMoves() {
        return Stream.concat(owed.stream().map(Owed::move), played.stream());
    }

    private void alert(Decision.Alert alert) {
        if (QUESTIONS.contains(alert.kind())) {
            ask(alert);
        } else if (TROUBLE.contains(alert.kind())) {
            run.trouble();
        }
        boolean demanded =
                run.expected().must().filter(must -> must.test(alert)).isPresent();
        if (demanded) {
            run.found(alert.id());
        } else if (!QUESTIONS.contains(alert.kind()) && !OF_THE_GAME.contains(alert.kind())) {
            accuseUnless(run.expected().may().contains(alert.kind()), alert);
        }
    }

    /** A question may come late: it is about the first move that is not in the record yet, if it names that. */
    private void ask(Decision question) {
        CaseRun about = run;
        if (question instanceof Decision.Alert alert) {
            Object from = alert.evidence().get("from");
            about = Optional.ofNullable(owed.peek())
                    .filter(due -> due.move().from().equals(from))
                    .map(Owed::run)
                    .orElse(run);
        }
        boolean first = !about.isAsked();
        about.ask();
        boolean due = question instanceof Decision.Alert alert
                && about.expected().may().contains(alert.kind());
        if (first && about.expected().determined() && !due) {
            count(about, new CaseTally(0, 0, 0, 1, 0, 0, 0, 0));
            blame(about, DecisionJson.line(question));
        }
    }

    private void accuseUnless(boolean right, Decision decision) {
        if (!right) {
            accuse(decision);
        }
    }

    private void accuse(Decision decision) {
        count(run, new CaseTally(0, 0, 0, 0, 0, 1, 0, 0));
        blame(run, DecisionJson.line(decision));
    }

    private void blame(CaseRun blamed, String what) {
        faults.add(blamed.what().word() + ": " + what);
    }

    private void count(CaseRun of, CaseTally more) {
        tallies.merge(of.what(), more, CaseTally::plus);
    }

    Map<Case, CaseTally> tallies() {
        return tallies;
    }

    List<String> faults() {
        return faults;
    }
}
