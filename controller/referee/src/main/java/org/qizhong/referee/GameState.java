package org.qizhong.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.clock.SideClock;
import org.qizhong.referee.conduct.Conduct;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Remedy;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.reading.Health;
import org.qizhong.referee.reading.Turn;
import org.qizhong.referee.remedy.Remedies;
import org.qizhong.referee.remedy.Whereabouts;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * Everything the referee knows of a game.
 *
 * @param settings what was agreed before it
 * @param now the time of the last input
 * @param phase where the game stands
 * @param history the record
 * @param sensed what the sensors show
 * @param turn what they saw since the last move of the record
 * @param clock both clocks; nothing where the game has none
 * @param conduct touches, fouls and offers
 * @param desk what waits for a person
 * @param health how the sensors have behaved so far
 * @param worlds the games that may be the true one, where the board cannot tell yet; this is then the first of them
 */
public record GameState(
        Settings settings,
        GameTime now,
        Phase phase,
        History history,
        Sensed sensed,
        Turn turn,
        Optional<GameClock> clock,
        Conduct conduct,
        Desk desk,
        Health health,
        List<World> worlds) {

    public GameState {
        worlds = List.copyOf(worlds);
        sensed = desk.sight().believed(sensed, history.fen().position().board(), settings.sensors());
    }

    /** A game before its first input: the board holds the start position. */
    static GameState before(Settings settings) {
        return new GameState(
                settings,
                GameTime.ZERO,
                new Phase.Setup(),
                History.from(settings.start()),
                Sensed.of(settings.start().position().board(), settings.sensors()),
                Turn.FRESH,
                GameClock.full(settings.time()),
                Conduct.CLEAN,
                Desk.CLEAR,
                Health.UNKNOWN,
                List.of());
    }

    /** The position of the record, with its counters. */
    public Fen fen() {
        return history.fen();
    }

    public Position position() {
        return history.fen().position();
    }

    /** Whose clock runs, if one does. */
    public Optional<Side> running() {
        return clock.flatMap(GameClock::running);
    }

    /** What the clocks show at a moment not before {@link #now}; nothing where there are no clocks. */
    public Optional<ClockTimes> clocks(GameTime at) {
        return clock.map(clocks -> clocks.at(GameTime.later(at, clocks.at())).times());
    }

    /** The alerts that wait for an answer, in the order in which they were raised. */
    public List<Decision.Alert> openAlerts() {
        return desk.open().values().stream().map(OpenAlert::alert).toList();
    }

    /** The board that is being put right. */
    public Optional<Restoring> restoring() {
        return desk.restoring();
    }

    /** How the board is put right, where it has to be, or has to be set up still; nothing where nothing is wrong. */
    public Optional<Remedy> remedy() {
        if (!(phase instanceof Phase.Setup)) {
            return desk.restoring().map(Restoring::remedy);
        }
        Map<Point, Piece> known = Whereabouts.known(position().board(), sensed, turn, Map.of());
        return Optional.of(Remedies.of(position(), sensed, known, List.of()))
                .filter(remedy -> !remedy.steps().isEmpty());
    }

    /** When the flag fell that waits for a mate on the board to settle (CXA1999:22.5). */
    public Optional<GameTime> flagWaits() {
        return desk.flagWaits();
    }

    /** Whether the sensors are not heard: their link was lost, and nothing has shown since how the board stands. */
    public boolean isDark() {
        return desk.sight().isDark();
    }

    /** How many moves were completed by a press meanwhile, which nobody has seen. */
    public int unseenMoves() {
        return desk.sight().unseen();
    }

    /** Points whose sensors are known to have failed. */
    public Set<Point> failedSensors() {
        return desk.sight().failed();
    }

    /** The moves that fit the board while it cannot tell which was made; none, where nothing is in doubt. */
    public List<Move> candidates() {
        return worlds.stream().map(World::move).distinct().toList();
    }

    /** The number of the ply in doubt. */
    public OptionalInt doubtfulPly() {
        return worlds.stream().mapToInt(World::ply).findFirst();
    }

    /** The position of the record before the ply in doubt; where nothing is, the position now. */
    public Position undoubted() {
        return doubtfulPly().isPresent()
                ? history.at(Math.max(0, doubtfulPly().getAsInt() - history.before() - 1))
                        .position()
                : position();
    }

    /** After which ply the run without capture began. */
    public int runBegan() {
        return history.ply() - fen().pliesSinceCapture();
    }

    /** How many plies the natural limit counts: since the last capture, or since the claim that began the count. */
    public int countedPlies() {
        int run = fen().pliesSinceCapture();
        OptionalInt from = conduct.claims().countedFrom();
        return from.isPresent() ? Math.min(run, history.ply() - from.getAsInt()) : run;
    }

    /** What came in and is still to be heard, because a flag waits for a mate to settle (CXA1999:22.5). */
    public List<Input> held() {
        return desk.held();
    }

    /** Whether the stage of that clock ends when its time is up, and another follows. */
    boolean hasNextWindow(SideClock clock) {
        return settings.limits().windows() && clock.stageDone();
    }

    public boolean isPlaying() {
        return phase instanceof Phase.Playing;
    }

    public boolean isOver() {
        return phase instanceof Phase.Over;
    }

    GameState at(GameTime at) {
        return new GameState(
                settings, at, phase, history, sensed, turn, clock.map(c -> c.at(at)), conduct, desk, health, worlds);
    }

    /** The same game as of another moment, the clocks as they are. */
    GameState stamped(GameTime moment) {
        return new GameState(settings, moment, phase, history, sensed, turn, clock, conduct, desk, health, worlds);
    }

    GameState with(Phase other) {
        return new GameState(settings, now, other, history, sensed, turn, clock, conduct, desk, health, worlds);
    }

    GameState with(History other) {
        return new GameState(settings, now, phase, other, sensed, turn, clock, conduct, desk, health, worlds);
    }

    GameState with(Sensed other) {
        return new GameState(settings, now, phase, history, other, turn, clock, conduct, desk, health, worlds);
    }

    GameState with(Turn other) {
        return new GameState(settings, now, phase, history, sensed, other, clock, conduct, desk, health, worlds);
    }

    GameState with(Conduct other) {
        return new GameState(settings, now, phase, history, sensed, turn, clock, other, desk, health, worlds);
    }

    GameState with(Desk other) {
        return new GameState(settings, now, phase, history, sensed, turn, clock, conduct, other, health, worlds);
    }

    GameState with(Health other) {
        return new GameState(settings, now, phase, history, sensed, turn, clock, conduct, desk, other, worlds);
    }

    GameState withClock(Optional<GameClock> other) {
        return new GameState(settings, now, phase, history, sensed, turn, other, conduct, desk, health, worlds);
    }

    GameState with(List<World> others) {
        return new GameState(settings, now, phase, history, sensed, turn, clock, conduct, desk, health, others);
    }
}
