package org.qizhong.service.web;

import java.util.List;
import org.qizhong.service.live.Feed;
import org.qizhong.service.live.Feed.Dated;
import org.qizhong.service.view.BoardView;
import org.qizhong.service.view.Phase;

/**
 * Whether all is well, for whatever watches over the program.
 *
 * @param status {@code ok}, or {@code failed} where a board could not go on
 * @param boards how many boards there are
 * @param failed the boards that could not go on
 */
record Health(String status, int boards, List<String> failed) {

    static Health of(Feed feed) {
        List<BoardView> views = feed.latest().stream().map(Dated::view).toList();
        List<String> failed = views.stream()
                .filter(view -> view.summary().phase() == Phase.FAILED)
                .map(BoardView::boardId)
                .toList();
        return new Health(failed.isEmpty() ? "ok" : "failed", views.size(), failed);
    }

    int code() {
        return failed.isEmpty() ? 200 : 503;
    }
}
