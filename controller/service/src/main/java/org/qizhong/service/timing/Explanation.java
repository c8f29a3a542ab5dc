package org.qizhong.service.timing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.Stage;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/** A time control in words. */
public final class Explanation {

    private final Tongue tongue;
    private final StageEnd end;
    private final List<String> lines = new ArrayList<>();

    private Explanation(Tongue tongue, StageEnd end) {
        this.tongue = tongue;
        this.end = end;
    }

    /** What a control asks and gives, a sentence or two a line. */
    public static List<String> of(TimeControl control, StageEnd end, Tongue tongue) {
        Explanation explanation = new Explanation(tongue, end);
        control.stages().ifPresentOrElse(explanation::tell, () -> explanation.lines.add(tongue.noClocks()));
        return List.copyOf(explanation.lines);
    }

    private void tell(BySide<List<Stage>> stages) {
        if (stages.red().equals(stages.black())) {
            stages(stages.red(), "");
        } else {
            lines.add(tongue.unequal());
            for (Side side : Side.values()) {
                lines.add(tongue.side(side));
                stages(stages.of(side), "  ");
            }
        }
        notes(Stream.concat(stages.red().stream(), stages.black().stream()).toList());
    }

    private void stages(List<Stage> stages, String indent) {
        IntStream.rangeClosed(1, stages.size())
                .mapToObj(number -> indent + tongue.stage(number, stages.get(number - 1), stages.size()))
                .forEach(lines::add);
    }

    private void notes(List<Stage> stages) {
        boolean counted = stages.stream().anyMatch(stage -> stage.moves().isPresent());
        if (counted) {
            lines.add(tongue.turn(end));
        }
        stages.stream()
                .map(stage -> tongue.note(stage.bonus()))
                .flatMap(Optional::stream)
                .distinct()
                .forEach(lines::add);
        if (stages.stream().anyMatch(stage -> stage.moves().isPresent() && stage.bonus() instanceof Bonus.Byoyomi)) {
            lines.add(tongue.periodsLapse());
        }
        lines.add(counted ? tongue.unfinished() : tongue.zero());
        lines.add(tongue.tooLate());
    }
}
