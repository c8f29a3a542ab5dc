package org.qizhong.service.why;

import java.util.List;

/**
 * A part of the answer: what one aspect of the game is like.
 *
 * @param title what it is about
 * @param lines what there is to say of it, perhaps nothing
 */
record Part(String title, List<String> lines) {

    Part {
        lines = List.copyOf(lines);
    }
}
