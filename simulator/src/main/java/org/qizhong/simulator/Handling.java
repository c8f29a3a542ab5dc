package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** How one move is made: from the first touch until the piece rests on its target and the captured one is away. */
final class Handling {

    /** In which order the two pieces of a capture are taken. */
    private enum Order {
        OWN_FIRST,
        ENEMY_FIRST,
        ONE_HAND,
        PUSH_ASIDE,
        UNSEEN
    }

    private final Intent intent;
    private final Chance chance;
    private final Timing timing;
    private final SensorKind sensors;
    private final boolean slid;
    private final List<Gesture> script = new ArrayList<>();
    /** Points that are empty in the position, but not now: a captured piece lies there. */
    private final Set<Point> occupied = EnumSet.noneOf(Point.class);

    private Handling(Intent intent, Conditions conditions, Chance chance) {
        this.intent = intent;
        this.chance = chance;
        this.timing = conditions.timing();
        this.sensors = conditions.sensors();
        this.slid = intent.isSlidable() && chance.shows(Behaviour.SLIDE);
    }

    /** The gestures of the move. The first comes at once: how long the player thinks before it is another matter. */
    static List<Gesture> of(Intent intent, Conditions conditions, Chance chance) {
        Handling handling = new Handling(intent, conditions, chance);
        if (intent.isCapture()) {
            handling.capture();
        } else {
            handling.move();
        }
        return handling.script;
    }

    private void move() {
        take(intent.from());
        approach();
        add(chance.between(150, 700), new Act.Place(intent.piece(), intent.to()));
    }

    private void capture() {
        switch (order()) {
            case OWN_FIRST -> captureOwnFirst();
            case ENEMY_FIRST -> captureEnemyFirst();
            case ONE_HAND -> captureWithOneHand();
            case PUSH_ASIDE -> capturePushingAside();
            case UNSEEN -> captureUnseen();
        }
    }

    /**
     * Chooses among the orders that leave no doubt what happened. An occupancy sensor that never sees the captured
     * piece's point empty tells nothing, so the missing piece must tell the move by itself.
     */
    private Order order() {
        if (isToldAnyway() && chance.shows(Behaviour.UNSEEN)) {
            return Order.UNSEEN;
        }
        if (!freeBeside().isEmpty() && chance.shows(Behaviour.PUSH_ASIDE)) {
            return Order.PUSH_ASIDE;
        }
        if (intent.isWithinReach() && chance.shows(Behaviour.ONE_HAND)) {
            return Order.ONE_HAND;
        }
        return chance.shows(Behaviour.ENEMY_FIRST) ? Order.ENEMY_FIRST : Order.OWN_FIRST;
    }

    /** Whether the capture is known even if the captured piece's own point tells nothing of it. */
    private boolean isToldAnyway() {
        return sensors != SensorKind.OCCUPANCY || intent.isOnlyCapture();
    }

    private void captureOwnFirst() {
        take(intent.from());
        approach();
        add(chance.between(150, 700), new Act.Lift(intent.to()));
        arrive();
    }

    private void captureEnemyFirst() {
        take(intent.to());
        add(chance.between(250, 900), new Act.LayAside(victim()));
        add(chance.between(250, 900), new Act.Lift(intent.from()));
        approach();
        add(chance.between(150, 600), new Act.Place(intent.piece(), intent.to()));
    }

    /** The fingers close on both pieces: a few milliseconds lie between the two lifts, either of which comes first. */
    private void captureWithOneHand() {
        boolean ownFirst = chance.between(0, 1) == 0;
        take(ownFirst ? intent.from() : intent.to());
        add(chance.between(0, 20), new Act.Lift(ownFirst ? intent.to() : intent.from()));
        hesitate();
        arrive();
    }

    private void capturePushingAside() {
        Point beside = chance.oneOf(freeBeside());
        boolean ownFirst = chance.between(0, 1) == 0;
        if (ownFirst) {
            take(intent.from());
            approach();
            add(chance.between(150, 600), new Act.Lift(intent.to()));
            push(beside);
        } else {
            take(intent.to());
            push(beside);
            add(chance.between(250, 1500), new Act.Lift(intent.from()));
            approach();
        }
        add(chance.between(timing.clearOfBump(), 400), new Act.Place(intent.piece(), intent.to()));
        add(chance.between(250, 1500), new Act.Lift(beside));
        add(chance.between(200, 600), new Act.LayAside(victim()));
    }

    private void push(Point beside) {
        occupied.add(beside);
        add(chance.between(60, 250), new Act.Place(victim(), beside));
    }

    private void captureUnseen() {
        take(intent.from());
        approach();
        add(chance.between(150, 700), new Act.Replace(intent.piece(), intent.to()));
        add(chance.between(200, 600), new Act.LayAside(victim()));
    }

    /**
     * The capturing piece comes down where the captured one has just left. A quick hand is quicker than a bump: where
     * nothing else tells the capture, the point stays empty for longer.
     */
    private void arrive() {
        int least = isToldAnyway() ? 60 : timing.clearOfBump();
        add(chance.between(least, Math.max(least, 600)), new Act.Place(intent.piece(), intent.to()));
        add(chance.between(200, 600), new Act.LayAside(victim()));
    }

    /** The first touch of the turn, perhaps taken back and made again: the same piece, so nothing is owed twice. */
    private void take(Point point) {
        add(0, new Act.Lift(point));
        if (chance.shows(Behaviour.PUT_BACK)) {
            Piece piece = intent.board().at(point).orElseThrow();
            add(chance.between(timing.clearOfBump(), 2500), new Act.Place(piece, point));
            add(chance.between(timing.clearOfBump(), 4000), new Act.Lift(point));
        }
    }

    private void hesitate() {
        if (chance.shows(Behaviour.HESITATE)) {
            add(chance.between(500, 3500), new Act.Hover());
        }
    }

    /** The way of the piece until it is over its target. */
    private void approach() {
        hesitate();
        if (slid) {
            slide();
        } else if (chance.shows(Behaviour.TOUCH_DOWN)) {
            touchDown();
        }
    }

    /** A slid piece shows up on the points that it passes, but for those that it passes too quickly. */
    private void slide() {
        for (Point point : intent.between()) {
            boolean seen = chance.between(0, 4) > 0;
            if (seen) {
                boolean rests = chance.shows(Behaviour.REST);
                rest(point, rests ? 200 : 25, rests ? timing.longestRest() : 120);
            }
        }
    }

    private void touchDown() {
        List<Point> free = Intent.around(intent.to()).stream()
                .filter(point -> intent.board().isEmpty(point) && !occupied.contains(point))
                .toList();
        if (!free.isEmpty()) {
            add(chance.between(100, 500), new Act.Hover());
            rest(chance.oneOf(free), 60, timing.longestRest());
        }
    }

    /** The moving piece lies on a point on its way for some milliseconds, never long enough to have been put down. */
    private void rest(Point point, int least, int most) {
        add(chance.between(30, 140), new Act.Place(intent.piece(), point));
        int longest = Math.min(most, timing.longestRest());
        add(chance.between(Math.min(least, longest), longest), new Act.Lift(point));
    }

    /**
     * The free points beside the target where a captured piece may lie for a moment. Not where the capturing piece
     * could have gone itself: to an occupancy sensor one piece is like another.
     */
    private List<Point> freeBeside() {
        return Intent.around(intent.to()).stream()
                .filter(point -> intent.board().isEmpty(point))
                .filter(point -> !intent.between().contains(point))
                .filter(point -> !intent.before().isLegal(new Move(intent.from(), point)))
                .toList();
    }

    private Piece victim() {
        return intent.victim().orElseThrow();
    }

    private void add(int after, Act act) {
        script.add(new Gesture(after, act));
    }
}
