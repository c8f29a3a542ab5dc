package org.qizhong.xiangqi;

import java.util.List;

/** Refuses a text or a board that is no playable position, with all the reasons. */
public final class IllegalPositionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> reasons;

    public IllegalPositionException(List<String> reasons) {
        super(String.join("; ", reasons));
        this.reasons = List.copyOf(reasons);
    }

    /** At least one, each a phrase that names the side, the rank or the point. */
    public List<String> reasons() {
        return reasons;
    }
}
