package org.qizhong.service.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qizhong.referee.GameState;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.Labels;

/**
 * Everything that the page of one board shows.
 *
 * @param summary what the list of boards shows too
 * @param rules the rule book
 * @param time the time control
 * @param record the plies
 * @param alerts the open alerts
 * @param notices what else was decided lately
 */
public record BoardView(
        @JsonUnwrapped Summary summary,
        String rules,
        String time,
        List<PlyView> record,
        List<Told> alerts,
        List<Told> notices) {

    /** What there is to see of a game at a moment. */
    public static BoardView of(Opening opening, GameState state, Story story, GameTime now) {
        List<PlyView> record = PlyView.record(state, story);
        Summary summary = new Summary(
                opening.id(),
                opening.name(),
                labels(state.settings().labels()),
                Phase.of(state),
                opening.speed().thousandths() / 1000.0,
                ClocksView.of(state, now),
                BoardPicture.of(state, story),
                record.size(),
                record.isEmpty()
                        ? Optional.empty()
                        : Optional.of(record.getLast().chinese()),
                state.openAlerts().stream().map(alert -> alert.kind().word()).toList(),
                story.result().filter(_ -> state.isOver()).map(Told::of));
        return new BoardView(
                summary,
                state.settings().rules().name(),
                state.settings().time().text(),
                record,
                state.openAlerts().stream().map(Told::of).toList(),
                story.notices().latest().stream().map(Told::of).toList());
    }

    public BoardView with(Phase phase) {
        Summary now = summary;
        Summary changed = new Summary(
                now.id(),
                now.name(),
                now.labels(),
                phase,
                now.speed(),
                now.clocks().map(ClocksView::stopped),
                now.board(),
                now.ply(),
                now.lastChinese(),
                now.alerts(),
                now.result());
        return new BoardView(changed, rules, time, record, alerts, notices);
    }

    /** The board's name in addresses. */
    public String boardId() {
        return summary.id();
    }

    private static Map<String, String> labels(Labels labels) {
        Map<String, String> texts = new TreeMap<>();
        labels.texts().forEach((label, text) -> texts.put(label.key(), text));
        return texts;
    }
}
