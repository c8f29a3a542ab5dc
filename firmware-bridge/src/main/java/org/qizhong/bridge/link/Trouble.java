package org.qizhong.bridge.link;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.Signal;

/** What a board's faults mean to the program. */
enum Trouble {
    NOISY(1, Health.FAILS, "does not settle: its sensor or contact is loose"),
    QUIET(2, Health.WORKS, "is quiet again"),
    CHAIN(3, Health.SAME, "the sensor chain does not answer: check its plugs and its power"),
    CHAIN_OK(4, Health.SAME, "the sensor chain answers again"),
    OVERRUN(5, Health.SAME, "a scan took too long: the firmware is not the one for this board"),
    READER(6, Health.FAILS, "its tag reader does not answer: check its plug and its power"),
    READER_OK(7, Health.WORKS, "its tag reader answers again"),
    RESET(8, Health.SAME, "the board had started anew without being switched off: check its power supply");

    private enum Health {
        WORKS,
        FAILS,
        SAME
    }

    private static final int NO_CHANNEL = 255;

    private final int code;
    private final Health health;
    private final String what;

    Trouble(int code, Health health, String what) {
        this.code = code;
        this.health = health;
        this.what = what;
    }

    static Function<Long, List<Signal>> of(Message.Fault fault) {
        Optional<Channel> channel =
                fault.channel() == NO_CHANNEL ? Optional.empty() : Optional.of(new Channel(fault.channel()));
        Optional<Trouble> known =
                Stream.of(values()).filter(it -> it.code == fault.code()).findFirst();
        String what = known.map(it -> it.what)
                .orElse("the board tells a fault " + fault.code() + " that this program does not know");
        String where = channel.map(it -> "channel " + it.number() + ": ").orElse("");
        Optional<Channel> judged =
                channel.filter(_ -> known.filter(it -> it.health != Health.SAME).isPresent());
        return micros -> Stream.concat(
                        judged
                                .<Signal>map(
                                        it -> new Signal.Health(micros, it, known.orElseThrow().health == Health.WORKS))
                                .stream(),
                        Stream.of(new Signal.Notice(micros, where + what, channel)))
                .toList();
    }
}
