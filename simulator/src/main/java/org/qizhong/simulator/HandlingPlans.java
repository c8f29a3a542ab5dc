package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;

/** What hands do within the rules, planned for one turn or two. */
final class HandlingPlans {

    private final Occasion now;
    private final Intent intent;
    private final Chance chance;

    HandlingPlans(Occasion now) {
        this.now = now;
        this.intent = now.intent();
        this.chance = now.chance();
    }

    /** A piece is shoved to a point beside its own. */
    Optional<Plan> placeBeforeLift() {
        boolean beside = Intent.around(intent.from()).contains(intent.to());
        return intent.isCapture() || !beside
                ? Optional.empty()
                : Optional.of(Plan.of(
                        Expected.READ,
                        new Script()
                                .then(now.thought(), new Act.Shove(intent.from(), intent.to()))
                                .then(now.press())
                                .gestures()));
    }

    Optional<Plan> victimUnseen() {
        return intent.victim()
                .map(victim -> Plan.of(
                        Expected.READ.askedIf(now.isDoubtfulUnseen()),
                        new Script()
                                .then(now.thought(), new Act.Lift(intent.from()))
                                .then(chance.between(150, 700), new Act.Replace(intent.piece(), intent.to()))
                                .then(chance.between(200, 600), new Act.LayAside(victim))
                                .then(now.press())
                                .gestures()));
    }

    Optional<Plan> liftsApart() {
        return intent.victim().map(victim -> {
            boolean ownFirst = chance.between(0, 1) == 0;
            return Plan.of(
                    Expected.READ,
                    new Script()
                            .then(now.thought(), new Act.Lift(ownFirst ? intent.from() : intent.to()))
                            .then(chance.between(0, 5000), new Act.Lift(ownFirst ? intent.to() : intent.from()))
                            .then(land())
                            .then(chance.between(200, 600), new Act.LayAside(victim))
                            .then(now.press())
                            .gestures());
        });
    }

    /** The capturing piece comes down long enough after its victim went. */
    private Gesture land() {
        int least = now.timing().clearOfBump();
        return new Gesture(chance.between(least, least + 500), new Act.Place(intent.piece(), intent.to()));
    }

    Optional<Plan> pushedAside() {
        return asideBeside()
                .flatMap(beside -> shovedTo(beside).map(script -> {
                    script.then(chance.between(250, 1500), new Act.Lift(beside))
                            .then(chance.between(200, 600), new Act.LayAside(now.at(intent.to())))
                            .then(now.press());
                    return Plan.of(Expected.READ, script.gestures());
                }));
    }

    Optional<Plan> leftLying() {
        return now.free(this::mayLieAside)
                .flatMap(stray -> shovedTo(stray).map(script -> {
                    List<Gesture> later = new Script()
                            .then(chance.between(500, 6000), new Act.Lift(stray))
                            .then(chance.between(200, 600), new Act.LayAside(now.at(intent.to())))
                            .gestures();
                    List<Gesture> turn = script.then(now.press()).gestures();
                    return Plan.of(Expected.READ, new Part(turn, 1), new Part(later, 0));
                }));
    }

    private Optional<Point> asideBeside() {
        return now.any(Intent.around(intent.to()), point -> now.board().isEmpty(point) && mayLieAside(point));
    }

    /** Not where the capturing piece could have gone itself: to an occupancy sensor one piece is like another. */
    private boolean mayLieAside(Point point) {
        return !intent.before().isLegal(new Move(intent.from(), point));
    }

    private Optional<Script> shovedTo(Point aside) {
        return intent.victim()
                .map(victim -> new Script()
                        .then(now.thought(), new Act.Lift(intent.from()))
                        .then(chance.between(200, 900), new Act.Lift(intent.to()))
                        .then(chance.between(60, 250), new Act.Place(victim, aside))
                        .then(land()));
    }

    Optional<Plan> slideSlow() {
        return slid(500, 500);
    }

    Optional<Plan> slideFast() {
        return slid(15, 90);
    }

    private Optional<Plan> slid(int least, int most) {
        List<Point> way = new ArrayList<>(intent.between());
        if (!intent.isSlidable() || (way.isEmpty() && intent.isCapture())) {
            return Optional.empty();
        }
        beyond().filter(_ -> chance.between(0, 2) == 0).ifPresent(way::add);
        Script script = new Script().then(now.thought(), new Act.Lift(intent.from()));
        for (Point point : way) {
            script.then(chance.between(10, 30), new Act.Place(intent.piece(), point))
                    .then(Math.min(chance.between(least, most), rest()), new Act.Lift(point));
        }
        intent.victim().ifPresent(_ -> script.then(chance.between(200, 500), new Act.Lift(intent.to())));
        script.then(intent.isCapture() ? land() : new Gesture(40, new Act.Place(intent.piece(), intent.to())));
        intent.victim().ifPresent(victim -> script.then(300, new Act.LayAside(victim)));
        return Optional.of(Plan.of(Expected.READ, script.then(now.press()).gestures()));
    }

    /** The longest rest on a point that no limit takes for a placement. */
    private int rest() {
        return now.timing().settle() - 2 * now.timing().scan() - 40;
    }

    /** The point behind the target, for a piece that goes too far. */
    private Optional<Point> beyond() {
        int files = Integer.signum(intent.to().file() - intent.from().file());
        int ranks = Integer.signum(intent.to().rank() - intent.from().rank());
        int file = intent.to().file() + files;
        int rank = intent.to().rank() + ranks;
        return !intent.isCapture() && Point.onBoard(file, rank) && now.board().isEmpty(Point.of(file, rank))
                ? Optional.of(Point.of(file, rank))
                : Optional.empty();
    }

    /** The rest may be a hand that holds the piece, or a move that was let go: the device may say so, no more. */
    Optional<Plan> restAndOn() {
        return restAt().map(rest -> Plan.of(
                Expected.READ.allowing(AlertKind.MOVED_AGAIN),
                new Script()
                        .then(secondThoughts(rest))
                        .then(chance.between(20, 900), new Act.Place(intent.piece(), intent.to()))
                        .then(now.press())
                        .gestures()));
    }

    Optional<Plan> takenBack() {
        return restAt().map(rest -> Plan.of(
                Expected.READ.demanding(AlertKind.MOVED_AGAIN),
                new Script()
                        .then(secondThoughts(rest))
                        .then(chance.between(300, 2500), new Act.Place(intent.piece(), intent.to()))
                        .then(now.press())
                        .gestures()));
    }

    private List<Gesture> secondThoughts(Point rest) {
        int least = now.timing().clearOfSettle() + 50;
        return new Script()
                .then(now.thought(), new Act.Lift(intent.from()))
                .then(chance.between(150, 900), new Act.Place(intent.piece(), rest))
                .then(chance.between(least, least + 4000), new Act.Lift(rest))
                .gestures();
    }

    /** Another point where the piece could go, and the game would go on. */
    private Optional<Point> restAt() {
        List<Point> others = now.movesOf(intent.from()).stream()
                .filter(move -> move.to() != intent.to() && now.board().isEmpty(move.to()))
                .filter(move -> !now.position().play(move).legalMoves().isEmpty())
                .map(Move::to)
                .toList();
        return intent.isCapture() || others.isEmpty() ? Optional.empty() : Optional.of(chance.oneOf(others));
    }

    /** The arbiter saw that it was a mistake of the hand, and waives the touch. */
    Optional<Plan> wrongPiece() {
        return now.third(_ -> true).map(point -> brushed(point, new Part(now.touch(point), 0)));
    }

    Optional<Plan> adjustSilent() {
        return now.third(now::isOwn).map(point -> brushed(point, new Part(now.touch(point), 0)));
    }

    Optional<Plan> adjustSilentOthersTime() {
        return now.third(point -> !now.isOwn(point)).map(point -> brushed(point, new Part(now.touch(point), 0)));
    }

    private Plan brushed(Point point, Part touch) {
        return Plan.of(Expected.READ.brushing(Set.of(point)).allowing(AlertKind.UNTOUCHABLE), touch, now.played());
    }

    Optional<Plan> adjustDeclared() {
        Script script = new Script()
                .then(now.thought(), new Act.Say(at -> new Input.Adjust(at, now.side())))
                .then(straightened());
        return Optional.of(
                Plan.of(Expected.READ, script.then(now.move()).then(now.press()).gestures()));
    }

    /** Whoever declares it while the other is to move is told to the arbiter, and touches nothing. */
    Optional<Plan> adjustOthersTime() {
        Script script = new Script()
                .then(
                        now.thought(),
                        new Act.Say(at -> new Input.Adjust(at, now.side().opposite())))
                .then(straightened());
        return Optional.of(Plan.of(
                Expected.READ.allowing(AlertKind.TOUCHED_OUT_OF_TURN),
                script.then(now.move()).then(now.press()).gestures()));
    }

    private List<Gesture> straightened() {
        Script script = new Script();
        for (int i = chance.between(1, 3); i > 0; i--) {
            Point point = chance.oneOf(List.copyOf(now.board().occupied()));
            Piece piece = now.at(point);
            script.then(chance.between(300, 1500), new Act.Lift(point))
                    .then(chance.between(60, 2500), new Act.Place(piece, point));
        }
        return script.gestures();
    }

    /** Nothing between two gestures but a few milliseconds. */
    Optional<Plan> twoInABatch() {
        if (now.ahead().size() < 2) {
            return Optional.empty();
        }
        Occasion reply = now.next(1);
        List<Gesture> both = new ArrayList<>();
        both.add(new Gesture(now.thought(), new Act.Hover()));
        for (Gesture gesture : new Script().then(now.turn()).then(reply.turn()).gestures()) {
            both.add(new Gesture(chance.between(1, 8), gesture.act()));
        }
        boolean doubtful = now.isDoubtfulUnseen() || reply.isDoubtfulUnseen();
        return Optional.of(Plan.of(Expected.READ.askedIf(doubtful), new Part(both, 2)));
    }

    Optional<Plan> replyAtOnce() {
        if (now.ahead().size() < 2) {
            return Optional.empty();
        }
        List<Gesture> reply = new ArrayList<>(now.next(1).turn());
        Gesture first = reply.removeFirst();
        reply.addFirst(new Gesture(chance.between(0, 50), first.act()));
        return Optional.of(Plan.of(
                Expected.READ,
                new Part(new Script().then(now.turn()).then(reply).gestures(), 2)));
    }

    Optional<Plan> replyFirst() {
        if (now.ahead().size() < 2) {
            return Optional.empty();
        }
        int ample = 60_000;
        List<Gesture> move = new Turn(intent, now.conditions(), chance).unpressed(ample);
        List<Gesture> reply = new Turn(now.next(1).intent(), now.conditions(), chance).reply(now.side());
        return Optional.of(Plan.of(
                Expected.READ, new Part(new Script().then(move).then(reply).gestures(), 2)));
    }
}
