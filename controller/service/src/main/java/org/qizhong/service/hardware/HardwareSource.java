package org.qizhong.service.hardware;

import java.util.Optional;
import org.qizhong.bridge.Ticker;
import org.qizhong.bridge.board.BoardFeed;
import org.qizhong.bridge.board.Notice;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.referee.input.GameTime;
import org.qizhong.service.live.Source;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A real board. Its game's time begins when it is asked first. */
public final class HardwareSource implements Source {

    private static final Logger LOG = LoggerFactory.getLogger(HardwareSource.class);

    private final Wiring wiring;
    private final Ticker ticker;
    private Optional<BoardFeed> feed = Optional.empty();

    public HardwareSource(Wiring wiring, Ticker ticker) {
        this.wiring = wiring;
        this.ticker = ticker;
    }

    /**
     * Opens the devices.
     *
     * @throws HardwareException if pins of this machine cannot be used
     */
    @Override
    public void open() {
        feed = Optional.of(
                new BoardFeed(Assembly.open(wiring, ticker), Assembly.map(wiring), wiring.sensors(), ticker.micros()));
    }

    @Override
    public Arrivals until(GameTime now) {
        BoardFeed.Arrivals arrivals = feed.orElseThrow().until(now);
        arrivals.notices().forEach(this::tell);
        return new Arrivals(arrivals.inputs(), arrivals.watermark());
    }

    private void tell(Notice notice) {
        LOG.warn("{}: {} s, {}: {}", wiring.build(), notice.at(), notice.device(), notice.what());
    }

    @Override
    public void close() {
        feed.ifPresent(BoardFeed::close);
    }
}
