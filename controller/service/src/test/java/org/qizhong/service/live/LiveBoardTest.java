package org.qizhong.service.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.service.live.Feed.Dated;
import org.qizhong.service.view.BoardView;
import org.qizhong.service.view.Opening;
import org.qizhong.service.view.Phase;
import org.qizhong.service.view.PlyView;
import org.qizhong.service.view.Speed;
import org.qizhong.simulator.DemoGame;
import org.qizhong.simulator.Simulation;
import org.qizhong.simulator.Style;
import org.qizhong.xiangqi.Side;

class LiveBoardTest {

    private static final GameTime AT_ONCE = GameTime.ZERO;

    private final HandClock clock = new HandClock();
    private final Feed feed = new Feed(clock);

    @Test
    void a_game_played_in_accelerated_time_comes_out_move_for_move() {
        Simulation simulation = new Simulation(DemoGame.record(), Settings.DEFAULT, Style.NATURAL, 3);
        LiveBoard board =
                board(simulation.settings(), new Script(simulation.transcript().inputs()), new Speed(37_500));
        for (int i = 0; i < 4_000 && phase() != Phase.OVER; i++) {
            pass(board, LiveBoard.TICK);
        }
        assertEquals(Phase.OVER, phase());
        assertEquals(
                simulation.record().moves().stream().map(Object::toString).toList(),
                view().record().stream().map(PlyView::move).toList());
        assertTrue(view().summary().result().orElseThrow().decision().contains("\"reason\":\"checkmate\""));
        assertEquals(List.of(), view().alerts());
    }

    @Test
    void time_alone_lets_a_flag_fall_when_it_is_due() {
        LiveBoard board = board(control("1m"), started(), Speed.REAL);
        pass(board, Duration.ofMillis(59_990));
        assertEquals(Phase.PLAYING, phase());
        pass(board, Duration.ofMillis(40));
        assertEquals(Phase.OVER, phase());
        String result = view().summary().result().orElseThrow().decision();
        assertTrue(result.startsWith("{\"t\":60,\"type\":\"result\",\"result\":\"black\",\"reason\":\"flag\""), result);
    }

    @Test
    void game_time_never_passes_the_watermark() {
        Source slow = now -> new Source.Arrivals(List.of(), GameTime.ZERO);
        LiveBoard board = board(control("1m"), slow, Speed.REAL);
        board.enter(Input.Start::new);
        pass(board, Duration.ofMinutes(5));
        assertEquals(Phase.PLAYING, phase());
        assertEquals(60_000, clocks().red().remainingMs());
    }

    @Test
    void what_a_person_enters_is_stamped_when_it_is_taken() {
        LiveBoard board = board(control("10m"), started(), Speed.REAL);
        pass(board, Duration.ofSeconds(90));
        assertTrue(board.enter(Input.Pause::new));
        pass(board, Duration.ofSeconds(30));
        assertEquals(Phase.PAUSED, phase());
        assertEquals("none", clocks().running());
        assertEquals(480_000, clocks().red().remainingMs());
    }

    @Test
    void a_clock_that_first_waits_says_how_long() {
        LiveBoard board = board(control("10md5s"), started(), Speed.REAL);
        pass(board, Duration.ZERO);
        assertEquals(5_000, clocks().holdMs());
        board.enter(now -> new Input.Offer(now, Side.RED));
        pass(board, Duration.ofSeconds(3));
        assertEquals(2_000, clocks().holdMs());
        assertEquals(600_000, clocks().red().remainingMs());
    }

    @Test
    void a_period_of_byoyomi_that_ends_is_shown_though_nothing_is_decided() {
        LiveBoard board = board(control("1mb3x30s"), started(), Speed.REAL);
        pass(board, Duration.ofSeconds(61));
        assertEquals(3, clocks().red().periods().orElseThrow());
        pass(board, Duration.ofSeconds(30));
        assertEquals(2, clocks().red().periods().orElseThrow());
        assertEquals(29_000, clocks().red().remainingMs());
    }

    @Test
    void nothing_is_published_while_nothing_changes() {
        LiveBoard board = board(control("10m"), started(), Speed.REAL);
        pass(board, Duration.ofSeconds(1));
        long number = latest().number();
        pass(board, Duration.ofSeconds(20));
        assertEquals(number, latest().number());
        assertEquals(20_000, feed.ageMs(latest()));
    }

    @Test
    void what_is_entered_is_bounded() {
        LiveBoard board = board(control("10m"), Source.NONE, Speed.REAL);
        int taken = 0;
        while (board.enter(Input.Pause::new)) {
            taken++;
        }
        assertEquals(256, taken);
        pass(board, Duration.ofSeconds(1));
        assertTrue(board.enter(Input.Start::new));
    }

    @Test
    void a_board_that_cannot_go_on_says_so_and_shows_no_running_clock() {
        Source broken = now -> {
            if (now.isAfter(AT_ONCE)) {
                throw new IllegalStateException("broken on purpose");
            }
            return new Source.Arrivals(List.of(new Input.Start(now)), now);
        };
        LiveBoard board = board(control("10m"), broken, Speed.REAL);
        board.work(Optional.empty());
        assertEquals(Phase.PLAYING, phase());
        clock.turn(Duration.ofSeconds(1));
        board.run();
        assertEquals(Phase.FAILED, phase());
        assertEquals("none", clocks().running());
        assertFalse(Thread.currentThread().isInterrupted());
    }

    private LiveBoard board(Settings settings, Source source, Speed speed) {
        Opening opening = Opening.named("Table 1", settings, speed);
        return new LiveBoard(opening, source, Pace.startingNow(clock, speed), feed);
    }

    private void pass(LiveBoard board, Duration time) {
        clock.turn(time);
        board.work(Optional.empty());
    }

    private static Settings control(String text) {
        return Settings.DEFAULT.with(TimeControl.parse(text));
    }

    private static Source started() {
        return new Script(List.of(new Input.Start(AT_ONCE)));
    }

    private Dated latest() {
        return feed.latest("table-1").orElseThrow();
    }

    private BoardView view() {
        return latest().view();
    }

    private Phase phase() {
        return view().summary().phase();
    }

    private org.qizhong.service.view.ClocksView clocks() {
        return view().summary().clocks().orElseThrow();
    }
}
