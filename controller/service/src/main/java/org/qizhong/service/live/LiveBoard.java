package org.qizhong.service.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.service.live.Source.Arrivals;
import org.qizhong.service.view.BoardView;
import org.qizhong.service.view.Opening;
import org.qizhong.service.view.Phase;
import org.qizhong.service.view.Story;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One board in play. Its thread owns the game; other threads only {@link #enter} what a person says. The game's time
 * advances as far as the source's watermark, so that what the hardware stamped before a flag is judged before it.
 */
public final class LiveBoard implements Runnable {

    /** How often time passes on a board where nothing happens: late enough to cost nothing, soon enough for the eye. */
    static final Duration TICK = Duration.ofMillis(50);

    private static final int MOST_ENTRIES = 256;
    private static final Logger LOG = LoggerFactory.getLogger(LiveBoard.class);

    private final Opening opening;
    private final Source source;
    private final Pace pace;
    private final Feed feed;
    private final BlockingQueue<Entry> entries = new ArrayBlockingQueue<>(MOST_ENTRIES);
    private GameState state;
    private Story story = Story.EMPTY;

    public LiveBoard(Opening opening, Source source, Pace pace, Feed feed) {
        this.opening = opening;
        this.source = source;
        this.pace = pace;
        this.feed = feed;
        this.state = Referee.open(opening.settings());
        feed.publish(view());
    }

    public String id() {
        return opening.id();
    }

    /** Hands over what a person entered; false when so much waits already that it was not taken. */
    public boolean enter(Entry entry) {
        return entries.offer(entry);
    }

    /** Plays until the thread is interrupted. A broken invariant stops the board, and its page says so. */
    @Override
    public void run() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Optional<Entry> first = Optional.ofNullable(entries.poll(TICK.toNanos(), TimeUnit.NANOSECONDS));
                work(first);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.error("{} stopped at {} s", opening.name(), state.now(), e);
            feed.publish(view().with(Phase.FAILED));
        }
    }

    /** Takes everything that is due, and publishes what changed. */
    void work(Optional<Entry> first) {
        List<Entry> entered = new ArrayList<>(first.stream().toList());
        entries.drainTo(entered);
        Arrivals arrivals = source.until(pace.now());
        GameTime upTo = GameTime.later(arrivals.watermark(), state.now());
        boolean changed = false;
        for (Input input : arrivals.inputs()) {
            changed |= step(input);
        }
        for (Entry entry : entered) {
            changed |= step(entry.at(upTo));
        }
        if (upTo.isAfter(state.now())) {
            changed |= step(new Input.Tick(upTo));
        }
        if (changed) {
            feed.publish(view());
        }
    }

    /** Steps the referee; false where a page that saw the game before could not tell the difference. */
    private boolean step(Input input) {
        GameState before = state;
        Step step = Referee.step(before, input);
        state = step.state();
        for (Decision decision : step.decisions()) {
            story = story.with(decision);
        }
        return !(input instanceof Input.Tick)
                || !step.decisions().isEmpty()
                || !before.running().equals(state.running())
                || !periods(before).equals(periods(state));
    }

    /** In byoyomi a period may end while nothing is decided, and the clock shows the next one. */
    private static List<OptionalInt> periods(GameState state) {
        return state.clocks(state.now()).stream()
                .flatMap(times -> Stream.of(times.red(), times.black()))
                .map(ClockTimes.Reading::periods)
                .toList();
    }

    private BoardView view() {
        return BoardView.of(opening, state, story, state.now());
    }
}
