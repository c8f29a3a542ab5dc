package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.conduct.Fouls;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** The arbiter rules a touch accidental (误碰, CXA2011:5.6): what followed from it falls away. */
final class Waiver {

    private static final List<Topic> UNTOUCHABLE =
            List.of(Topic.UNTOUCHABLE_OWN, Topic.UNTOUCHABLE_ENEMY, Topic.TOUCHED_TOGETHER);

    private final Play play;

    Waiver(Play play) {
        this.play = play;
    }

    void waive(Point point) {
        Turn turn = play.state().turn();
        boolean stands =
                play.state().sensed().fits(point, play.position().board().at(point));
        Turn waived = stands ? turn.waived(point).untouched(point) : turn.waived(point);
        play.state(play.state().with(waived).with(play.state().conduct().withoutObligation()));
        play.inform("waived", Map.of("point", point));
        List<OpenAlert> followed = List.copyOf(play.state().desk().open().values()).stream()
                .filter(alert -> fallsAway(alert.ruling()))
                .toList();
        followed.forEach(alert -> fallAway(alert));
        boolean punished = turn.discharged().contains(point)
                && followed.stream().noneMatch(alert -> alert.ruling() instanceof Ruling.Untouchable);
        if (punished) {
            withdrawFoul(play.position().toMove());
        }
        if (play.state().isPlaying()) {
            new TouchWatch(play).tellObligation();
        }
    }

    /** A move that lies on the board stands; one that was taken back meanwhile does not come back. */
    private void fallAway(OpenAlert alert) {
        boolean takenBack = alert.ruling() instanceof Ruling.BrokenTouch broken
                && play.state().sensed().at(broken.move().to()).isEmpty();
        if (takenBack) {
            play.state(
                    play.state().with(play.state().desk().without(alert.alert().id())));
        } else {
            new Alerts(play).dismiss(alert.alert().id());
        }
    }

    private boolean fallsAway(Ruling ruling) {
        boolean allowed = ruling instanceof Ruling.BrokenTouch broken
                && new TouchWatch(play)
                        .obligation()
                        .filter(owed -> !owed.allows(broken.move()))
                        .isEmpty();
        boolean playedTheTouched = ruling instanceof Ruling.PlayedAnother played
                && new TouchWatch(play).ownTouchedBeside(played.move()).isEmpty();
        return allowed || playedTheTouched || ruling instanceof Ruling.Untouchable;
    }

    private void withdrawFoul(Side side) {
        Fouls fouls = play.state().conduct().fouls().of(side);
        Optional<Clause> clause = UNTOUCHABLE.stream()
                .map(play.rules()::clause)
                .filter(fouls.clauses()::contains)
                .findFirst();
        clause.ifPresent(withdrawn -> new Rulings(play).pardon(side, withdrawn));
    }
}
