package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;

/**
 * Two players' hands at a board: they play given moves as people do, and never break a rule.
 *
 * <p>What they do depends on the {@link Playing} alone. Time is counted, not waited for: whoever wants to watch the
 * game paces the inputs by their stamps.
 */
public final class Hands {

    /** What a player takes for a move where there are no clocks, at most; all times are milliseconds. */
    private static final int AMPLE = 600_000;
    /** What it may cost until a forgotten press is made good. */
    private static final int BELATED = 12_000;
    /** How long everybody still looks at the board after the end. */
    private static final int LAST_LOOK = 3_000;

    private final Playing playing;
    private final List<Intent> intents;
    private final SplittableRandom random;
    private final Table table;
    private final Optional<BySide<Purse>> purses;
    /** When the running clock was started. */
    private long clockSince;
    /** Who has moved without pressing. */
    private Optional<Side> owing = Optional.empty();

    private Hands(Playing playing) {
        this.playing = playing;
        this.intents = intents(playing);
        this.random = new SplittableRandom(playing.seed());
        this.table = Table.of(playing.settings());
        this.purses = playing.settings()
                .time()
                .stages()
                .map(sides ->
                        sides.map(stages -> new Purse(stages, playing.settings().limits())));
    }

    private static List<Intent> intents(Playing playing) {
        List<Intent> intents = new ArrayList<>();
        Position position = playing.settings().start().position();
        for (Move move : playing.moves()) {
            intents.add(new Intent(position, move));
            position = position.play(move);
        }
        return intents;
    }

    /**
     * Everything that the sensors, the clock and the players' mouths say in the course of a game.
     *
     * @throws IllegalArgumentException if a move of the record is illegal
     */
    public static List<Input> play(Playing playing) {
        return new Hands(playing).play();
    }

    private List<Input> play() {
        List<Input> inputs = new ArrayList<>();
        inputs.add(new Input.Start(GameTime.ZERO));
        for (int ply = 0; ply < intents.size(); ply++) {
            turn(ply).forEach(this::perform);
        }
        ending(new Chance(random.split(), playing.style())).forEach(this::perform);
        inputs.addAll(table.heard());
        inputs.add(new Input.Tick(GameTime.ofMillis(table.now())));
        return List.copyOf(inputs);
    }

    private List<Gesture> turn(int ply) {
        Intent intent = intents.get(ply);
        Chance chance = new Chance(random.split(), playing.style());
        Turn turn = new Turn(intent, Conditions.of(playing.settings()), chance);
        int share = share(intent.side(), ply);
        if (owing.isPresent()) {
            return turn.reply(owing.get());
        }
        if (mayBeAnsweredEarly(ply) && share > 2 * BELATED && chance.shows(Behaviour.REPLY_EARLY)) {
            owing = Optional.of(intent.side());
            return turn.unpressed(share - BELATED);
        }
        boolean last = ply == intents.size() - 1;
        return last && playing.ending() instanceof Ending.Agreement ? turn.offering(share) : turn.pressed(share);
    }

    /** The last move is no reply before a press: it may have to go with an offer. */
    private boolean mayBeAnsweredEarly(int ply) {
        return ply + 2 < intents.size();
    }

    /** What the side may take for its move at that ply: its flag must stay up to the end, and for one more look. */
    private int share(Side side, int ply) {
        int toCome = (intents.size() - ply + 1) / 2 + 1;
        return purses.map(both -> both.of(side).share(toCome))
                .map(millis -> (int) Math.min(AMPLE, millis))
                .orElse(AMPLE);
    }

    /** What is said after the last move, and a last look at the board, while the clock of the side to move runs. */
    private List<Gesture> ending(Chance chance) {
        Position end = end();
        int share = share(end.toMove(), intents.size());
        int after = Math.min(chance.between(1500, 12_000), share / 2);
        Gesture look = new Gesture(LAST_LOOK, new Act.Hover());
        if (end.legalMoves().isEmpty()) {
            return List.of(look);
        }
        return switch (playing.ending()) {
            case Ending.Open _ -> List.of(new Gesture(Math.min(LAST_LOOK, share / 2), new Act.Hover()));
            case Ending.Agreement _ ->
                List.of(new Gesture(after, new Act.Say(at -> new Input.Accept(at, end.toMove()))), look);
            case Ending.Resignation resignation ->
                List.of(new Gesture(after, new Act.Say(at -> new Input.Resign(at, resignation.side()))), look);
        };
    }

    private Position end() {
        Position start = playing.settings().start().position();
        return intents.isEmpty()
                ? start
                : intents.getLast().before().play(intents.getLast().move());
    }

    private void perform(Gesture gesture) {
        table.perform(gesture);
        if (gesture.act() instanceof Act.Press(Side side)) {
            pressed(side);
        }
    }

    private void pressed(Side side) {
        purses.ifPresent(both -> both.of(side).spend(table.now() - clockSince));
        clockSince = table.now();
        owing = owing.filter(other -> other != side);
    }
}
