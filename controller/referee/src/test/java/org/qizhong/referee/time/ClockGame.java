package org.qizhong.referee.time;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.input.ClaimKind;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.referee.transcript.TranscriptWriter;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * A game in which anything may happen to the clocks: moves pressed in time, late, by the wrong side or not at all,
 * pauses, calls, claims, corrections. The same seed gives the same game.
 */
final class ClockGame {

    private static final int MOST_INPUTS = 400;
    private static final long LONG = 3_600_000_000L;

    private final long seed;
    private final Random random;
    private final Settings settings;
    private final Audit audit;
    private final List<Input> inputs = new ArrayList<>();
    private GameState state;
    private Optional<Move> lying = Optional.empty();

    private ClockGame(long seed) {
        this.seed = seed;
        this.random = new Random(seed);
        this.settings = settings(List.of(
                "rules " + pick("cxa-2011", "cxa-1999", "cxa-1999", "club"),
                "time " + AnyControl.of(random),
                "enforce " + pick("auto", "confirm"),
                "stages " + pick("cumulative", "windows"),
                "fouls-lose 10000",
                "sensors identity"));
        this.audit = new Audit(settings);
        this.state = Referee.open(settings);
    }

    private static Settings settings(List<String> header) {
        try {
            return TranscriptReader.settings(header);
        } catch (TranscriptException e) {
            throw new IllegalStateException(header.toString(), e);
        }
    }

    /** Plays the game of a seed and holds its clocks to their ledgers, step by step. */
    static void audited(long seed) {
        ClockGame game = new ClockGame(seed);
        try {
            game.take(new Input.Start(GameTime.ZERO));
            while (game.inputs.size() < MOST_INPUTS && !(game.state.isOver() && game.random.nextInt(3) > 0)) {
                game.act();
            }
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(e.getMessage() + "\n" + game, e);
        }
    }

    private void act() {
        if (state.isOver()) {
            rewind();
        } else if (!state.isPlaying()) {
            getOn();
        } else {
            play();
        }
    }

    private void play() {
        switch (random.nextInt(24)) {
            case 0 -> take(new Input.Pause(thought()));
            case 1 -> take(new Input.Resume(thought(), Optional.of(pick(Side.values()))));
            case 2 -> set();
            case 3 -> take(new Input.Call(thought(), pick(Side.values())));
            case 4 -> take(new Input.Claim(thought(), pick(Side.values()), ClaimKind.NATURAL_LIMIT));
            case 5 -> take(new Input.Tick(thought()));
            case 6 -> rewind();
            case 7 -> take(new Input.Press(thought(), pick(Side.values())));
            case 8, 9, 10 -> move(thought());
            default -> {
                if (lying.isEmpty()) {
                    move(thought());
                }
                take(new Input.Press(random.nextBoolean() ? state.now() : thought(), running()));
            }
        }
    }

    private Side running() {
        return state.running().orElse(Side.RED);
    }

    /** The hand of whoever is to move on the board as it lies; a move that lies there unpressed is answered. */
    private void move(GameTime at) {
        Position position = lying.map(state.position()::play).orElse(state.position());
        List<Move> quiet = position.legalMoves().stream()
                .filter(move -> position.board().isEmpty(move.to()))
                .filter(move -> !position.play(move).legalMoves().isEmpty())
                .toList();
        if (!quiet.isEmpty() && state.isPlaying()) {
            Move move = quiet.get(random.nextInt(quiet.size()));
            Seen seen = Seen.of(position.board().at(move.from()).orElseThrow(), settings.sensors());
            take(new Input.Lift(lying.isEmpty() ? at : at.plusMicros(700_000), move.from()));
            take(new Input.Place(state.now().plusMicros(200_000), move.to(), seen));
            lying = Optional.of(move);
        }
    }

    /** While the clocks stand: answers, changes, and on it goes. */
    private void getOn() {
        GameTime at = state.now().plusMicros(random.nextInt(5_000_000));
        if (random.nextInt(4) == 0) {
            set();
        } else if (random.nextInt(8) == 0) {
            take(new Input.Tick(at));
        } else if (state.openAlerts().isEmpty()) {
            take(new Input.Snapshot(
                    at,
                    Sensed.of(
                            lying.map(state.position()::play)
                                    .orElse(state.position())
                                    .board(),
                            settings.sensors())));
            take(new Input.Resume(at, random.nextInt(3) == 0 ? Optional.of(pick(Side.values())) : Optional.empty()));
        } else {
            String id = state.openAlerts().getFirst().id();
            take(random.nextBoolean() ? new Input.Confirm(at, id) : new Input.Dismiss(at, id));
        }
    }

    private void set() {
        Duration some = Duration.ofNanos(1000L * random.nextInt(20_000_000));
        take(
                switch (random.nextInt(3)) {
                    case 0 -> new Input.SetClock(state.now(), pick(Side.values()), some);
                    case 1 -> new Input.AddTime(state.now(), pick(Side.values()), some);
                    default ->
                        new Input.AddTime(
                                state.now(),
                                pick(Side.values()),
                                some.dividedBy(4).negated());
                });
    }

    private void rewind() {
        int ply = state.history().ply() - random.nextInt(4);
        if (ply >= 0) {
            lying = Optional.empty();
            take(new Input.Rewind(state.now().plusMicros(random.nextInt(1_000_000)), ply, Optional.empty()));
            take(new Input.Snapshot(
                    state.now().plusMicros(random.nextInt(3_000_000)),
                    Sensed.of(state.position().board(), settings.sensors())));
        }
    }

    /** After some thought; now and then to the very moment of zero, or a microsecond beside it. */
    private GameTime thought() {
        long left = Math.min(
                LONG, state.clock().orElseThrow().zero().micros() - state.now().micros());
        return state.now()
                .plusMicros(
                        switch (random.nextInt(12)) {
                            case 0 -> left;
                            case 1 -> left - Math.min(left, 1);
                            case 2 -> left + 1;
                            case 3, 4 -> 1_000_000L * random.nextInt(6);
                            default -> random.nextLong(1 + left / 3);
                        });
    }

    private void take(Input input) {
        int plies = state.history().ply();
        inputs.add(input);
        Step step = Referee.step(state, input);
        state = step.state();
        if (state.history().ply() != plies) {
            lying = Optional.empty();
        }
        audit.follow(input, step);
    }

    @SafeVarargs
    private <T> T pick(T... choices) {
        return choices[random.nextInt(choices.length)];
    }

    @Override
    public String toString() {
        Stream<String> header = Stream.concat(Stream.of("# seed " + seed), TranscriptWriter.header(settings).stream());
        return Stream.concat(header, inputs.stream().map(TranscriptWriter::line))
                .collect(Collectors.joining("\n"));
    }
}
