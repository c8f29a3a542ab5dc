package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.qizhong.referee.GameState;
import org.qizhong.referee.conduct.Fouls;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Side;

/** Each side's fouls (犯规) with their clauses, and the acts that are also counted on their own. */
final class FoulPart {

    private static final String INDENT = "  ";

    private FoulPart() {}

    static Part of(Moment moment, Speech speech) {
        GameState state = moment.state();
        List<String> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            Fouls fouls = state.conduct().fouls().of(side);
            lines.add(speech.say("why.fouls.count", "side", speech.side(side), "count", fouls.count()));
            fouls.clauses().forEach(clause -> lines.add(INDENT + speech.clause(clause)));
            addCount(lines, "why.illegal-moves", count(state, fouls, Topic.ILLEGAL_MOVE_FOUL), speech);
            addCount(lines, "why.presses", count(state, fouls, Topic.PRESS_BEFORE_MOVE), speech);
        }
        lines.add(
                speech.say("why.fouls.lose", "count", state.settings().limits().foulsLose()));
        return new Part(speech.say("why.fouls"), lines);
    }

    private static int count(GameState state, Fouls fouls, Topic act) {
        return Collections.frequency(fouls.clauses(), state.settings().rules().clause(act));
    }

    private static void addCount(List<String> lines, String key, int count, Speech speech) {
        if (count > 0) {
            lines.add(INDENT + speech.say(key, "count", count));
        }
    }
}
