package org.qizhong.service.why;

import java.util.Optional;
import org.qizhong.referee.input.GameTime;
import org.qizhong.service.words.Language;

/**
 * What somebody wants to know of a game.
 *
 * @param at the moment; nothing for the end
 * @param last how many of the latest decisions are told
 * @param language the language of the answer
 */
public record Question(Optional<GameTime> at, int last, Language language) {}
