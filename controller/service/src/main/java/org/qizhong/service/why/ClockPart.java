package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.clock.SideClock;
import org.qizhong.referee.decision.ClockTimes;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Side;

/** Both clocks: what they show, which runs, what their stage asks for and gives. */
final class ClockPart {

    private final GameClock clock;
    private final Speech speech;

    private ClockPart(GameClock clock, Speech speech) {
        this.clock = clock;
        this.speech = speech;
    }

    static Part of(Moment moment, Speech speech) {
        List<String> lines = moment.state()
                .clock()
                .map(clock -> Stream.of(Side.values())
                        .map(side -> new ClockPart(clock, speech).line(side))
                        .toList())
                .orElse(List.of(speech.say("info.no-clocks")));
        return new Part(speech.say("why.clocks"), lines);
    }

    private String line(Side side) {
        ClockTimes times = clock.times();
        String reading = speech.reading(new BySide<>(times.red(), times.black()).of(side));
        List<Optional<String>> more = new ArrayList<>();
        SideClock mine = clock.of(side);
        if (mine.movesDue().isPresent() || mine.stages().size() > 1) {
            more.add(Optional.of(speech.say("why.stage", "stage", mine.stage())));
        }
        if (mine.movesDue().isPresent()) {
            more.add(Optional.of(speech.say("why.due", "count", mine.movesDue().getAsInt())));
        }
        more.add(bonus(mine));
        more.add(clock.owes(side) ? Optional.of(speech.say("why.owes")) : Optional.empty());
        more.add(clock.running().filter(side::equals).map(_ -> speech.say("clock.running")));
        return speech.joined(
                speech.say("why.clock", "side", speech.side(side), "time", reading), more.toArray(Optional[]::new));
    }

    private Optional<String> bonus(SideClock mine) {
        return switch (mine.bonus()) {
            case Bonus.None _ -> Optional.empty();
            case Bonus.Increment it -> Optional.of(speech.say("why.increment", "seconds", speech.seconds(it.added())));
            case Bonus.Bronstein it -> Optional.of(speech.say("why.bronstein", "seconds", speech.seconds(it.most())));
            case Bonus.Delay it -> Optional.of(speech.say("why.delay", "seconds", speech.seconds(it.hold())));
            case Bonus.Byoyomi it -> Optional.of(byoyomi(it, mine));
        };
    }

    private String byoyomi(Bonus.Byoyomi it, SideClock mine) {
        String key = mine.periodsShown().isPresent() ? "why.period" : "why.byoyomi";
        return speech.say(key, "count", mine.periods(), "seconds", speech.seconds(it.period()));
    }
}
