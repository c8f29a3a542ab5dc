package org.qizhong.service.sheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.referee.GameState;
import org.qizhong.referee.History;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;

/**
 * Writes a game down while it is played: it follows the referee from step to step and holds the sheet of any moment. A
 * scribe belongs to one thread.
 */
public final class Scribe {

    private final List<Line> lines = new ArrayList<>();
    private final Notebook notebook = new Notebook();
    private final Spending spending = new Spending();
    private GameState state;
    private Fen now;
    /** The plies that were played, those in doubt included, and who is to move after them. */
    private int ply;

    private Side toMove;
    private Optional<Candidates> doubt = Optional.empty();
    private Optional<GameTime> signed = Optional.empty();

    /** A scribe before the first input. */
    public Scribe(Settings settings) {
        state = Referee.open(settings);
        now = settings.start();
        toMove = now.position().toMove();
    }

    /** The sheet of a whole transcript. */
    public static ScoreSheet sheet(Transcript transcript) {
        Scribe scribe = new Scribe(transcript.settings());
        transcript.inputs().forEach(input -> scribe.write(input, Referee.step(scribe.state, input)));
        return scribe.sheet();
    }

    /** The sheet so far. */
    public ScoreSheet sheet() {
        GameTime until = state.now();
        spending.until(until, charged());
        return new ScoreSheet(
                state.settings(),
                until,
                lines,
                notebook.notes(),
                now,
                doubt,
                state.clocks(until).map(left -> new ScoreSheet.Clocks(spending.total(), left)),
                signed);
    }

    /** Takes down one step: what came in, and what the referee made of it. */
    public void write(Input input, Step step) {
        List<Input> heard = heard(input, step.state());
        boolean refused = Told.isRefused(step.decisions());
        Stream<Fact> entered =
                heard.stream().filter(it -> !refused && Told.isForTheRecord(it)).map(Fact.Entered::new);
        Stream<Fact> decided = step.decisions().stream().map(Fact.Decided::new);
        Stream.concat(entered, decided).sorted(Comparator.comparing(Fact::at)).forEach(fact -> take(fact, heard));
        notebook.answer(heard, step.state());
        settle(step.state());
    }

    /** While a flag waits for a mate to settle, what comes in is heard after it. */
    private List<Input> heard(Input input, GameState after) {
        List<Input> heard = new ArrayList<>(List.of(input));
        heard.addAll(state.held());
        heard.removeAll(after.held());
        return heard;
    }

    private void take(Fact fact, List<Input> heard) {
        switch (fact) {
            case Fact.Decided(Decision.Moved moved) -> move(moved, heard);
            case Fact.Decided(Decision.Clock clock) -> clock(clock);
            case Fact.Decided(Decision.Alert alert) -> note(new Fact.Asked(alert, Optional.empty()));
            case Fact.Decided(Decision decision) -> {
                boolean closed = signed.isPresent();
                if (decision instanceof Decision.Info info) {
                    inform(info);
                } else if (decision instanceof Decision.Result) {
                    notebook.strike(Decision.Result.class::isInstance);
                }
                if (Told.isForTheRecord(decision) && !closed) {
                    note(fact);
                }
            }
            case Fact.Entered _, Fact.Asked _, Fact.Positioned _ -> note(fact);
        }
    }

    private void note(Fact fact) {
        int number = lines.stream()
                .filter(line -> !line.struck())
                .mapToInt(line -> line.ply().number())
                .max()
                .orElse(0);
        notebook.add(new Note(lines.size(), number, fact, false));
    }

    private void move(Decision.Moved moved, List<Input> heard) {
        spending.until(moved.at(), charged());
        int number = moved.ply().number();
        Side side = moved.ply().side();
        Duration used = spending.of(number);
        Optional<ClockTimes.Reading> left = moved.clocks().map(times -> side == Side.RED ? times.red() : times.black());
        lines.add(new Line(
                moved.ply(), now, moved.at(), left.map(_ -> used), left, moved.pressed(), mark(moved, heard), false));
        now = moved.ply().after();
        if (number > ply) {
            ply = number;
            toMove = side.opposite();
        }
    }

    private Optional<Line.Mark> mark(Decision.Moved moved, List<Input> heard) {
        if (moved.ruled()) {
            return Optional.of(Line.Mark.RULED);
        }
        if (heard.stream().anyMatch(this::decidesMove)) {
            return Optional.of(Line.Mark.DECIDED);
        }
        return doubt.filter(open -> open.ply() == moved.ply().number()).map(_ -> Line.Mark.LATER);
    }

    private boolean decidesMove(Input input) {
        return input instanceof Input.Designate
                || (input instanceof Input.Dismiss(GameTime _, String id)
                        && notebook.alert(id)
                                .filter(alert -> alert.kind() == AlertKind.TOUCH_MOVE)
                                .isPresent());
    }

    /** The ply that the running clock is charged for: the one to come, or that side's last, which it did not press. */
    private int charged() {
        return spending.running().equals(Optional.of(toMove)) ? ply + 1 : ply;
    }

    private void clock(Decision.Clock clock) {
        int number = charged();
        Optional<Side> ran = spending.running();
        Duration spent = spending.until(clock.at(), number);
        spending.run(clock.running());
        boolean ranOn = !lines.isEmpty()
                && !lines.getLast().struck()
                && number == lines.getLast().ply().number();
        if (ranOn && ran.isPresent()) {
            boolean red = ran.get() == Side.RED;
            lines.addLast(lines.removeLast()
                    .ranOn(spent, red ? clock.times().red() : clock.times().black()));
        }
    }

    private void inform(Decision.Info info) {
        switch (info.message()) {
            case "candidates" -> {
                if (doubt.isEmpty()) {
                    doubt = Optional.of(
                            new Candidates(now, ply + 1, moves(info.fields().get("moves"))));
                }
            }
            case "pardoned" ->
                notebook.pardon(
                        String.valueOf(info.fields().get("side")), info.fields().get("clause"));
            case "signed" -> signed = signed.or(() -> Optional.of(info.at()));
            case "swapped" -> {
                spending.until(info.at(), charged());
                spending.reset();
                notebook.strike(Scribe::endsWithSwap);
            }
            default -> {}
        }
    }

    private static List<Move> moves(Object listed) {
        return listed instanceof List<?> list
                ? list.stream().map(Move.class::cast).toList()
                : List.of();
    }

    /** Colours that were reversed are played again from the start, with full clocks and no fouls (CXA2011:5.8.1). */
    private static boolean endsWithSwap(Decision decision) {
        return decision instanceof Decision.Foul
                || decision instanceof Decision.Penalty
                || decision instanceof Decision.DrawOffer
                || decision instanceof Decision.DrawDeclined
                || decision instanceof Decision.Result;
    }

    /** What only the state after a step tells: how far the record reaches, and from which position it goes on. */
    private void settle(GameState after) {
        History history = after.history();
        History before = state.history();
        lines.replaceAll(line -> isGone(line, history) ? line.strike() : line);
        boolean declared = history.before() > 0
                && (history.before() != before.before() || !history.start().equals(before.start()));
        if (declared) {
            note(new Fact.Positioned(after.now(), history.start()));
        }
        if (declared || history.ply() < ply) {
            spending.backTo(history.ply());
        }
        if (!after.isOver()) {
            notebook.strike(Decision.Result.class::isInstance);
        }
        if (after.worlds().isEmpty()) {
            doubt = Optional.empty();
            now = after.fen();
        }
        ply = history.ply();
        toMove = after.position().toMove();
        state = after;
    }

    private static boolean isGone(Line line, History history) {
        return !line.struck() && line.ply().number() > history.ply();
    }
}
