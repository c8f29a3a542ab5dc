package org.qizhong.referee.transcript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.referee.Clause;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Enforce;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Level;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.RuleBooks;
import org.qizhong.referee.rulebook.Sensitivity;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Fen;

/** What is written reads back as the same. */
@Clause("TRANSCRIPT:form")
class RoundTripTest {

    private static final int SEEDS = 200;

    private static Transcript read(List<String> header, List<Input> inputs) throws TranscriptException {
        String text = Stream.concat(header.stream(), inputs.stream().map(TranscriptWriter::line))
                .collect(Collectors.joining("\n"));
        return TranscriptReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @EnumSource
    void inputs_of_every_kind(SensorKind sensors) throws TranscriptException {
        Settings settings = Settings.DEFAULT.with(sensors);
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Input> inputs = new ArrayList<>(new AnyInput(new Random(seed), sensors).ofEveryKind());
            inputs.sort(Comparator.comparing(Input::at));
            assertEquals(inputs, read(TranscriptWriter.header(settings), inputs).inputs(), "seed " + seed);
        }
    }

    @Test
    void no_kind_of_input_is_left_out() {
        Set<Class<?>> made = new AnyInput(new Random(1), SensorKind.SIDE)
                .ofEveryKind().stream().map(Object::getClass).collect(Collectors.toSet());
        assertEquals(kinds(Input.class).collect(Collectors.toSet()), made);
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(RoundTripTest::kinds)
                : Stream.of(type);
    }

    @Test
    void settings_of_every_kind() throws TranscriptException {
        for (int seed = 0; seed < SEEDS; seed++) {
            Settings settings = anySettings(new Random(seed));
            assertEquals(
                    settings, read(TranscriptWriter.header(settings), List.of()).settings(), "seed " + seed);
        }
    }

    private static Settings anySettings(Random random) {
        String[] times = {
            "60m+30s", "30/60m,10/10m*", "40/90m,10/15m*", "15m+5s|12m+5s", "20m b3x30s", "20m~2.5s", "none"
        };
        Limits limits = new Limits(
                Duration.ofSeconds(random.nextInt(9_999)),
                1 + random.nextInt(99),
                random.nextInt(99),
                random.nextBoolean(),
                1 + random.nextInt(9),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextInt(50),
                Duration.ofMillis(random.nextInt(999_999)));
        return Settings.DEFAULT
                .with(RuleBooks.ALL.get(random.nextInt(3)))
                .with(Level.values()[random.nextInt(3)])
                .with(SensorKind.values()[random.nextInt(3)])
                .with(Enforce.values()[random.nextInt(2)])
                .with(TimeControl.parse(times[random.nextInt(times.length)]))
                .with(new Fen(Fen.START.position(), random.nextInt(200), 1 + random.nextInt(200)))
                .with(new Sensitivity(millis(random), millis(random), millis(random)))
                .with(limits);
    }

    private static Duration millis(Random random) {
        return Duration.ofMillis(random.nextInt(3_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"许银川 (广东)", "Board 7", "a \"quoted\" name", "x,y;z=1", "C#4", "---", "  5  "})
    void labels_stay_one_line(String text) throws TranscriptException {
        Settings settings = Settings.DEFAULT.with(Settings.DEFAULT.labels().with(Label.BLACK, text));
        String back = read(TranscriptWriter.header(settings), List.of())
                .settings()
                .labels()
                .of(Label.BLACK)
                .orElse("");
        assertEquals(text.strip(), back);
    }

    @ParameterizedTest
    @ValueSource(strings = {"# one", "round # 3", "two\nlines", "a\r\n---\r\n0 start", "\t\ttab"})
    void a_label_cannot_become_a_comment_or_another_line(String text) throws TranscriptException {
        Settings settings = Settings.DEFAULT.with(Settings.DEFAULT.labels().with(Label.EVENT, text));
        Transcript back = read(TranscriptWriter.header(settings), List.of());
        assertEquals(List.of(), back.inputs());
        assertEquals(TranscriptWriter.header(settings), TranscriptWriter.header(back.settings()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   "})
    void a_label_without_a_text_is_no_label(String text) throws TranscriptException {
        Settings settings = Settings.DEFAULT.with(Settings.DEFAULT.labels().with(Label.EVENT, text));
        assertEquals(
                Settings.DEFAULT,
                read(TranscriptWriter.header(settings), List.of()).settings());
    }
}
