package org.qizhong.service.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.qizhong.referee.GameState;
import org.qizhong.referee.decision.AlertKind;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.Clause;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.service.sheet.Fact.Answer;
import org.qizhong.xiangqi.Side;

/** The notes while they are taken. */
final class Notebook {

    private final List<Note> notes = new ArrayList<>();

    List<Note> notes() {
        return notes;
    }

    void add(Note note) {
        notes.add(note);
    }

    /** What no longer counts stays, struck. */
    void strike(Predicate<Decision> which) {
        notes.replaceAll(note ->
                note.fact() instanceof Fact.Decided(Decision decision) && which.test(decision) ? note.strike() : note);
    }

    /** A pardon withdraws the last foul of its clause that still counts (CXA2011:8.2). */
    void pardon(String side, Object clause) {
        for (int i = notes.size() - 1; i >= 0; i--) {
            if (!notes.get(i).struck()
                    && notes.get(i).fact() instanceof Fact.Decided(Decision decision)
                    && decision instanceof Decision.Foul(GameTime _, Side whose, Clause of, int _)
                    && whose.word().equals(side)
                    && of.equals(clause)) {
                notes.set(i, notes.get(i).strike());
                return;
            }
        }
    }

    Optional<Decision.Alert> alert(String id) {
        return notes.stream()
                .map(Note::fact)
                .filter(Fact.Asked.class::isInstance)
                .map(fact -> ((Fact.Asked) fact).alert())
                .filter(alert -> alert.id().equals(id))
                .findFirst();
    }

    /** Notes what became of the questions that are not open any more. */
    void answer(List<Input> heard, GameState after) {
        Set<String> open = after.openAlerts().stream().map(Decision.Alert::id).collect(Collectors.toSet());
        notes.replaceAll(note -> note.fact() instanceof Fact.Asked(Decision.Alert alert, Optional<Answer> answer)
                        && answer.isEmpty()
                        && !open.contains(alert.id())
                ? note.with(new Fact.Asked(alert, Optional.of(answer(alert, heard, after))))
                : note);
    }

    private static Answer answer(Decision.Alert alert, List<Input> heard, GameState after) {
        return heard.stream()
                .flatMap(input -> how(alert, input).map(how -> new Answer(input.at(), how)).stream())
                .findFirst()
                .orElse(new Answer(after.now(), Answer.How.LAPSED));
    }

    private static Optional<Answer.How> how(Decision.Alert alert, Input input) {
        boolean asksForTarget = alert.kind() == AlertKind.AMBIGUOUS_MOVE || alert.kind() == AlertKind.OFF_POINT;
        return switch (input) {
            case Input.Confirm(GameTime _, String id) when id.equals(alert.id()) -> Optional.of(Answer.How.CONFIRMED);
            case Input.Dismiss(GameTime _, String id) when id.equals(alert.id()) -> Optional.of(Answer.How.DISMISSED);
            case Input.Designate _ when asksForTarget -> Optional.of(Answer.How.NAMED);
            default -> Optional.empty();
        };
    }
}
