package org.qizhong.service.sheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Side;

/**
 * The record of a game (记录表): the moves, and what the players and the arbiter sign after it: the result, the times
 * used, the fouls (CXA2011:9, CXA1999:10.1). Of a game that goes on it is the record so far. Immutable.
 *
 * @param settings what was agreed before the game
 * @param until the moment up to which it tells
 * @param lines the moves in the order in which they were written down, those taken back included
 * @param notes what else happened, in order of time
 * @param now the position that the game has come to, as far as it is certain
 * @param doubt the move that is not known yet, where there is one
 * @param clocks what was used and what is left; nothing where there are no clocks
 * @param signed when both players and the arbiter signed
 */
public record ScoreSheet(
        Settings settings,
        GameTime until,
        List<Line> lines,
        List<Note> notes,
        Fen now,
        Optional<Candidates> doubt,
        Optional<Clocks> clocks,
        Optional<GameTime> signed) {

    /**
     * Both clocks.
     *
     * @param used how long each clock ran
     * @param left what each clock shows
     */
    public record Clocks(BySide<Duration> used, ClockTimes left) {

        public ClockTimes.Reading left(Side side) {
            return side == Side.RED ? left.red() : left.black();
        }
    }

    public ScoreSheet {
        lines = List.copyOf(lines);
        notes = List.copyOf(notes);
    }

    /** The result that stands. */
    public Optional<Decision.Result> result() {
        return notes.stream()
                .filter(note -> !note.struck())
                .flatMap(note -> decided(note, Decision.Result.class).stream())
                .reduce((_, later) -> later);
    }

    /** Results that were replaced, or that the game went on from. */
    public List<Note> formerResults() {
        return notes.stream()
                .filter(note ->
                        note.struck() && decided(note, Decision.Result.class).isPresent())
                .toList();
    }

    /** A side's fouls (犯规), the withdrawn ones struck. */
    public List<Note> fouls(Side side) {
        return notes.stream()
                .filter(note -> decided(note, Decision.Foul.class)
                        .filter(foul -> foul.side() == side)
                        .isPresent())
                .toList();
    }

    /** How many of a side's fouls stand. */
    public int standingFouls(Side side) {
        return (int) fouls(side).stream().filter(note -> !note.struck()).count();
    }

    /** The decision of a note, if it is of that kind. */
    static <D extends Decision> Optional<D> decided(Note note, Class<D> kind) {
        return note.fact() instanceof Fact.Decided(Decision decision) && kind.isInstance(decision)
                ? Optional.of(kind.cast(decision))
                : Optional.empty();
    }

    /**
     * The line of play that counts: the longest run of legal moves that ends in the position now. A move that the rules
     * forbid and a position that was declared each begin a new one.
     */
    public List<Line> counting() {
        List<Line> counting = new ArrayList<>();
        Fen reached = now;
        for (Line line : lines.reversed()) {
            if (!line.struck()) {
                boolean leadsHere = line.ply().after().equals(reached);
                if (!leadsHere || line.mark().equals(Optional.of(Line.Mark.RULED))) {
                    break;
                }
                counting.addFirst(line);
                reached = line.before();
            }
        }
        return List.copyOf(counting);
    }

    /** Where the line of play that counts begins. */
    public Fen start() {
        List<Line> counting = counting();
        return counting.isEmpty() ? now : counting.getFirst().before();
    }
}
