package org.qizhong.referee;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.referee.clock.GameClock;
import org.qizhong.referee.conduct.Claims;
import org.qizhong.referee.conduct.Conduct;
import org.qizhong.referee.conduct.Fouls;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Point;
import org.qizhong.xiangqi.Side;

/** Carries out rulings, whether the device decided or the arbiter confirmed. */
final class Rulings {

    private final Play play;

    Rulings(Play play) {
        this.play = play;
    }

    void apply(Ruling ruling) {
        switch (ruling) {
            case Ruling.IllegalMove illegal -> new IllegalMoves(play).apply(illegal);
            case Ruling.BrokenTouch _ -> new Restoration(play).begin(Optional.empty(), List.of());
            case Ruling.PlayedAnother played -> {
                stands(played.move(), played.strays());
                if (!play.state().isOver()) {
                    foul(played.side(), play.rules().clause(Topic.PLAYED_ANOTHER));
                }
            }
            case Ruling.PressedFirst(Side side) -> foul(side, play.rules().clause(Topic.PRESS_BEFORE_MOVE));
            case Ruling.Untouchable(Side side, Clause clause) -> foul(side, clause);
            case Ruling.FalseClaim(Side side) -> falseClaim(side);
            case Ruling.TooManyOffers(Side side) -> foul(side, play.rules().clause(Topic.DRAW_OFFER));
            case Ruling.Ends ends -> play.finish(ends.result(), ends.reason(), ends.clause());
            case Ruling.PutBack _, Ruling.NameTarget _, Ruling.Unseen _, Ruling.AsItLies _, Ruling.GoOn _ -> {}
        }
    }

    void dismiss(Ruling ruling) {
        switch (ruling) {
            case Ruling.IllegalMove illegal -> new IllegalMoves(play).letStand(illegal);
            case Ruling.PutBack(Ruling.IllegalMove illegal) -> new IllegalMoves(play).letStand(illegal);
            case Ruling.BrokenTouch broken -> stands(broken.move(), broken.strays());
            case Ruling.PlayedAnother played -> stands(played.move(), played.strays());
            case Ruling.NameTarget target ->
                new Restoration(play)
                        .begin(Optional.of(target.side()), play.state().turn().touched());
            case Ruling.Unseen _ -> new Corrections(play).backToRecord();
            case Ruling.AsItLies _ -> takeBoardAsItLies();
            case Ruling.PressedFirst _,
                    Ruling.Untouchable _,
                    Ruling.FalseClaim _,
                    Ruling.TooManyOffers _,
                    Ruling.Ends _,
                    Ruling.GoOn _ -> {}
        }
    }

    /** The move stands as if it were pressed now: the press starts the other clock. */
    private void stands(Move move, Set<Point> strays) {
        goOn();
        new Recording(play).pressed(move, strays);
        new Restoration(play).beginIfNeeded();
    }

    /** A false claim is a foul; the book may take time for it too (CXA1999:23.3). */
    private void falseClaim(Side side) {
        foul(side, play.rules().clause(Topic.FALSE_CLAIM));
        Duration penalty = play.rules().duties().claims().penalty();
        if (!penalty.isZero() && !play.state().isOver()) {
            penalise(side, Topic.FALSE_CLAIM_PENALTY, penalty);
        }
    }

    /** Takes time off a clock; one that has none left is a flag at once, whether it runs or not. */
    void penalise(Side side, Topic topic, Duration taken) {
        play.state().clock().ifPresent(clock -> {
            play.decide(new Decision.Penalty(play.now(), side, play.rules().clause(topic), taken));
            GameClock less = clock.with(side, mine -> mine.plus(-taken.toNanos() / 1000));
            boolean out = less.of(side).untilZero() <= 0 && !play.state().hasNextWindow(less.of(side));
            play.change(out ? less.running(Optional.empty()) : less);
            play.tellClocks();
            if (out) {
                play.flag(side);
            }
        });
    }

    /** Moves missing on a score sheet are fouls by their number (漏记, CXA2011:7.1). */
    void unrecorded(Side side, int missing) {
        int fouls = play.rules().duties().unrecorded().fouls(missing);
        if (fouls == 0) {
            play.inform("no-foul", Map.of("side", side.word()));
        }
        for (int i = 0; i < fouls && !play.state().isOver(); i++) {
            foul(side, play.rules().clause(Topic.UNRECORDED));
        }
    }

    /** Enters a foul. Enough of them lose; where the second of its kind loses by a clause of its own, it is quoted. */
    void foul(Side side, Clause clause) {
        Fouls fouls = play.state().conduct().fouls().of(side).plus(clause);
        change(side, fouls);
        if (isFalseClaim(clause)) {
            change(play.state().conduct().claims().falseBy(side, play.state().runBegan()));
        }
        play.decide(new Decision.Foul(play.now(), side, clause, fouls.count()));
        Optional<Reason> second = secondOfItsKind(side, clause);
        if (second.isPresent()) {
            play.lose(side, second.get());
        } else if (fouls.count() >= play.state().settings().limits().foulsLose()) {
            play.lose(side, Reason.FOULS);
        }
    }

    private Optional<Reason> secondOfItsKind(Side side, Clause clause) {
        Conduct conduct = play.state().conduct();
        int times = isFalseClaim(clause)
                ? conduct.claims().falseOnes(side, play.state().runBegan())
                : conduct.fouls().of(side).count(clause);
        return play.rules().duties().secondLoses().entrySet().stream()
                .filter(act -> times >= 2 && play.rules().clause(act.getKey()).equals(clause))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private boolean isFalseClaim(Clause clause) {
        return play.rules().clause(Topic.FALSE_CLAIM).equals(clause);
    }

    /** Withdraws a foul (CXA2011:8.2): it does not count towards anything. */
    void pardon(Side side, Clause clause) {
        Fouls before = play.state().conduct().fouls().of(side);
        Fouls fouls = before.without(clause);
        change(side, fouls);
        if (isFalseClaim(clause) && !fouls.equals(before)) {
            change(play.state().conduct().claims().pardoned(side));
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("side", side.word());
        fields.put("clause", clause);
        fields.put("count", fouls.count());
        play.inform("pardoned", fields);
    }

    private void change(Side side, Fouls fouls) {
        play.state(play.state().with(play.state().conduct().with(side, fouls)));
    }

    private void change(Claims claims) {
        play.state(play.state().with(play.state().conduct().with(claims)));
    }

    /** The game goes on with the move that stands as if it were pressed now: the press starts the other clock. */
    private void goOn() {
        play.state(play.state().with(new Phase.Playing()));
    }

    /** The board is believed where it shows a legal position; where it does not, it still has to be put back. */
    private void takeBoardAsItLies() {
        Corrections corrections = new Corrections(play);
        Optional<Fen> lies = corrections.asItLies();
        if (lies.isPresent()) {
            corrections.take(lies.get());
        } else {
            play.inform("not-playable", Map.of());
        }
    }
}
