package org.qizhong.service.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.board.BoardFeed;
import org.qizhong.bridge.serial.SerialDriver;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;

/** A referee at the end of a real serial device, and hands at the other; in real time. Not thread-safe. */
final class Chain {

    private static final long PATIENCE = 15_000_000;

    private final Ticker ticker;
    private final EmulatedBoard board;
    private final SerialDriver driver;
    private final BoardFeed feed;
    private final long zero;
    private final CountDownLatch never = new CountDownLatch(1);
    final List<Decision> decisions = new ArrayList<>();
    final List<Input> inputs = new ArrayList<>();
    final List<String> notices = new ArrayList<>();
    /** When the hands pressed, as they know it. */
    final List<Long> presses = new ArrayList<>();

    private GameState state;

    Chain(EmulatedBoard board, SerialDriver driver, Settings settings, Ticker ticker) {
        this.ticker = ticker;
        this.board = board;
        this.driver = driver;
        this.zero = ticker.micros();
        this.feed = new BoardFeed(List.of(driver), ChannelMap.straight(), SensorKind.OCCUPANCY, zero);
        this.state = Referee.open(settings);
    }

    private long now() {
        return ticker.micros() - zero;
    }

    /** Puts up the pieces, waits until the board shows them, and starts the clock. */
    void begin() throws InterruptedException {
        for (Point point : state.position().board().occupied()) {
            board.say("set " + point.ordinal() + " 1");
        }
        long limit = now() + PATIENCE;
        while (now() < limit && !(driver.status().up() && showsTheStart())) {
            work();
        }
        decisions.clear(); // until now the board was not connected, and said so
        step(new Input.Start(state.now()));
    }

    private boolean showsTheStart() {
        return state.sensed().contradictions(state.position().board()).isEmpty();
    }

    /** Does what the script says, at its times, and whatever follows for so long. */
    void play(Script script, long rest) throws InterruptedException {
        long start = now() + 500_000;
        for (Script.Line line : script.lines()) {
            while (now() < start + line.micros()) {
                work();
            }
            if (line.isPress()) {
                presses.add(now());
            }
            board.say(line.command());
        }
        long end = now() + rest;
        while (now() < end) {
            work();
        }
    }

    private void work() throws InterruptedException {
        BoardFeed.Arrivals arrivals = feed.until(new GameTime(now()));
        arrivals.inputs().forEach(this::step);
        arrivals.notices().forEach(notice -> notices.add(notice.at() + " " + notice.what()));
        if (arrivals.watermark().isAfter(state.now())) {
            step(new Input.Tick(arrivals.watermark()));
        }
        never.await(500, TimeUnit.MICROSECONDS);
    }

    private void step(Input input) {
        if (!(input instanceof Input.Tick)) {
            inputs.add(input);
        }
        Step step = Referee.step(state, input);
        state = step.state();
        decisions.addAll(step.decisions());
    }

    List<Move> moves() {
        return decisions.stream()
                .filter(Decision.Moved.class::isInstance)
                .map(decision -> ((Decision.Moved) decision).ply().move())
                .toList();
    }

    List<Decision> alerts() {
        return decisions.stream().filter(Decision.Alert.class::isInstance).toList();
    }
}
