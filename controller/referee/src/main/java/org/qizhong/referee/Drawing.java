package org.qizhong.referee;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.conduct.Claims;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.decision.Reason;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameResult;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.Topic;
import org.qizhong.xiangqi.BySide;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.repetition.CertainCases;
import org.qizhong.xiangqi.repetition.RepetitionJudge;
import org.qizhong.xiangqi.repetition.Verdict;

/** Positions that do not move on: the device shows the third occurrence and the natural limit, a person claims. */
final class Drawing {

    private static final int OCCURRENCES = 3;
    private static final RepetitionJudge JUDGE = new CertainCases();

    private final Play play;

    Drawing(Play play) {
        this.play = play;
    }

    /** Looks at the position that a move has led to. */
    void afterMove(Side mover, boolean captured) {
        if (captured) {
            change(claims().newRun());
            tellDeadPosition();
        }
        if (play.state().history().occurrences() >= OCCURRENCES) {
            tellRepetition();
        }
        obeyOrder(mover);
        if (!play.state().isOver()) {
            tellNaturalLimit();
        }
    }

    private Claims claims() {
        return play.state().conduct().claims();
    }

    private void change(Claims claims) {
        play.state(play.state().with(play.state().conduct().with(claims)));
    }

    /** Neither side has a piece that can cross the river: nobody can win any more (CXA2011:4.2.2). */
    private void tellDeadPosition() {
        boolean dead = play.position().board().occupied().stream()
                .flatMap(point -> play.position().board().at(point).stream())
                .allMatch(piece -> switch (piece.role()) {
                    case GENERAL, ADVISOR, ELEPHANT -> true;
                    case HORSE, CHARIOT, CANNON, SOLDIER -> false;
                });
        if (dead) {
            play.inform("dead-position", Map.of("clause", play.rules().clause(Reason.NO_WINNING_MATERIAL)));
        }
    }

    private Optional<Verdict> verdict() {
        return play.state().history().cycle().map(JUDGE::judge);
    }

    private Clause clause(Verdict.Outcome outcome) {
        return play.rules()
                .clause(
                        switch (outcome) {
                            case DRAW, UNDECIDED -> Topic.REPETITION;
                            case RED_LOSES, BLACK_LOSES -> Topic.PERPETUAL_CHECK;
                            case RED_MUST_VARY, BLACK_MUST_VARY -> Topic.NOT_VARIED;
                        });
    }

    private void tellRepetition() {
        Verdict verdict = verdict().orElseThrow();
        BySide<String> conduct = verdict.conduct();
        Clause clause = clause(verdict.outcome());
        play.decide(
                new Decision.Repetition(play.now(), verdict.outcome().word(), clause, conduct.red(), conduct.black()));
        if (play.confirms() || verdict.outcome() == Verdict.Outcome.UNDECIDED) {
            Map<String, Object> evidence = new LinkedHashMap<>();
            evidence.put("occurrences", play.state().history().occurrences());
            evidence.put("verdict", verdict.outcome().word());
            evidence.put("red", conduct.red());
            evidence.put("black", conduct.black());
            new Alerts(play)
                    .raise(new Grounds(AlertKind.REPETITION, Optional.empty(), clause, evidence), ruling(verdict));
        }
    }

    private Ruling ruling(Verdict verdict) {
        return switch (verdict.outcome()) {
            case DRAW -> new Ruling.Ends(GameResult.DRAW, Reason.REPETITION, clause(verdict.outcome()));
            case RED_LOSES -> new Ruling.Ends(GameResult.BLACK, Reason.REPETITION, clause(verdict.outcome()));
            case BLACK_LOSES -> new Ruling.Ends(GameResult.RED, Reason.REPETITION, clause(verdict.outcome()));
            case RED_MUST_VARY, BLACK_MUST_VARY, UNDECIDED -> new Ruling.GoOn();
        };
    }

    /** A side that was ordered to vary and let the position come up again has lost (CXA1999:24.3). */
    private void obeyOrder(Side mover) {
        claims().order().ifPresent(order -> {
            Position now = play.position();
            if (order.position().equals(now)) {
                play.finish(
                        GameResult.lostBy(order.side()),
                        Reason.REPETITION,
                        play.rules().clause(Topic.NOT_VARIED));
            } else if (order.side() == mover && play.state().history().occurrences() == 1) {
                change(claims().with(Optional.empty()));
                play.inform("varied", Map.of("side", mover.word()));
            }
        });
    }

    void vary(Side side) {
        change(claims().with(Optional.of(new Claims.Order(side, play.position()))));
        play.inform("must-vary", Map.of("side", side.word()));
    }

    private void tellNaturalLimit() {
        Limits limits = play.state().settings().limits();
        boolean counts = !limits.naturalFromClaim() || claims().countedFrom().isPresent();
        boolean reached = counts && countedPlies() == 2 * limits.naturalRounds();
        if (reached && play.rules().duties().claims().exist()) {
            Map<String, Object> evidence = new LinkedHashMap<>();
            evidence.put("rounds", limits.naturalRounds());
            evidence.put("redChecks", play.state().history().checks(Side.RED, countedPlies()));
            evidence.put("blackChecks", play.state().history().checks(Side.BLACK, countedPlies()));
            new Alerts(play)
                    .raise(
                            new Grounds(
                                    AlertKind.NATURAL_LIMIT,
                                    Optional.empty(),
                                    play.rules().clause(Topic.NATURAL_LIMIT),
                                    evidence),
                            new Ruling.GoOn());
        }
    }

    private int countedPlies() {
        return play.state().countedPlies();
    }

    /** A claim is made after one's own move and before the press (23.1): that move counts where the claim needs it. */
    void claim(Input.Claim claim) {
        Play trial = new Play(play.state());
        new Entries(trial).completeStandingMove(claim.side());
        boolean moved = trial.state().history().ply() != play.state().history().ply();
        if (moved && (trial.state().isOver() || new Drawing(trial).holds(claim))) {
            new Entries(play).completeStandingMove(claim.side());
        }
        if (!play.state().isOver()) {
            hear(claim);
        }
    }

    private boolean holds(Input.Claim claim) {
        return switch (claim.kind()) {
            case REPETITION -> play.state().history().occurrences() >= OCCURRENCES;
            case NATURAL_LIMIT -> counts() && claimedRounds(claim.side()) >= limits().naturalRounds();
        };
    }

    private Limits limits() {
        return play.state().settings().limits();
    }

    /** Whether there is a count to claim on. */
    private boolean counts() {
        return play.rules().duties().claims().exist()
                && (!limits().naturalFromClaim() || claims().countedFrom().isPresent());
    }

    /** The claimant's own checks count only up to a cap (CXA1999:23.3). */
    private int claimedRounds(Side side) {
        int checks = play.state().history().checks(side, play.state().countedPlies());
        return play.state().countedPlies() / 2 - Math.max(0, checks - limits().naturalChecks());
    }

    private void hear(Input.Claim claim) {
        switch (claim.kind()) {
            case REPETITION -> claimRepetition(claim.side());
            case NATURAL_LIMIT -> claimNaturalLimit(claim.side());
        }
    }

    private void claimRepetition(Side side) {
        if (play.state().history().occurrences() < OCCURRENCES) {
            play.inform("not-repeated", Map.of("side", side.word()));
        } else if (ruling(verdict().orElseThrow()) instanceof Ruling.Ends ends) {
            play.finish(ends.result(), ends.reason(), ends.clause());
        } else {
            new Alerts(play)
                    .stop(
                            new Grounds(
                                    AlertKind.REPETITION,
                                    Optional.of(side),
                                    play.rules().clause(Topic.REPETITION),
                                    Map.of()),
                            new Ruling.GoOn());
        }
    }

    private void claimNaturalLimit(Side side) {
        if (!play.rules().duties().claims().exist()) {
            play.inform("no-natural-limit", Map.of("side", side.word()));
        } else if (!counts()) {
            change(claims().countedFrom(play.state().history().ply()));
            play.inform("natural-count-begins", Map.of("side", side.word()));
        } else if (claimedRounds(side) >= limits().naturalRounds()) {
            play.finish(GameResult.DRAW, Reason.NATURAL_LIMIT, play.rules().clause(Reason.NATURAL_LIMIT));
        } else {
            falseClaim(side, claimedRounds(side));
        }
    }

    private void falseClaim(Side side, int rounds) {
        new Alerts(play)
                .rule(
                        new Grounds(
                                AlertKind.FALSE_CLAIM,
                                Optional.of(side),
                                play.rules().clause(Topic.FALSE_CLAIM),
                                Map.of("rounds", rounds)),
                        new Ruling.FalseClaim(side));
    }
}
