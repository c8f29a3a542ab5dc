package org.qizhong.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.Positions;
import org.qizhong.xiangqi.Table;

class DhtmlXqWriterTest {

    private static SequencedMap<String, String> tags(String red, String black) {
        SequencedMap<String, String> tags = new LinkedHashMap<>();
        tags.put("Black", black);
        tags.put("Red", red);
        return tags;
    }

    private static GameRecord read(String text) {
        return Records.read("game.ubb", text.getBytes(StandardCharsets.UTF_8)).getFirst();
    }

    @Test
    void game_is_written_one_field_a_line() {
        GameRecord game = new GameRecord(tags("甲", "乙"), Fen.START, Table.moves("h2e2 h9g7"), GameResult.DRAW, 0);
        assertEquals("""
                [DhtmlXQ]
                [DhtmlXQ_red]甲[/DhtmlXQ_red]
                [DhtmlXQ_black]乙[/DhtmlXQ_black]
                [DhtmlXQ_result]和棋[/DhtmlXQ_result]
                [DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]
                [DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]
                [DhtmlXQ_comment2]两行||话[/DhtmlXQ_comment2]
                [/DhtmlXQ]
                """, DhtmlXqWriter.write(game, List.of("", "", "两行\n话")));
    }

    @Test
    void black_to_move_and_the_counters_are_kept() {
        Fen start = Fen.parse("9/3k5/9/9/9/9/9/9/9/4K4 b - - 3 12");
        GameRecord game = new GameRecord(tags("甲", "乙"), start, List.of(), GameResult.UNKNOWN, 0);
        assertEquals(start, read(DhtmlXqWriter.write(game)).start());
    }

    @Test
    void a_name_cannot_end_its_field() {
        GameRecord game = new GameRecord(
                tags("甲[/DhtmlXQ_red][DhtmlXQ_black]丙", "乙"), Fen.START, List.of(), GameResult.UNKNOWN, 0);
        GameRecord back = read(DhtmlXqWriter.write(game));
        assertEquals("甲［/DhtmlXQ_red］［DhtmlXQ_black］丙", back.tag("Red").orElseThrow());
        assertEquals("乙", back.tag("Black").orElseThrow());
    }

    static List<Long> seeds() {
        return List.of(1L, 2L, 3L, 4L, 5L);
    }

    /** Every position of a game can be a start, with pieces gone and either side to move. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void every_position_reads_back(long seed) {
        for (Position position : Positions.ofRandomGame(seed, 120)) {
            Fen start = new Fen(position, 0, 1);
            GameRecord game = new GameRecord(tags("甲", "乙"), start, List.of(), GameResult.BLACK_WON, 0);
            String text = DhtmlXqWriter.write(game);
            assertEquals(game.start(), read(text).start());
            assertEquals(
                    position.board(),
                    read(text.replaceAll("\\[DhtmlXQ_fen].*\n", ""))
                            .start()
                            .position()
                            .board());
        }
    }
}
