package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Side;

/** One turn of one player: the thought, the move and the press, as long as the clock allows. Times are milliseconds. */
final class Turn {

    /** Below this a player has no time for anything but the move. */
    private static final int HURRY = 5_000;

    /** What would leave doubt about a move that is answered before its press: the captured piece must be seen to go. */
    private static final Set<Behaviour> NOT_UNPRESSED = Set.of(Behaviour.UNSEEN);

    /** What would leave doubt whose hand it is before the press: a reply begins with a piece of the replier's own. */
    private static final Set<Behaviour> NOT_IN_REPLY =
            Set.of(Behaviour.ENEMY_FIRST, Behaviour.ONE_HAND, Behaviour.PUSH_ASIDE, Behaviour.UNSEEN);

    private final Intent intent;
    private final Conditions conditions;
    private final Chance chance;
    private final Timing timing;
    private final Fidgets fidgets;

    Turn(Intent intent, Conditions conditions, Chance chance) {
        this.intent = intent;
        this.conditions = conditions;
        this.chance = chance;
        this.timing = conditions.timing();
        this.fidgets = new Fidgets(intent, conditions, chance);
    }

    /** The turn that ends with the press. */
    List<Gesture> pressed(int share) {
        List<Gesture> script = thought(share, List.of(press()));
        if (share > HURRY) {
            script.addAll(fidgets.afterPress());
        }
        return script;
    }

    /** The turn that ends with a draw offer and the press (CXA1999:23.1: after the move, before the press). */
    List<Gesture> offering(int share) {
        Gesture offer = new Gesture(chance.between(200, 900), new Act.Say(at -> new Input.Offer(at, intent.side())));
        return thought(share, List.of(offer, press()));
    }

    /** The turn of a player who forgets the press. */
    List<Gesture> unpressed(int share) {
        return new Turn(intent, conditions, chance.without(NOT_UNPRESSED)).thought(share, List.of());
    }

    /**
     * The turn of a player who replies before the other has pressed. The other's piece must have been let go and this
     * one's must have been touched for good, or nobody could tell whose hand it was.
     */
    List<Gesture> reply(Side owing) {
        List<Gesture> script = Handling.of(intent, conditions, chance.without(NOT_IN_REPLY));
        Gesture first = script.removeFirst();
        int wait = timing.clearOfSettle() + chance.between(150, 1500);
        script.addFirst(new Gesture(wait, first.act()));
        int moment = chance.between(0, 1) == 0 ? 1 : script.size();
        Gesture belated = new Gesture(timing.clearOfBump() + chance.between(0, 900), new Act.Press(owing));
        script.add(moment, belated);
        script.add(press());
        return script;
    }

    /** The move, what follows it, and before them as long a thought as the share leaves. */
    private List<Gesture> thought(int share, List<Gesture> closing) {
        List<Gesture> script = new ArrayList<>(fidgets.around(Handling.of(intent, conditions, chance)));
        script.addAll(closing);
        if (length(script) > share) {
            script = hurried(closing);
        }
        Gesture first = script.removeFirst();
        int thought = chance.thought(Math.max(0, share - length(script)));
        script.addFirst(new Gesture(thought, first.act()));
        return script;
    }

    private List<Gesture> hurried(List<Gesture> closing) {
        List<Gesture> script = new ArrayList<>(Handling.of(intent, conditions, chance.hurried()));
        closing.forEach(gesture -> script.add(new Gesture(chance.between(60, 120), gesture.act())));
        return script;
    }

    private Gesture press() {
        int after = chance.between(300, 1200);
        if (chance.shows(Behaviour.PRESS_AT_ONCE)) {
            after = chance.between(60, 250);
        } else if (chance.shows(Behaviour.PRESS_LATE)) {
            after = chance.between(2500, 9000);
        }
        return new Gesture(after, new Act.Press(intent.side()));
    }

    private static int length(List<Gesture> script) {
        return script.stream().mapToInt(Gesture::after).sum();
    }
}
