package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/**
 * One recorded game, played with everything that happens at boards: what hands do, what the rules forbid, what happens
 * to people, sensors and cables. The truth is kept beside what is reported, people answer what the device asks, and the
 * game goes on to its end.
 *
 * <p>Everything follows from the record, the settings and the seed.
 */
public final class Trial {

    /** How often another case is tried where one cannot happen. */
    private static final int TRIES = 6;
    /** How many moves a plan may look ahead. */
    private static final int AHEAD = 6;

    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    /** What may happen at all, and what of it within the game. */
    private final Mix all;

    private final Mix mix;
    private final Noise noise;
    private final Chance chance;
    private final Conditions conditions;
    private final Settings settings;
    private final OpenGame game;
    private final Steward steward;
    private final Opening opening;

    /** A game of that record, with that style, that seed and those cases. */
    public Trial(Simulation simulation, Mix mix, Noise noise) {
        SplittableRandom random = new SplittableRandom(ownSeed(simulation));
        this.noise = noise;
        this.chance = new Chance(random.split(), simulation.style());
        this.settings = TrialSettings.of(simulation.settings(), noise);
        this.conditions = Conditions.of(settings).scanning(noise.scan());
        this.opening = Opening.of(simulation, mix, chance);
        this.all = mix;
        this.mix = mix.only(EnumSet.complementOf(EnumSet.of(Case.Kind.SETTING, Case.Kind.AFTER)));
        this.game = new OpenGame(settings, opening.lies(), noise, random.split());
        this.steward = new Steward(game, chance);
        moves.addAll(opening.first());
        moves.addAll(simulation.record().moves());
        Position position = settings.start().position();
        positions.add(position);
        for (Move move : moves) {
            position = position.play(move);
            positions.add(position);
        }
    }

    /** Another one for each game, or all games of one seed would begin alike. */
    private static long ownSeed(Simulation simulation) {
        return simulation.seed() * 1_000_003L
                + simulation.record().moves().toString().hashCode();
    }

    /** Plays it. */
    public TrialOutcome play() {
        opening.begin(game, steward);
        int ply = 0;
        while (ply < moves.size()) {
            ply += turn(ply);
        }
        new Aftermath(game, all, chance).play();
        game.judge().lost();
        return new TrialOutcome(
                Map.copyOf(game.judge().tallies()),
                game.judge().faults(),
                new Transcript(settings, game.inputs()),
                moves.size());
    }

    /** One turn, or a few at once; how many moves were made. */
    private int turn(int ply) {
        Occasion now = new Occasion(ahead(ply), conditions, chance);
        Case drawn = Case.ORDINARY;
        Optional<Plan> plan = Optional.empty();
        if (ply < opening.first().size()) {
            drawn = Case.START_AGAIN;
        } else if (!mix.weights().isEmpty() && !game.isInDoubt() && chance.between(1, 100) <= mix.rate()) {
            for (int i = 0; i < TRIES && plan.isEmpty(); i++) {
                drawn = mix.oneOf(chance);
                plan = Plans.of(drawn, now);
            }
            drawn = plan.isPresent() ? drawn : Case.ORDINARY;
        }
        carryOut(drawn, plan.orElseGet(() -> ordinary(now)), ply);
        return plan.map(Plan::plies).orElse(1);
    }

    private List<Intent> ahead(int ply) {
        List<Intent> intents = new ArrayList<>();
        for (int i = ply; i < Math.min(moves.size(), ply + AHEAD); i++) {
            intents.add(new Intent(positions.get(i), moves.get(i)));
        }
        return intents;
    }

    private Plan ordinary(Occasion now) {
        int ample = 100_000;
        return Plan.of(Expected.READ, new Turn(now.intent(), conditions, chance).pressed(ample));
    }

    private void carryOut(Case drawn, Plan plan, int ply) {
        game.judge().begin(drawn, plan.expected(), moves.subList(ply, ply + plan.plies()));
        int done = ply;
        List<Part> parts = plan.parts();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            Position before = positions.get(done);
            done += part.plies();
            Position goal = positions.get(done);
            if (goal.legalMoves().isEmpty()) {
                game.judge().run().ending(GameResult.lostBy(goal.toMove()));
            }
            game.perform(noisy(part.script()));
            if (part.plies() == 0) {
                steward.settle();
                steward.reopen();
                if (plan.expected().must().isPresent()) {
                    steward.tidy(before);
                }
            } else {
                Steward.Tidy tidy = i == parts.size() - 1 ? Steward.Tidy.NOW : Steward.Tidy.LATER;
                steward.settle(before, goal, tidy);
            }
        }
        if (game.hasFailedSensors()) {
            game.putRight(game.lies());
        }
        steward.settle();
        if (!game.isInDoubt()) {
            game.judge().lost();
        }
        game.judge().end();
    }

    /** Somewhere a piece that stands still is not seen for a moment. */
    private List<Gesture> noisy(List<Gesture> script) {
        if (noise.dropOuts() == 0 || chance.between(1, 100) > noise.dropOuts()) {
            return script;
        }
        EnumSet<Point> still = EnumSet.copyOf(game.lies().occupied());
        for (Gesture gesture : script) {
            switch (gesture.act()) {
                case Act.Lift(Point point) -> still.remove(point);
                case Act.Replace(var _, Point point) -> still.remove(point);
                case Act.Shove(Point from, Point _) -> still.remove(from);
                case Act.Place(var _, Point point) -> still.remove(point);
                case Act.Fail(Point point, Defect _) -> still.remove(point);
                case Act.Flicker(Point point, int _) -> still.remove(point);
                default -> {}
            }
        }
        if (still.isEmpty()) {
            return script;
        }
        Act gone = new Act.Flicker(chance.oneOf(List.copyOf(still)), 2 * Math.max(17, noise.scan()));
        return new Script()
                .then(script)
                .before(chance.between(0, script.size()), List.of(new Gesture(0, gone)))
                .gestures();
    }
}
