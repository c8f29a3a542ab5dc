package org.qizhong.service.clauses;

import org.qizhong.referee.input.Clause;
import org.qizhong.service.words.Language;

/**
 * A clause and what it says.
 *
 * @param clause its name
 * @param standing who decides by it
 * @param english what it says, in one sentence of ours
 * @param chinese the same
 * @param reason why the device does not decide it alone; empty where it does
 */
public record ClauseText(Clause clause, Standing standing, String english, String chinese, String reason) {

    public String in(Language language) {
        return switch (language) {
            case ZH -> chinese;
            case EN -> english;
        };
    }
}
