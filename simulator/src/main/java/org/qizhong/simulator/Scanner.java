package org.qizhong.simulator;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.xiangqi.Point;

/**
 * What is reported of a board: each point is looked at in its turn, a change is stamped when it is seen, and what came
 * and went in between is not seen at all. Sensors fail, contacts bounce, and the cable may be out.
 *
 * <p>A function of what happens on the board and of the seed. Not thread-safe: one table owns it.
 */
final class Scanner implements Consumer<Input> {

    /** A change that has happened and will be seen. */
    private record Change(GameTime seenAt, Optional<Seen> now) {}

    private final Noise noise;
    private final SplittableRandom random;
    /** What the sensors would show if they all worked. */
    private final Map<Point, Optional<Seen>> real = new EnumMap<>(Point.class);
    /** What was last reported. */
    private final Map<Point, Optional<Seen>> told = new EnumMap<>(Point.class);

    private final Map<Point, Change> waiting = new EnumMap<>(Point.class);
    /** Until when a contact bounces. */
    private final Map<Point, GameTime> resting = new EnumMap<>(Point.class);

    private final Map<Point, Optional<Seen>> failed = new EnumMap<>(Point.class);
    private final List<Input> heard = new ArrayList<>();
    private Optional<Cable> unplugged = Optional.empty();

    Scanner(Sensed start, Noise noise, SplittableRandom random) {
        this.noise = noise;
        this.random = random;
        for (Point point : Point.values()) {
            real.put(point, start.at(point));
            told.put(point, start.at(point));
        }
    }

    @Override
    public void accept(Input input) {
        switch (input) {
            case Input.Lift(GameTime at, Point point) -> change(at, point, Optional.empty());
            case Input.Place(GameTime at, Point point, Seen seen) -> change(at, point, Optional.of(seen));
            case Input.Press press -> {
                if (!unplugged.equals(Optional.of(Cable.SENSORS_AND_BUTTONS))) {
                    heard.add(press);
                }
            }
            default -> heard.add(input);
        }
    }

    private void change(GameTime at, Point point, Optional<Seen> now) {
        real.put(point, now);
        if (failed.containsKey(point)) {
            return;
        }
        GameTime look = nextLook(at, point);
        Change before = waiting.get(point);
        if (before != null && before.seenAt().isBefore(look)) {
            see(point, before);
        }
        waiting.put(point, new Change(look, now));
        if (noise.scan() == 0) {
            see(point, waiting.remove(point));
        }
    }

    /** Every point is looked at once in each round, one after the other. */
    private GameTime nextLook(GameTime at, Point point) {
        long round = noise.scan() * 1000L;
        if (round == 0) {
            return at;
        }
        long phase = round * point.ordinal() / Point.values().length;
        long rounds = Math.floorDiv(at.micros() - phase + round - 1, round);
        return new GameTime(Math.max(at.micros(), rounds * round + phase));
    }

    /** A contact that still bounces reports nothing new until it has come to rest. */
    private void see(Point point, Change change) {
        boolean bounces = noise.bounces() > 0 && random.nextInt(100) < noise.bounces();
        Optional<Seen> before = told.get(point);
        GameTime at = GameTime.later(change.seenAt(), resting.getOrDefault(point, GameTime.ZERO));
        say(at, point, change.now());
        if (bounces && !before.equals(change.now())) {
            GameTime back = at.plusMicros(random.nextInt(500, 4000));
            GameTime rest = back.plusMicros(random.nextInt(500, 4000));
            say(back, point, before);
            say(rest, point, change.now());
            resting.put(point, rest.plusMicros(1));
        }
    }

    private void say(GameTime at, Point point, Optional<Seen> now) {
        if (unplugged.isPresent() || told.get(point).equals(now)) {
            return;
        }
        told.put(point, now);
        heard.add(now.<Input>map(seen -> new Input.Place(at, point, seen)).orElse(new Input.Lift(at, point)));
    }

    /** A sensor goes on and off thirty times a second, or as often as it is looked at. */
    void flicker(GameTime at, Point point, Duration length) {
        catchUp(at);
        Optional<Seen> shown = told.get(point);
        Duration half = Duration.ofMillis(Math.max(17, noise.scan()));
        GameTime end = at.plus(length);
        for (GameTime off = at;
                off.plus(half).isBefore(end);
                off = off.plus(half).plus(half)) {
            say(off, point, Optional.empty());
            say(off.plus(half), point, shown);
        }
    }

    void fail(GameTime at, Point point, Defect defect) {
        catchUp(at);
        Optional<Seen> shown = switch (defect) {
            case STUCK_OFF -> Optional.empty();
            case STUCK_ON -> told.get(point).or(() -> Optional.of(Seen.PIECE));
        };
        waiting.remove(point);
        failed.put(point, shown);
        say(at, point, shown);
    }

    void mend(GameTime at, Point point) {
        failed.remove(point);
        say(at, point, real.get(point));
    }

    List<Point> failed() {
        return List.copyOf(failed.keySet());
    }

    void unplug(GameTime at, Cable cable) {
        catchUp(at);
        unplugged = Optional.of(cable);
        heard.add(new Input.Link(at, false));
    }

    /** The connection is there again; the board reports itself whole. */
    void plugIn(GameTime at) {
        catchUp(at);
        unplugged = Optional.empty();
        Map<Point, Seen> board = new EnumMap<>(Point.class);
        for (Point point : Point.values()) {
            Optional<Seen> now = failed.getOrDefault(point, real.get(point));
            told.put(point, now);
            now.ifPresent(seen -> board.put(point, seen));
        }
        waiting.clear();
        heard.add(new Input.Link(at, true));
        heard.add(new Input.Snapshot(at, new Sensed(board)));
    }

    /** What has been seen by then is reported. */
    private void catchUp(GameTime until) {
        for (Point point : List.copyOf(waiting.keySet())) {
            if (!waiting.get(point).seenAt().isAfter(until)) {
                see(point, waiting.remove(point));
            }
        }
    }

    /** Everything reported up to that moment, in the order of its stamps; it is reported once. */
    List<Input> heard(GameTime until) {
        catchUp(until);
        List<Input> now = heard.stream()
                .filter(input -> !input.at().isAfter(until))
                .sorted(Comparator.comparing(Input::at))
                .toList();
        heard.removeIf(input -> !input.at().isAfter(until));
        return now;
    }
}
