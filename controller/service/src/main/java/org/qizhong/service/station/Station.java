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

    private final List<Table> tables;
    private final Boards boards;
    private final WebServer web;

    private Station(List<Table> tables, Boards boards, WebServer web) {
        this.tables = tables;
        this.boards = boards;
        this.web = web;
    }

    /**
     * Listens first, so that a port that is taken starts no game; then opens the boards.
     *
     * @throws org.qizhong.service.web.PortTakenException if somebody else listens there
     * @throws org.qizhong.service.hardware.HardwareException if pins of this machine cannot be used
     */
    public static Station open(Address address, List<Table> tables, NanoClock clock) {
        tables.forEach(table -> table.source().open());
        Feed feed = new Feed(clock);
        WebServer web = WebServer.start(feed, address.host(), address.port());
        Boards boards = new Boards();
        for (Table table : tables) {
            Pace pace = Pace.startingNow(clock, table.opening().speed());
            boards.play(new LiveBoard(table.opening(), table.source(), pace, feed));
        }
        return new Station(List.copyOf(tables), boards, web);
    }

    /** The port that is listened to. */
    public int port() {
        return web.port();
    }

    @Override
    public void close() {
        boards.close();
        web.close();
        tables.forEach(table -> table.source().close());
    }
}
