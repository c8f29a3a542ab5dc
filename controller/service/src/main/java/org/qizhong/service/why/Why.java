package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qizhong.referee.GameState;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.Transcript;

/** Answers "why?": what the referee held at a moment of a game, and how it came to it. */
public final class Why {

    private Why() {}

    /** The moment up to which a transcript knows its game: its last line's. */
    public static GameTime end(Transcript transcript) {
        return transcript.inputs().isEmpty()
                ? GameTime.ZERO
                : transcript.inputs().getLast().at();
    }

    /**
     * The answer, line by line. The same transcript and question give the same lines everywhere.
     *
     * @param name what the transcript is called
     * @param question its moment not after {@link #end}
     */
    public static List<String> lines(String name, Transcript transcript, Question question) {
        Speech speech = new Speech(question.language());
        Moment moment = Moment.of(transcript, question.at().orElse(end(transcript)));
        List<String> lines = new ArrayList<>();
        lines.add(speech.say("why.at", "file", name, "time", speech.moment(moment.now())));
        lines.add(rules(moment.state(), speech));
        parts(moment, speech, question.last()).forEach(part -> {
            lines.add("");
            lines.add(part.title());
            part.lines().forEach(line -> lines.add("  " + line));
        });
        return lines;
    }

    private static String rules(GameState state, Speech speech) {
        Settings settings = state.settings();
        return speech.say(
                "why.rules",
                Map.of(
                        "rules", speech.say("rules." + settings.rules().name()),
                        "level", speech.say("level." + word(settings.level())),
                        "time", speech.control(settings.time().text()),
                        "enforce", speech.say("enforce." + word(settings.enforce()))));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Stream<Part> parts(Moment moment, Speech speech, int last) {
        return Stream.of(
                        Optional.of(PositionPart.of(moment, speech)),
                        Optional.of(GamePart.of(moment, speech)),
                        Optional.of(AlertPart.of(moment, speech)),
                        RestorePart.of(moment, speech),
                        Optional.of(ClockPart.of(moment, speech)),
                        Optional.of(TouchPart.of(moment, speech)),
                        Optional.of(FoulPart.of(moment, speech)),
                        Optional.of(DrawParts.offers(moment, speech)),
                        Optional.of(DrawParts.naturalLimit(moment, speech)),
                        Optional.of(DrawParts.repetition(moment, speech)),
                        Optional.of(DecisionPart.of(moment, speech, last)))
                .flatMap(Optional::stream);
    }
}
