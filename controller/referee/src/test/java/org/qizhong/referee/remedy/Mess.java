package org.qizhong.referee.remedy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.qizhong.referee.decision.HandStep;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Position;

/**
 * A board in disorder, and the position that it should hold.
 *
 * @param position the position wanted
 * @param lies what lies where
 */
record Mess(Position position, Map<Point, Piece> lies) {

    private static final List<String> WANTED = List.of(
            Fen.START.toString(),
            "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1C2C1N2/9/RNBAKABR1 b - - 4 5",
            "5k3/9/9/n1p1c3p/9/4p4/R2p4P/9/4C4/3AK4 w - - 0 1",
            "4k4/4a4/9/9/4R4/9/9/9/4p4/3K1C3 b - - 10 30");

    /** So many pieces of a position change places, fall elsewhere, are lost or come from another set. */
    static Mess of(Random random, int pieces) {
        Position position = Fen.parse(WANTED.get(random.nextInt(WANTED.size()))).position();
        Map<Point, Piece> lies = pieces(position.board());
        List<Point> taken = new ArrayList<>(lies.keySet());
        Collections.shuffle(taken, random);
        List<Point> moved = taken.subList(0, Math.min(pieces, taken.size()));
        List<Piece> loose = new ArrayList<>(moved.stream().map(lies::remove).toList());
        List<Point> free = new ArrayList<>(moved);
        for (int i = 0; i < pieces / 2; i++) {
            free.add(Point.values()[random.nextInt(Point.values().length)]);
        }
        free.removeIf(lies::containsKey);
        Collections.shuffle(free, random);
        loose.add(Piece.values()[random.nextInt(Piece.values().length)]);
        loose.removeIf(_ -> random.nextInt(6) == 0);
        for (int i = 0; i < Math.min(loose.size(), free.size()); i++) {
            lies.put(free.get(i), loose.get(i));
        }
        return new Mess(position, lies);
    }

    static Map<Point, Piece> pieces(Board board) {
        Map<Point, Piece> pieces = new EnumMap<>(Point.class);
        board.occupied().forEach(point -> pieces.put(point, board.at(point).orElseThrow()));
        return pieces;
    }

    Sensed seen(SensorKind kind) {
        return Sensed.of(Board.of(lies), kind);
    }

    boolean isRight() {
        return lies.equals(pieces(position.board()));
    }

    /** After a hand took a step, which must be possible. */
    Mess after(HandStep step) {
        Map<Point, Piece> after = new EnumMap<>(Point.class);
        after.putAll(lies);
        step.from().ifPresent(from -> require(after.remove(from) != null, step));
        step.to().ifPresent(to -> require(after.put(to, step.piece().orElseThrow()) == null, step));
        return new Mess(position, after);
    }

    /** While a hand is in the middle of a step. */
    Mess during(HandStep step) {
        return after(step.from().map(HandStep::off).orElse(new HandStep(step.from(), step.from(), step.piece())));
    }

    private void require(boolean possible, HandStep step) {
        if (!possible) {
            throw new AssertionError(step + " cannot be taken on " + this);
        }
    }

    Mess mirrored() {
        return new Mess(position.mirrored(), pieces(Board.of(lies).mirrored()));
    }
}
