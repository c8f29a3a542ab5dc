package org.qizhong.referee;

import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;

/** Gives a withheld decision the moment at which it is taken after all. */
final class Restamp {

    private Restamp() {}

    static Decision at(Decision decision, GameTime at) {
        return switch (decision) {
            case Decision.Started it -> new Decision.Started(at, it.rules(), it.time(), it.fen());
            case Decision.SetupMismatch it -> new Decision.SetupMismatch(at, it.missing(), it.extra(), it.remedy());
            case Decision.Touch it -> new Decision.Touch(at, it.side(), it.point(), it.piece(), it.lifted());
            case Decision.Obligation it -> new Decision.Obligation(at, it.side(), it.clause(), it.moves());
            case Decision.Illegal it ->
                new Decision.Illegal(at, it.side(), it.clause(), it.reason(), it.move(), it.swapped());
            case Decision.Moved it -> new Decision.Moved(at, it.ply(), it.clocks(), it.pressed(), it.ruled());
            case Decision.StageEntered it -> new Decision.StageEntered(at, it.side(), it.stage(), it.remaining());
            case Decision.Foul it -> new Decision.Foul(at, it.side(), it.clause(), it.count());
            case Decision.Penalty it -> new Decision.Penalty(at, it.side(), it.clause(), it.taken());
            case Decision.DrawOffer it -> new Decision.DrawOffer(at, it.side());
            case Decision.DrawDeclined it -> new Decision.DrawDeclined(at, it.side());
            case Decision.Repetition it -> new Decision.Repetition(at, it.verdict(), it.clause(), it.red(), it.black());
            case Decision.Alert it ->
                new Decision.Alert(at, it.id(), it.kind(), it.side(), it.clause(), it.evidence(), it.proposes());
            case Decision.Restore it -> new Decision.Restore(at, it.lift(), it.place(), it.remedy());
            case Decision.Restored _ -> new Decision.Restored(at);
            case Decision.Info it -> new Decision.Info(at, it.message(), it.fields());
            case Decision.Flag it -> new Decision.Flag(at, it.side(), it.clause());
            case Decision.Clock it -> new Decision.Clock(at, it.running(), it.times());
            case Decision.Result it -> new Decision.Result(at, it.result(), it.reason(), it.clause());
        };
    }
}
