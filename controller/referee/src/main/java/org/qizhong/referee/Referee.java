package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.rulebook.Settings;

/** The referee: one pure step from a game and an input to the next game and its decisions. */
public final class Referee {

    private static final Optional<String> HEARD = Optional.empty();

    private Referee() {}

    /** A game before its first input: the board holds the start position. */
    public static GameState open(Settings settings) {
        return GameState.before(settings);
    }

    /**
     * What one input leads to. It is defined for every input in every state.
     *
     * @param input not earlier than the inputs before it; what falls due up to its time is decided first
     */
    public static Step step(GameState state, Input input) {
        Step step = decide(state, input);
        return state.isOver() ? step : withReport(step);
    }

    /** After a result it is said which sensors were strange; once, even where several games may be the true one. */
    private static Step withReport(Step step) {
        List<Decision> decisions = new ArrayList<>();
        for (Decision decision : step.decisions()) {
            decisions.add(decision);
            if (decision instanceof Decision.Result result) {
                SensorWatch.report(step.state(), result).ifPresent(decisions::add);
            }
        }
        return new Step(step.state(), decisions);
    }

    /** The step without a report on the sensors. */
    static Step decide(GameState state, Input input) {
        if (!state.worlds().isEmpty()) {
            return Doubt.step(state, input);
        }
        Play play = new Play(state);
        DueWatch due = new DueWatch(play);
        due.advance(input.at());
        if (waits(play.state(), input)) {
            hold(play, input);
            return play.step();
        }
        hear(play, input);
        due.advance(input.at());
        List<Input> held = play.state().desk().held();
        if (!held.isEmpty() && play.state().desk().flagWaits().isEmpty()) {
            play.state(play.state().with(play.state().desk().held(List.of())));
            held.forEach(late -> hear(play, late));
        }
        return play.doubtful().isEmpty() ? play.step() : Doubt.begin(play, play.doubtful());
    }

    /** While a flag waits for a mate to settle, only what the board shows and the mover's press can end the wait. */
    private static boolean waits(GameState state, Input input) {
        boolean ends = isBoard(input)
                || (input instanceof Input.Press press
                        && press.side() == state.position().toMove());
        return state.desk().flagWaits().isPresent() && !ends;
    }

    private static void hold(Play play, Input input) {
        List<Input> held = new ArrayList<>(play.state().desk().held());
        held.add(input);
        play.state(play.state().with(play.state().desk().held(held)));
    }

    private static void hear(Play play, Input input) {
        Optional<String> refusal = refusal(play.state().phase(), input);
        if (refusal.isPresent()) {
            play.inform(refusal.get(), Map.of());
        } else {
            take(play, input);
        }
    }

    /** Why an input means nothing where the game stands; what the board shows is always heard. */
    private static Optional<String> refusal(Phase phase, Input input) {
        return switch (phase) {
            case Phase.Setup _ -> isHeardBefore(input) ? HEARD : Optional.of("not-started");
            case Phase.Playing _, Phase.Halted _ -> HEARD;
            case Phase.Over(boolean signed) when signed -> isBoard(input) ? HEARD : Optional.of("signed");
            case Phase.Over _ -> isBoard(input) || isHeardAfter(input) ? HEARD : Optional.of("game-over");
        };
    }

    static boolean isBoard(Input input) {
        return input instanceof Input.Lift
                || input instanceof Input.Place
                || input instanceof Input.Snapshot
                || input instanceof Input.Tick;
    }

    /** Before the start there is no position to go back to, and nothing to owe. */
    private static boolean isHeardBefore(Input input) {
        return switch (input) {
            case Input.Hardware hardware -> !(hardware instanceof Input.Adjust);
            case Input.Player player -> player instanceof Input.Absent || player instanceof Input.Arrived;
            case Input.Arbiter arbiter ->
                !(arbiter instanceof Input.Rewind
                        || arbiter instanceof Input.Declare
                        || arbiter instanceof Input.Vary
                        || arbiter instanceof Input.Waive
                        || arbiter instanceof Input.Unrecorded);
        };
    }

    /** Until all have signed, the arbiter may rule otherwise, or have the game go on. */
    private static boolean isHeardAfter(Input input) {
        return input instanceof Input.Rule
                || input instanceof Input.Sign
                || input instanceof Input.Rewind
                || input instanceof Input.Swap
                || input instanceof Input.Pardon
                || input instanceof Input.Warn;
    }

    private static void take(Play play, Input input) {
        switch (input) {
            case Input.Hardware hardware -> take(play, hardware);
            case Input.Player player -> take(play, player);
            case Input.Arbiter arbiter -> take(play, arbiter);
        }
    }

    private static void take(Play play, Input.Hardware hardware) {
        Sensed before = play.state().sensed();
        Sensors sensors = new Sensors(play);
        switch (hardware) {
            case Input.Lift lift -> sensors.lift(lift);
            case Input.Place place -> sensors.place(place);
            case Input.Snapshot snapshot -> sensors.snapshot(snapshot);
            case Input.Link link -> sensors.link(link);
            case Input.Fault fault -> sensors.fault(fault);
            case Input.Press press -> new Presses(play).press(press);
            case Input.Adjust adjust -> new Entries(play).adjust(adjust);
            case Input.Call call -> new Entries(play).call(call);
            case Input.Tick _ -> {}
        }
        new Readiness(play).changed(before, hardware);
    }

    private static void take(Play play, Input.Player player) {
        Entries entries = new Entries(play);
        switch (player) {
            case Input.Offer offer -> entries.offer(offer);
            case Input.Accept accept -> entries.accept(accept);
            case Input.Decline decline -> entries.decline(decline);
            case Input.Resign resign -> entries.resign(resign);
            case Input.Absent absent -> new Lateness(play).absent(absent.side());
            case Input.Arrived arrived -> new Lateness(play).arrived(arrived.side());
            case Input.Claim claim -> new Drawing(play).claim(claim);
        }
    }

    private static void take(Play play, Input.Arbiter entry) {
        Arbiter arbiter = new Arbiter(play);
        switch (entry) {
            case Input.Start _ -> arbiter.start();
            case Input.Pause _ -> arbiter.pause();
            case Input.Resume resume -> arbiter.resume(resume);
            case Input.SetClock set -> arbiter.setClock(set);
            case Input.AddTime add -> arbiter.addTime(add);
            case Input.CallFoul foul -> arbiter.foul(foul);
            case Input.Pardon pardon -> new Rulings(play).pardon(pardon.side(), pardon.clause());
            case Input.Waive waive -> new Waiver(play).waive(waive.point());
            case Input.Confirm confirm -> new Alerts(play).confirm(confirm.alert());
            case Input.Dismiss dismiss -> new Alerts(play).dismiss(dismiss.alert());
            case Input.Designate designate -> arbiter.designate(designate);
            case Input.Rule rule -> arbiter.rule(rule);
            case Input.Sign _ -> arbiter.sign();
            case Input.Unrecorded missing -> new Rulings(play).unrecorded(missing.side(), missing.moves());
            case Input.Vary vary -> new Drawing(play).vary(vary.side());
            case Input.Rewind rewind -> new Corrections(play).rewind(rewind);
            case Input.Swap _ -> new Corrections(play).swap();
            case Input.Declare declare -> new Corrections(play).declare(declare.position());
            case Input.Warn warn -> arbiter.warn(warn);
        }
    }
}
