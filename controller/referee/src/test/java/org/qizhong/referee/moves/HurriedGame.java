package org.qizhong.referee.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.qizhong.referee.Story;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.moves.Overlap.Gesture;
import org.qizhong.referee.moves.Overlap.Order;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;

/**
 * A game of legal moves by players who take what they can, reply as soon as a piece has settled, press late or not at
 * all; times in milliseconds. The same seed plays the same game.
 */
final class HurriedGame {

    private static final int PLIES = 40;
    private static final int SETTLE = 600;
    private static final List<Order> CAPTURES =
            List.of(Order.ENEMY_FIRST, Order.OWN_FIRST, Order.BOTH_IN_ONE_HAND, Order.PUT_ON_TOP);

    private final long seed;
    private final SensorKind sensors;
    private final Random random;
    private final List<Gesture> gestures = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>(List.of(Position.start()));
    private final List<Integer> starts = new ArrayList<>();
    private final Map<Integer, List<String>> events = new TreeMap<>();

    HurriedGame(long seed, SensorKind sensors) {
        this.seed = seed;
        this.sensors = sensors;
        this.random = new Random(seed);
        choose();
        play();
    }

    /** The moves that are made, in order. */
    List<String> moves() {
        return gestures.stream().map(Gesture::move).toList();
    }

    private void choose() {
        while (gestures.size() < PLIES && !positions.getLast().legalMoves().isEmpty()) {
            Position at = positions.getLast();
            List<Move> takes = at.legalMoves().stream()
                    .filter(move -> !at.board().isEmpty(move.to()))
                    .toList();
            boolean takesOne = !takes.isEmpty() && random.nextInt(3) > 0;
            List<Move> choice = takesOne ? takes : at.legalMoves();
            Move move = choice.get(random.nextInt(choice.size()));
            Order order = at.board().isEmpty(move.to()) ? Order.PLAIN : CAPTURES.get(random.nextInt(CAPTURES.size()));
            gestures.add(new Gesture(at.board().at(move.from()).orElseThrow(), move.toString(), order));
            positions.add(at.play(move));
        }
    }

    private void play() {
        int start = 1000;
        for (Gesture gesture : gestures) {
            starts.add(start);
            TreeMap<Integer, String> hand = new TreeMap<>(gesture.from(start, sensors));
            hand.forEach(this::put);
            int placed = hand.lastKey();
            int press = placed + 50 + random.nextInt(1200);
            if (random.nextInt(6) > 0) {
                put(press, "press " + gesture.piece().side().word());
            }
            start = random.nextBoolean() ? placed + SETTLE + random.nextInt(900) : press + 50 + random.nextInt(3000);
        }
        put(start + 20_000, "tick");
    }

    private void put(int at, String event) {
        events.computeIfAbsent(at, key -> new ArrayList<>()).add(event);
    }

    Story story() {
        StringBuilder text = new StringBuilder("0 start\n");
        events.forEach((at, list) ->
                list.forEach(event -> text.append(String.format(Locale.ROOT, "%.3f %s%n", at / 1000.0, event))));
        String header = "# seed " + seed + "\nsensors " + sensors.name().toLowerCase(Locale.ROOT) + "\ntime 60m";
        return Story.of(header, text.toString());
    }
}
