package org.qizhong.service.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.xiangqi.Side;

/** A row of the table of moves. */
sealed interface Row {

    /** A round (回合): both moves, or the one that was made. */
    record Round(int number, Optional<Line> red, Optional<Line> black) implements Row {

        Optional<Line> of(Side side) {
            return side == Side.RED ? red : black;
        }
    }

    /** Here the line of play breaks off and goes on elsewhere. */
    record Break(Note note) implements Row {}

    /** The table: a move of Black's joins Red's of the same round if nothing stands between them. */
    static List<Row> table(ScoreSheet sheet) {
        List<Row> rows = new ArrayList<>();
        List<Note> breaks = sheet.notes().stream().filter(Note::isBreak).toList();
        for (int written = 0; written <= sheet.lines().size(); written++) {
            int here = written;
            breaks.stream().filter(note -> note.lines() == here).map(Break::new).forEach(rows::add);
            if (written < sheet.lines().size()) {
                add(rows, sheet.lines().get(written));
            }
        }
        return List.copyOf(rows);
    }

    private static void add(List<Row> rows, Line line) {
        boolean red = line.side() == Side.RED;
        boolean joins = !red
                && !rows.isEmpty()
                && rows.getLast() instanceof Round(int number, Optional<Line> first, Optional<Line> second)
                && number == line.round()
                && first.isPresent()
                && second.isEmpty();
        if (joins) {
            Round open = (Round) rows.removeLast();
            rows.add(new Round(open.number(), open.red(), Optional.of(line)));
        } else {
            rows.add(new Round(
                    line.round(),
                    Optional.of(line).filter(_ -> red),
                    Optional.of(line).filter(_ -> !red)));
        }
    }
}
