package org.qizhong.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/**
 * Several moves fit the board and later play can still tell which it was: each is played on as a game of its own. What
 * all of them decide is decided; the rest is withheld until one is left.
 */
final class Doubt {

    private static final int MOST = 8;

    private Doubt() {}

    /**
     * Begins to doubt: the press counts in every game.
     *
     * @param play the game before the press is taken
     * @param moves the moves that fit, at least two
     */
    static Step begin(Play play, List<Move> moves) {
        List<Step> steps = new ArrayList<>();
        for (Move move : moves) {
            Play world = new Play(play.state());
            new Recording(world).pressed(move);
            steps.add(world.step());
        }
        List<Decision> common = common(steps);
        boolean canWait = moves.size() <= MOST
                && steps.stream().allMatch(step -> step.state().isPlaying())
                && !drift(steps, common);
        if (!canWait) {
            ask(play, play.position().toMove(), moves);
            return play.step();
        }
        List<World> worlds = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            GameState state = steps.get(i).state();
            worlds.add(new World(
                    state,
                    List.of(new World.Choice(
                            state.history().ply(), play.position().toMove(), moves.get(i))),
                    World.without(steps.get(i).decisions(), common)));
        }
        play.inform("candidates", Evidence.of("side", play.position().toMove().word(), "moves", moves));
        common.forEach(play::decide);
        play.state(worlds.getFirst().state().with(worlds));
        return play.step();
    }

    /** The game cannot go on without an answer. */
    private static void ask(Play play, Side side, List<Move> moves) {
        Point from = moves.getFirst().from();
        new Alerts(play)
                .raise(
                        new Grounds(
                                AlertKind.AMBIGUOUS_MOVE,
                                Optional.of(side),
                                play.rules().clause(Topic.LETTING_GO),
                                Evidence.of("from", from, "moves", moves)),
                        new Ruling.NameTarget(side, from, moves));
    }

    /** One input in every game that is still possible. */
    static Step step(GameState state, Input input) {
        List<World> worlds = state.worlds();
        List<World> named = worlds.stream()
                .filter(world -> input instanceof Input.Designate(GameTime _, Point point)
                        && world.move().to() == point)
                .toList();
        if (!named.isEmpty() && !state.isOver()) {
            return goOn(
                    named, named.stream().map(world -> named(world, input.at())).toList());
        }
        boolean answers = input instanceof Input.Dismiss(GameTime _, String id) && isTheQuestion(worlds.getFirst(), id);
        boolean known = worlds.getFirst()
                .state()
                .history()
                .upTo(worlds.getFirst().ply() - 1)
                .isPresent();
        if (answers && known && !state.isOver()) {
            return undone(worlds.getFirst(), input.at());
        }
        boolean timePasses = state.now().isBefore(input.at());
        if (timePasses && !(input instanceof Input.Tick)) {
            Step passed = step(state, new Input.Tick(input.at()));
            return passed.then(Referee.decide(passed.state(), input));
        }
        List<Step> steps = worlds.stream()
                .map(world -> Referee.decide(world.state(), input))
                .toList();
        List<Integer> possible = possible(steps);
        List<World> left = possible.stream().map(worlds::get).toList();
        List<Step> taken = possible.stream().map(steps::get).toList();
        boolean mustAsk = left.isEmpty() || areTooMany(taken) || (!isOneGame(taken) && drift(taken, common(taken)));
        if (!mustAsk) {
            return goOn(left, taken);
        }
        List<World> asked = left.isEmpty() ? worlds : left;
        return timePasses && !areTooMany(taken)
                ? askedInTime(asked, firstTrouble(left.isEmpty() ? steps : taken), input)
                : asked(asked, input);
    }

    /** Time alone has brought it about: it is asked at that very moment, and the rest of the time passes afterwards. */
    private static Step askedInTime(List<World> worlds, GameTime moment, Input input) {
        List<Step> before = worlds.stream()
                .map(world -> moment.isAfter(world.state().now())
                        ? Referee.decide(world.state(), new Input.Tick(moment.plusMicros(-1)))
                        : new Step(world.state(), List.of()))
                .toList();
        List<Decision> common = common(before);
        List<World> then = after(worlds, before, common);
        Step asked = asked(then, new Input.Tick(moment));
        return new Step(then.getFirst().state(), common).then(asked).then(Referee.decide(asked.state(), input));
    }

    /** The first moment at which the games part, or at which one of them goes wrong. */
    private static GameTime firstTrouble(List<Step> steps) {
        List<Decision> common = common(steps);
        Stream<Decision> parting = steps.stream()
                .flatMap(step -> World.without(step.decisions(), common).stream())
                .filter(Doubt::parts);
        Stream<Decision> wrong =
                steps.stream().flatMap(step -> step.decisions().stream()).filter(Doubt::contradicts);
        return Stream.concat(parting, wrong)
                .map(Decision::at)
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Step goOn(List<World> worlds, List<Step> steps) {
        if (worlds.size() > 1 && isOneGame(steps)) {
            return steps.getFirst();
        }
        List<Decision> common = common(steps);
        List<World> still = after(worlds, steps, common);
        Step step = agreed(still, common);
        boolean ended = step.state().isOver() && !worlds.getFirst().state().isOver();
        return ended && !step.state().worlds().isEmpty()
                ? step.then(neverDecided(step.state().worlds()))
                : step;
    }

    /** The games that go on, each once. */
    private static List<World> after(List<World> worlds, List<Step> steps, List<Decision> told) {
        Map<History, World> games = new LinkedHashMap<>();
        for (int i = 0; i < worlds.size(); i++) {
            for (World world : worlds.get(i).after(steps.get(i), told)) {
                games.merge(
                        world.state().history(),
                        world,
                        (one, other) -> new World(
                                one.state(), one.choices(), World.common(List.of(one.withheld(), other.withheld()))));
            }
        }
        return List.copyOf(games.values());
    }

    /** What was withheld of the moves on which all games agree is told now, before what this step has brought. */
    private static Step agreed(List<World> worlds, List<Decision> brought) {
        List<World> left = worlds;
        Play play = new Play(worlds.getFirst().state().with(List.of()));
        GameTime now = play.now();
        while (haveOneChoice(left)) {
            List<Decision> told =
                    World.common(left.stream().map(World::withheld).toList());
            told.forEach(decision -> play.decide(Restamp.at(decision, now)));
            left = left.stream().map(world -> world.decided(told)).toList();
        }
        brought.forEach(play::decide);
        Step step = play.step();
        return left.size() == 1 ? step : new Step(left.getFirst().state().with(left), step.decisions());
    }

    private static boolean haveOneChoice(List<World> worlds) {
        return worlds.stream()
                                .map(world -> world.choices().stream().findFirst())
                                .distinct()
                                .count()
                        == 1
                && !worlds.getFirst().choices().isEmpty();
    }

    /** The game is over and nothing can tell any more: the record is one of these. */
    private static Step neverDecided(List<World> worlds) {
        Play play = new Play(worlds.getFirst().state().with(worlds));
        List<String> records = worlds.stream().map(World::record).toList();
        play.inform("record-in-doubt", Evidence.of("ply", worlds.getFirst().ply(), "records", records));
        return play.step();
    }

    /** The arbiter went back to before the doubt, or only one game is left: there is nothing to doubt. */
    private static boolean isOneGame(List<Step> steps) {
        return steps.stream().map(step -> step.state().history()).distinct().count() == 1;
    }

    /** Whether the games differ in more than what is told later: in a clock, a foul, an alert, a result. */
    private static boolean drift(List<Step> steps, List<Decision> common) {
        return steps.stream()
                .flatMap(step -> World.without(step.decisions(), common).stream())
                .anyMatch(Doubt::parts);
    }

    private static boolean parts(Decision decision) {
        return !(decision instanceof Decision.Moved
                || decision instanceof Decision.Touch
                || decision instanceof Decision.Obligation);
    }

    /** The games that do not end in an accusation. */
    private static List<Integer> possible(List<Step> steps) {
        return IntStream.range(0, steps.size())
                .filter(i -> steps.get(i).decisions().stream().noneMatch(Doubt::contradicts))
                .boxed()
                .toList();
    }

    /**
     * In every game something would now be wrong, or the games would part: a person has to say which it is, and both
     * clocks stand. What the board shows is heard all the same; anything else has to be done again.
     */
    private static Step asked(List<World> worlds, Input input) {
        List<Move> moves = worlds.stream().map(World::move).distinct().toList();
        List<Step> steps = new ArrayList<>();
        for (World world : worlds) {
            Play play = new Play(world.state().at(input.at()));
            if (play.state().isPlaying()) {
                ask(play, world.side(), moves);
            }
            Step asked = play.step();
            steps.add(Referee.isBoard(input) ? asked.then(Referee.decide(asked.state(), input)) : asked);
        }
        return goOn(worlds, steps);
    }

    private static boolean isTheQuestion(World world, String id) {
        return Optional.ofNullable(world.state().desk().open().get(id))
                .filter(alert -> alert.ruling() instanceof Ruling.NameTarget)
                .isPresent();
    }

    /** Nobody can say which move it was: the board is put back to before it, and the mover's clock runs on. */
    private static Step undone(World world, GameTime at) {
        Step before = Referee.decide(world.state(), new Input.Tick(at));
        Play play = new Play(before.state().with(List.of()));
        new Corrections(play).rewind(new Input.Rewind(at, world.ply() - 1, Optional.empty()));
        return play.step();
    }

    /** The arbiter named the target: that game is the true one, its clock runs on, and what is due in it is decided. */
    private static Step named(World world, GameTime at) {
        Step before = Referee.decide(world.state(), new Input.Tick(at));
        Play play = new Play(before.state());
        play.state(play.state().with(play.state().desk().withoutMoves()));
        if (play.state().phase() instanceof Phase.Halted(Optional<Side> ran)) {
            play.resume(ran);
        }
        Step named = before.then(play.step());
        return named.then(Referee.decide(named.state(), new Input.Tick(at)));
    }

    /** Whether a game in which that is decided is not the one that was played, if another can be. */
    private static boolean contradicts(Decision decision) {
        return decision instanceof Decision.Illegal
                || (decision instanceof Decision.Alert alert && alert.kind().isAboutTheBoard());
    }

    private static List<Decision> common(List<Step> steps) {
        return World.common(steps.stream().map(Step::decisions).toList());
    }

    /** Whether further moves in doubt have made so many games possible that a person has to say which it is. */
    private static boolean areTooMany(List<Step> steps) {
        return steps.stream()
                        .mapToInt(step -> Math.max(1, step.state().worlds().size()))
                        .sum()
                > MOST;
    }
}
