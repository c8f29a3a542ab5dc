package org.qizhong.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.qizhong.referee.decision.Decision;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;

/**
 * One of the games that may be the true one, while the board cannot tell which move was made.
 *
 * @param state the game if those moves were made; nothing is in doubt within it
 * @param choices the moves in doubt, the earliest first
 * @param withheld what was decided in this game and not in all of them; it is told once they agree
 */
record World(GameState state, List<Choice> choices, List<Decision> withheld) {

    /**
     * One of the moves that may have been made.
     *
     * @param ply the number of the ply in doubt
     * @param side whose move it is
     */
    record Choice(int ply, Side side, Move move) {}

    World {
        choices = List.copyOf(choices);
        withheld = List.copyOf(withheld);
    }

    int ply() {
        return choices.getFirst().ply();
    }

    Side side() {
        return choices.getFirst().side();
    }

    Move move() {
        return choices.getFirst().move();
    }

    /** The worlds that this one has become after a step of its own, of which {@code told} is known to all. */
    List<World> after(Step step, List<Decision> told) {
        List<Decision> more = new ArrayList<>(withheld);
        more.addAll(without(step.decisions(), told));
        World one = new World(step.state(), choices, more).withoutUndone();
        return step.state().worlds().isEmpty()
                ? List.of(one)
                : step.state().worlds().stream().map(one::parted).toList();
    }

    /** Another move is in doubt in this game. */
    private World parted(World within) {
        List<Choice> both = new ArrayList<>(choices);
        both.addAll(within.choices);
        List<Decision> more = new ArrayList<>(withheld);
        more.addAll(within.withheld);
        return new World(within.state, both, more);
    }

    /** The same game without the choices that the arbiter has taken back. */
    private World withoutUndone() {
        List<Choice> left = choices.stream()
                .filter(choice -> choice.ply() <= state.history().ply())
                .toList();
        return new World(state, left, withheld);
    }

    /** The same game with its first choice made and those decisions told. */
    World decided(List<Decision> told) {
        return new World(state, choices.subList(1, choices.size()), without(withheld, told));
    }

    /** The moves of this game from the ply in doubt on. */
    String record() {
        return state.history().plies().stream()
                .filter(played -> played.number() >= ply())
                .map(played -> played.move().toString())
                .collect(Collectors.joining(" "));
    }

    static List<Decision> without(List<Decision> decisions, List<Decision> others) {
        List<Decision> rest = new ArrayList<>(decisions);
        others.forEach(rest::remove);
        return rest;
    }

    /** What is in every one of those lists, in the order of the first. */
    static List<Decision> common(List<List<Decision>> lists) {
        List<Decision> common = new ArrayList<>(lists.getFirst());
        lists.forEach(common::retainAll);
        return common;
    }
}
