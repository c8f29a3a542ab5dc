package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorState;
import org.qizhong.referee.reading.Beneath;
import org.qizhong.referee.reading.Trace;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Point;

/** Takes what the sensors under the board report. */
final class Sensors {

    private final Play play;
    private final SensorWatch watch;

    Sensors(Play play) {
        this.play = play;
        this.watch = new SensorWatch(play);
    }

    void lift(Input.Lift lift) {
        GameState state = play.state();
        Point point = lift.point();
        if (hasFailed(point)) {
            return;
        }
        if (state.sensed().isEmpty(point)) {
            watch.liftedNothing(point);
            return;
        }
        watch.shown(point);
        watch.changed(point);
        noteRest(point);
        play.state(play.state().with(state.sensed().without(point)));
        if (state.turn().strays().contains(point)) {
            play.state(play.state().with(state.turn().withoutStray(point)));
        } else {
            lifted(point, state.sensed().at(point));
        }
        boardChanged();
    }

    /** While the clocks stand, a lift is no touch; what lies where since when is known all the same. */
    private void lifted(Point point, Optional<Seen> went) {
        boolean playing = play.state().isPlaying();
        boolean outOfTurn = playing && new TouchWatch(play).isOutOfTurn(play.now());
        boolean asksTouch = playing && !play.position().board().isEmpty(point) && !outOfTurn && !isRestoring();
        play.state(play.state().with(play.state().turn().lifted(point, play.now(), went, asksTouch)));
        if (outOfTurn) {
            new Alerts(play)
                    .raise(
                            new Grounds(
                                    AlertKind.TOUCHED_OUT_OF_TURN,
                                    play.state().conduct().adjusting().map(declared -> declared.side()),
                                    play.rules().clause(Topic.OWN_TOUCH),
                                    Map.of("point", point)),
                            new Ruling.GoOn());
        }
    }

    /** A piece is taken from where it made a legal move: if it had rested there, that is remembered (悔棋). */
    private void noteRest(Point point) {
        GameState state = play.state();
        Optional<Beneath> standing =
                new Standing(play).legal().filter(it -> it.move().to() == point);
        if (standing.isPresent() && state.isPlaying() && !isRestoring()) {
            GameTime settled = new Standing(play).settled(standing.get());
            if (!settled.isAfter(state.now())) {
                play.state(state.with(state.turn().rested(standing.get().move())));
            }
        }
    }

    void place(Input.Place place) {
        Point point = place.point();
        if (hasFailed(point)) {
            return;
        }
        watch.placed(point, place.seen());
        GameState state = play.state();
        play.state(state.with(state.sensed().with(point, place.seen()))
                .with(state.turn().withoutStray(point)));
        play.state(play.state().with(play.state().turn().placed(point, play.now(), isBump(place))));
        boardChanged();
        if (play.state().isPlaying()) {
            new TouchWatch(play).handIsEmpty();
        }
    }

    /** Whether the piece that has just gone is back: the one that stood there, or that had been put there. */
    private boolean isBump(Input.Place place) {
        GameState state = play.state();
        Trace trace = state.turn().trace(place.point());
        Optional<GameTime> pending = Optional.ofNullable(state.turn().pending().get(place.point()));
        Optional<GameTime> lifted = pending.or(() -> trace.isAway() ? trace.lifted() : Optional.empty());
        boolean same = trace.went().filter(place.seen()::equals).isPresent()
                || state.position()
                        .board()
                        .at(place.point())
                        .filter(place.seen()::fits)
                        .isPresent();
        if (lifted.isEmpty() || !same) {
            return false;
        }
        boolean soon = place.at()
                        .since(lifted.get())
                        .compareTo(state.settings().sensitivity().bump())
                <= 0;
        return soon || pending.filter(new TouchWatch(play)::isCovered).isPresent();
    }

    private boolean hasFailed(Point point) {
        return play.state().desk().sight().failed().contains(point);
    }

    private boolean isRestoring() {
        return play.state().desk().restoring().isPresent();
    }

    private void boardChanged() {
        if (isRestoring()) {
            new Restoration(play).boardChanged();
        }
    }

    /**
     * A snapshot is believed: points that differ from it changed at that moment, and nobody is said to touch them.
     * What is known of a point beyond its sensor stays known while the sensor agrees.
     */
    void snapshot(Input.Snapshot snapshot) {
        GameState state = play.state();
        boolean going = state.isPlaying() || state.phase() instanceof Phase.Halted;
        if (going && snapshot.board().seen().isEmpty()) {
            watch.raise(Map.of("state", "empty")); // no game is played on a bare board: the state is kept
            return;
        }
        Turn turn = state.turn();
        Sensed now = snapshot.board();
        List<Point> came = new ArrayList<>();
        List<Point> changed = new ArrayList<>();
        for (Point point : Point.values()) {
            Optional<Seen> before = state.sensed().at(point);
            Optional<Seen> seen = now.at(point);
            if (before.isPresent() && seen.isPresent() && mayLookLike(before.get(), seen.get())) {
                now = now.with(point, before.get());
            } else if (!before.equals(seen)) {
                changed.add(point);
                turn = seen.isEmpty() ? turn.lifted(point, play.now(), before, false) : turn;
                seen.ifPresent(_ -> came.add(point));
            }
        }
        turn = turn.placedAtOnce(came, play.now());
        boolean news = !turn.equals(state.turn());
        play.state(state.with(now).with(turn));
        changed.stream().filter(point -> !hasFailed(point)).forEach(watch::changed);
        new Dark(play).shown();
        boardChanged();
        if (news && play.state().isPlaying() && !isRestoring() && !new Standing(play).isExplained()) {
            new TouchWatch(play).displaced();
        }
    }

    /** Whether a sensor that reports {@code seen} may be looking at what is known to stand there. */
    private static boolean mayLookLike(Seen known, Seen seen) {
        return known instanceof Seen.Identity identity ? seen.fits(identity.of()) : known.equals(seen);
    }

    void link(Input.Link link) {
        Sight sight = play.state().desk().sight();
        Sight.Link now = link.up() ? Sight.Link.BACK : Sight.Link.LOST;
        boolean news = !link.up() || sight.isDark();
        play.state(play.state().with(play.state().desk().with(news ? sight.with(now) : sight)));
        if (link.up()) {
            play.inform("link-up", Map.of());
        } else {
            new Alerts(play)
                    .raise(
                            new Grounds(
                                    AlertKind.LINK_LOST,
                                    Optional.empty(),
                                    play.rules().clause(Topic.CALLING_THE_ARBITER),
                                    Map.of()),
                            new Ruling.GoOn());
        }
    }

    void fault(Input.Fault fault) {
        boolean works = fault.state() == SensorState.OK;
        Desk desk = play.state().desk();
        play.state(play.state()
                .with(desk.with(desk.sight().sensor(fault.point(), works)))
                .with(play.state().turn().waived(fault.point())));
        if (works) {
            watch.mended(fault.point());
            play.inform("sensor-ok", Map.of("point", fault.point()));
        } else {
            watch.raise(
                    Evidence.of("point", fault.point(), "state", fault.state().word()));
        }
        boardChanged();
    }
}
