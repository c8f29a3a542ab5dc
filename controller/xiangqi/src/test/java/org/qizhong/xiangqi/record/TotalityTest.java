package org.qizhong.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.IllegalPositionException;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.notation.Notation;
import org.qizhong.xiangqi.notation.NotationException;

/** Readers give an answer to any bytes: what they hold, or a refusal with reasons, and nothing else. */
class TotalityTest {

    private static final String GAME = """
            [Game "Chinese Chess"]
            [Red "甲"]
            [FEN "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"]
            1. 炮二平五 (1. C2.4 {or so}) 马8进7 $4
            2. H0-G2 i9h9 ; well
            1/2-1/2
            """;

    private static final String SIGNS = "[](){};%\"\\\n*.-+=19０九ae炮平前\ufeff\ud840/ ";

    static LongStream seeds() {
        return LongStream.range(0, 60);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void changed_records_are_read_or_refused(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20; i++) {
            String changed = changed(GAME, random, 1 + random.nextInt(6));
            for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("GB18030"))) {
                readOrRefuse(changed.getBytes(charset));
            }
            byte[] bytes = GAME.getBytes(StandardCharsets.UTF_8);
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            readOrRefuse(bytes);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void changed_fields_are_read_or_refused(long seed) {
        String game = """
                [DhtmlXQ][DhtmlXQ_red]甲[/DhtmlXQ_red]
                [DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]
                [DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist][DhtmlXQ_result]红胜[/DhtmlXQ_result]
                [/DhtmlXQ]
                """;
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            readOrRefuse(changed(game, random, 1 + random.nextInt(6)).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void readOrRefuse(byte[] bytes) {
        try {
            assertFalse(Records.read("game.pgn", bytes).isEmpty());
        } catch (RecordException refused) {
            assertFalse(refused.flaws().isEmpty());
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void changed_positions_and_moves_are_read_or_refused(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            try {
                Fen.parse(changed(Position.start() + " - - 0 1", random, 1 + random.nextInt(4)));
            } catch (IllegalPositionException refused) {
                assertFalse(refused.reasons().isEmpty());
            }
            for (Notation notation : Notation.values()) {
                String text = changed(List.of("炮二平五", "C2.5", "h2e2", "17=8").get(i % 4), random, random.nextInt(3));
                try {
                    notation.parse(Position.start(), text);
                } catch (NotationException refused) {
                    assertFalse(refused.getMessage().isEmpty());
                }
            }
        }
    }

    private static String changed(String text, Random random, int changes) {
        StringBuilder changed = new StringBuilder(text);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(changed.length() + 1);
            int until = Math.min(changed.length(), at + random.nextInt(3));
            int sign = random.nextInt(SIGNS.length());
            changed.replace(at, until, SIGNS.substring(sign, sign + random.nextInt(2)));
        }
        return changed.toString();
    }

    @Test
    void long_lines_and_deep_variations_do_no_harm() {
        String deep = "1. h2e2 " + "(".repeat(50_000) + ")".repeat(50_000);
        String wide = "[Red \"" + "甲\\\"".repeat(50_000) + "\"]\n1. " + "h".repeat(100_000);
        readOrRefuse(deep.getBytes(StandardCharsets.UTF_8));
        readOrRefuse(wide.getBytes(StandardCharsets.UTF_8));
    }
}
