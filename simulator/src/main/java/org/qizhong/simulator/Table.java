package org.qizhong.simulator;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Board;

/**
 * A board with its sensors, the clock beside it and the cable of both: hands do something, and what the hardware says
 * of it is heard. Time is counted in milliseconds.
 *
 * <p>Not thread-safe: one game owns it.
 */
final class Table {

    private final Noise noise;
    private final Scanner scanner;
    private final VirtualBoard board;
    private long now;
    private long changed;

    Table(Settings settings, Board start, Noise noise, SplittableRandom random) {
        this.noise = noise;
        this.scanner = new Scanner(Sensed.of(start, settings.sensors()), noise, random);
        this.board = new VirtualBoard(start, settings.sensors(), scanner);
    }

    /** A table whose board sees everything at once. */
    static Table of(Settings settings) {
        return new Table(settings, settings.start().position().board(), Noise.NONE, new SplittableRandom(0));
    }

    void perform(Gesture gesture) {
        now += gesture.after();
        GameTime at = GameTime.ofMillis(now);
        switch (gesture.act()) {
            case Act.Lift lift -> board.lift(at, lift.point());
            case Act.Place place -> board.place(at, place.point(), place.piece());
            case Act.Replace replace -> board.replace(at, replace.point(), replace.piece());
            case Act.Shove shove -> board.shove(at, shove.from(), shove.to());
            case Act.LayAside aside -> board.layAside(aside.piece());
            case Act.TakeBack back -> board.takeBack(back.piece());
            case Act.Hover _ -> {}
            case Act.Press press -> press(press);
            case Act.Flicker flicker -> scanner.flicker(at, flicker.point(), Duration.ofMillis(flicker.millis()));
            case Act.Fail fail -> scanner.fail(at, fail.point(), fail.defect());
            case Act.Mend mend -> scanner.mend(at, mend.point());
            case Act.Unplug unplug -> scanner.unplug(at, unplug.cable());
            case Act.PlugIn _ -> scanner.plugIn(at);
            case Act.Blank _ -> scanner.accept(new Input.Snapshot(at, Sensed.of(Board.empty(), board.sensors())));
            case Act.Say say -> scanner.accept(say.entry().at(at));
        }
        if (isOnTheBoard(gesture.act())) {
            changed = now;
        }
    }

    /**
     * The hand comes from the board. What it did there is seen before the press: where the board looks slowly, the
     * clock is that much farther away.
     */
    private void press(Act.Press press) {
        if (noise.scan() > 0) {
            now = Math.max(now, changed + noise.scan() + 10);
        }
        scanner.accept(new Input.Press(GameTime.ofMillis(now), press.side()));
    }

    private static boolean isOnTheBoard(Act act) {
        return act instanceof Act.Lift
                || act instanceof Act.Place
                || act instanceof Act.Replace
                || act instanceof Act.Shove;
    }

    long now() {
        return now;
    }

    /** What the hardware has said up to now and not before. */
    List<Input> heard() {
        return scanner.heard(GameTime.ofMillis(now));
    }

    VirtualBoard board() {
        return board;
    }

    Scanner scanner() {
        return scanner;
    }
}
