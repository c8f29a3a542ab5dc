package org.qizhong.simulator;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.input.ClaimKind;
import org.qizhong.referee.input.Input;
import org.qizhong.xiangqi.Board;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Piece;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** The end of a game and what people do after it. */
record Aftermath(OpenGame game, Mix mix, Chance chance) {

    void play() {
        nameMoves();
        if (!game.state().isOver()) {
            Side side = game.state().position().toMove();
            game.enter(2000, at -> new Input.Resign(at, side));
        }
        Mix after = mix.only(EnumSet.of(Case.Kind.AFTER));
        if (!after.weights().isEmpty() && chance.between(1, 100) <= mix.rate()) {
            Case drawn = after.oneOf(chance);
            game.judge().begin(drawn, Expected.READ, List.of());
            game.perform(drawn == Case.GENERALS_TO_THE_CENTRE ? generals() : anything());
        }
    }

    /** Before the game is given up, whoever saw them says which moves they were that the device still doubts. */
    private void nameMoves() {
        Optional<Move> due = game.judge().due();
        while (game.isInDoubt() && due.isPresent()) {
            Move move = due.get();
            game.enter(900, at -> new Input.Designate(at, move.to()));
            due = game.judge().due().filter(next -> !next.equals(move));
        }
    }

    /** The sign that everybody knows: red on the centre has won, black has, or both stand there. */
    private List<Gesture> generals() {
        Script script = new Script();
        Board board = game.lies();
        List<Point> centres = List.of(Point.E4, Point.E5);
        List<Piece> generals = List.of(Piece.RED_GENERAL, Piece.BLACK_GENERAL);
        for (int i = 0; i < generals.size(); i++) {
            Piece general = generals.get(i);
            Point centre = centres.get(i);
            Optional<Point> stands = board.points(general).stream().findFirst();
            if (stands.isPresent() && stands.get() != centre) {
                script.then(900, new Act.Lift(stands.get()));
                board.at(centre)
                        .filter(piece -> !generals.contains(piece))
                        .ifPresent(
                                piece -> script.then(300, new Act.Lift(centre)).then(200, new Act.LayAside(piece)));
                script.then(700, new Act.Place(general, centre));
            }
        }
        return script.then(2000, new Act.Hover()).gestures();
    }

    private List<Gesture> anything() {
        Script script = new Script();
        Board board = game.lies();
        for (Point point : board.occupied()) {
            script.then(chance.between(20, 900), new Act.Lift(point));
            if (chance.between(0, 2) == 0) {
                script.then(
                        chance.between(20, 900), new Act.Place(board.at(point).orElseThrow(), point));
            }
            if (chance.between(0, 4) == 0) {
                script.then(chance.between(0, 500), said());
            }
        }
        return script.then(2000, new Act.Hover()).gestures();
    }

    private Act said() {
        Side side = chance.oneOf(List.of(Side.values()));
        return chance.oneOf(List.of(
                new Act.Press(side),
                new Act.Unplug(Cable.SENSORS),
                new Act.PlugIn(),
                new Act.Blank(),
                new Act.Say(at -> new Input.Offer(at, side)),
                new Act.Say(at -> new Input.Accept(at, side)),
                new Act.Say(at -> new Input.Call(at, side)),
                new Act.Say(at -> new Input.Adjust(at, side)),
                new Act.Say(at -> new Input.Resign(at, side)),
                new Act.Say(at -> new Input.Claim(at, side, ClaimKind.REPETITION)),
                new Act.Say(Input.Pause::new),
                new Act.Say(at -> new Input.Resume(at, Optional.empty())),
                new Act.Say(Input.Start::new)));
    }
}
