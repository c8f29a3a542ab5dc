package org.qizhong.referee.conduct;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.qizhong.referee.reading.Touched;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Illegality;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/** Touch-move (摸子, CXA2011:5.1–5.5): from the pieces touched in a turn to what may still be played. */
public final class Touches {

    private final Position position;
    private final Duration together;
    private final boolean pinnedMustMove;
    private final List<Touched> own;
    private final List<Touched> enemy;

    private Touches(Settings settings, Position position, List<Touched> touched) {
        this.position = position;
        this.together = settings.sensitivity().together();
        this.pinnedMustMove = settings.limits().pinnedMustMove();
        this.own = touched.stream()
                .filter(touch -> touch.piece().side() == position.toMove())
                .toList();
        this.enemy = touched.stream()
                .filter(touch -> touch.piece().side() != position.toMove())
                .toList();
    }

    /**
     * What the side to move owes; nothing where nothing that counts was touched. Where own pieces do not bind, only
     * those that cannot move at all count (CLUB:5.3).
     *
     * @param settings whether own pieces bind at all, what counts as touched at once, what a pinned piece owes
     * @param touched the touched pieces in the order of their lifts
     */
    public static Optional<Obligation> obligation(Settings settings, Position position, List<Touched> touched) {
        List<Touched> enemy = touched.stream()
                .filter(touch -> touch.piece().side() != position.toMove())
                .toList();
        boolean binds = settings.rules().duties().ownTouchBinds();
        List<Touched> counting = binds || enemy.isEmpty() ? touched : enemy;
        return counting.isEmpty()
                ? Optional.empty()
                : Optional.of(new Touches(settings, position, counting).first())
                        .filter(owed -> binds || !enemy.isEmpty() || !owed.binds());
    }

    /** The first list of table 5.1 to 5.5 that holds a move; an empty one where none does. */
    private Obligation first() {
        List<Obligation> lists = lists();
        return lists.stream()
                .filter(Obligation::binds)
                .findFirst()
                .orElse(new Obligation(lists.getFirst().topic(), List.of()));
    }

    private List<Obligation> lists() {
        if (enemy.isEmpty()) {
            return List.of(new Obligation(Topic.OWN_TOUCH, movesOf(firstTogether(own, this::canMove))));
        }
        if (own.isEmpty()) {
            return List.of(new Obligation(Topic.ENEMY_TOUCH, takes(firstTogether(enemy, this::canBeTaken))));
        }
        Touched firstOwn = own.getFirst();
        Touched firstEnemy = enemy.getFirst();
        if (areTogether(firstOwn, firstEnemy)) {
            return atOnce();
        }
        return firstOwn.lifted().isBefore(firstEnemy.lifted()) ? ownFirst(firstEnemy) : enemyFirst(firstOwn);
    }

    private List<Obligation> atOnce() {
        List<Touched> mine = firstTogether(own, this::canMove);
        List<Touched> theirs = firstTogether(enemy, this::canBeTaken);
        return List.of(
                new Obligation(Topic.TOUCHED_TOGETHER, takesBy(mine, theirs)),
                new Obligation(Topic.TOUCHED_TOGETHER, takes(theirs)),
                new Obligation(Topic.TOUCHED_TOGETHER, movesOf(mine)));
    }

    /** What was touched before the other side's piece is asked first, so that one touch more sheds no obligation. */
    private List<Obligation> ownFirst(Touched firstEnemy) {
        List<Touched> mine = firstTogether(before(own, firstEnemy), this::canMove);
        List<Touched> theirs = firstTogether(enemy, this::canBeTaken);
        return List.of(
                new Obligation(Topic.OWN_TAKES_ENEMY, takesBy(mine, theirs)),
                new Obligation(Topic.OWN_MOVES, movesOf(mine)),
                new Obligation(Topic.OTHERS_TAKE_ENEMY, takes(theirs)),
                new Obligation(Topic.OWN_MOVES, movesOf(firstTogether(own, this::canMove))));
    }

    private List<Obligation> enemyFirst(Touched firstOwn) {
        List<Touched> mine = firstTogether(own, this::canMove);
        List<Touched> theirs = firstTogether(before(enemy, firstOwn), this::canBeTaken);
        return List.of(
                new Obligation(Topic.ENEMY_TAKEN_BY_OWN, takesBy(mine, theirs)),
                new Obligation(Topic.ENEMY_TAKEN, takes(theirs)),
                new Obligation(Topic.OWN_MOVES_AFTER_ALL, movesOf(mine)),
                new Obligation(Topic.ENEMY_TAKEN, takes(firstTogether(enemy, this::canBeTaken))));
    }

    private static List<Touched> before(List<Touched> touches, Touched other) {
        return touches.stream()
                .filter(touch -> touch.lifted().isBefore(other.lifted()))
                .toList();
    }

    private boolean canMove(Touched touch) {
        return !movesOf(List.of(touch)).isEmpty();
    }

    private boolean canBeTaken(Touched touch) {
        return !takes(List.of(touch)).isEmpty();
    }

    private List<Move> takesBy(List<Touched> mine, List<Touched> theirs) {
        return takes(theirs).stream().filter(move -> isOf(mine, move.from())).toList();
    }

    /** The first piece that can do something, and those touched at once with it: either satisfies the rule (5.5). */
    private List<Touched> firstTogether(List<Touched> touches, Predicate<Touched> can) {
        Touched first = touches.stream().filter(can).findFirst().orElse(touches.getFirst());
        return touches.stream().filter(touch -> areTogether(first, touch)).toList();
    }

    private boolean areTogether(Touched one, Touched other) {
        return one.lifted().since(other.lifted()).abs().compareTo(together) <= 0;
    }

    private List<Move> movesOf(List<Touched> pieces) {
        List<Move> moves = position.legalMoves().stream()
                .filter(move -> isOf(pieces, move.from()))
                .toList();
        return moves.isEmpty() && pinnedMustMove ? suicides(pieces) : moves;
    }

    /** The moves that only the general's safety forbids (自杀): where the event says so, a pinned piece must make one. */
    private List<Move> suicides(List<Touched> pieces) {
        return pieces.stream()
                .flatMap(touch -> Stream.of(Point.values()).map(to -> new Move(touch.point(), to)))
                .filter(move -> position.whyIllegal(move)
                        .filter(why -> why == Illegality.SELF_CHECK || why == Illegality.FACING)
                        .isPresent())
                .toList();
    }

    private List<Move> takes(List<Touched> pieces) {
        return position.legalMoves().stream()
                .filter(move -> isOf(pieces, move.to()))
                .toList();
    }

    private static boolean isOf(List<Touched> pieces, Point point) {
        return pieces.stream().anyMatch(touch -> touch.point() == point);
    }
}
