package org.qizhong.simulator;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.referee.transcript.TranscriptWriter;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;

/**
 * A few moves played by hands of one style, to be compared with a drawn transcript.
 *
 * @param settings where they are played
 * @param moves the moves
 * @param ending what is said after them
 * @param style how they are played
 */
record Scene(Settings settings, List<Move> moves, Ending ending, Style style) {

    private static final int SEEDS = 300;

    static Scene of(String fen, String... moves) {
        Settings settings = Settings.DEFAULT.with(TimeControl.NONE).with(Fen.parse(fen));
        List<Move> played =
                Stream.of(moves).map(move -> Move.parse(move).orElseThrow()).toList();
        return new Scene(settings, played, Ending.NONE, Style.PLAIN);
    }

    Scene on(SensorKind sensors) {
        return new Scene(settings.with(sensors), moves, ending, style);
    }

    Scene always(Behaviour behaviour) {
        return new Scene(settings, moves, ending, style.with(behaviour, 100));
    }

    Scene sometimes(Behaviour behaviour) {
        return new Scene(settings, moves, ending, style.with(behaviour, 50));
    }

    Scene ends(Ending other) {
        return new Scene(settings, moves, other, style);
    }

    List<Input> play(long seed) {
        return Hands.play(new Playing(settings, moves, ending, style, seed));
    }

    /** What happens, without the times. */
    List<String> words(long seed) {
        return play(seed).stream()
                .map(input -> TranscriptWriter.line(input).replaceFirst("^\\S+ ", ""))
                .toList();
    }

    /** Asserts that with some seed the hands do exactly this, and hands back the inputs. */
    List<Input> shows(String drawn) {
        List<String> wanted = drawn.lines().map(String::strip).toList();
        return LongStream.rangeClosed(1, SEEDS)
                .filter(seed -> words(seed).equals(wanted))
                .mapToObj(this::play)
                .findFirst()
                .orElseGet(() -> fail("no seed up to " + SEEDS + " shows " + wanted + "; seed 1 shows " + words(1)
                        + ", seed 2 " + words(2)));
    }

    /** Asserts that the hands do exactly this whatever the seed. */
    void alwaysShows(String drawn) {
        List<String> wanted = drawn.lines().map(String::strip).toList();
        for (long seed = 1; seed <= SEEDS; seed++) {
            if (!words(seed).equals(wanted)) {
                fail("seed " + seed + " shows " + words(seed) + " instead of " + wanted);
            }
        }
    }

    /** The milliseconds between each input and the one before it. */
    static List<Long> gaps(List<Input> inputs) {
        return IntStream.range(1, inputs.size())
                .mapToObj(i -> inputs.get(i).at().since(inputs.get(i - 1).at()).toMillis())
                .toList();
    }
}
