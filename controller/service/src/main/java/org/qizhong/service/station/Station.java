package org.qizhong.service.station;

import java.util.List;
import org.qizhong.service.live.Boards;
import org.qizhong.service.live.Feed;
import org.qizhong.service.live.LiveBoard;
import org.qizhong.service.live.NanoClock;
import org.qizhong.service.live.Pace;
import org.qizhong.service.web.WebServer;

/** Boards in play and the web server that shows them, until it is closed. */
public final class Station implements AutoCloseable {

    private final Boards boards;
    private final WebServer web;

    private Station(Boards boards, WebServer web) {
        this.boards = boards;
        this.web = web;
    }

    /**
     * Listens first, so that a port that is taken starts no game; then opens the boards.
     *
     * @throws org.qizhong.service.web.PortTakenException if somebody else listens there
     */
    public static Station open(Address address, List<Table> tables, NanoClock clock) {
        Feed feed = new Feed(clock);
        WebServer web = WebServer.start(feed, address.host(), address.port());
        Boards boards = new Boards();
        for (Table table : tables) {
            Pace pace = Pace.startingNow(clock, table.opening().speed());
            boards.play(new LiveBoard(table.opening(), table.source(), pace, feed));
        }
        return new Station(boards, web);
    }

    /** The port that is listened to. */
    public int port() {
        return web.port();
    }

    @Override
    public void close() {
        boards.close();
        web.close();
    }
}
