package org.qizhong.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Table;

/** Games as programs and collectors wrote them, against the moves that two independent readers found in them. */
class RealGamesTest {

    @TestFactory
    @Tag("CXA2011:7.5")
    Stream<DynamicTest> every_pgn_decodes_to_the_moves_that_were_played() {
        Path folder = RealGames.folder();
        String index = new String(RealGames.bytes(folder.resolve("index.tsv")), StandardCharsets.UTF_8);
        List<Map<String, String>> rows = Table.parse(index).stream()
                .filter(row -> row.get("file").endsWith(".pgn"))
                .toList();
        assertTrue(rows.size() >= 38, "the index lists the PGN files");
        return rows.stream().map(row -> DynamicTest.dynamicTest(row.get("file"), () -> check(folder, row)));
    }

    @TestFactory
    Stream<DynamicTest> every_dhtmlxq_decodes_to_the_moves_that_were_played_and_is_written_as_the_same_game() {
        Path folder = RealGames.folder();
        String index = new String(RealGames.bytes(folder.resolve("index.tsv")), StandardCharsets.UTF_8);
        List<Map<String, String>> rows = Table.parse(index).stream()
                .filter(row -> row.get("format").equals("dhtmlxq"))
                .toList();
        assertTrue(rows.size() >= 9, "the index lists the DhtmlXQ files");
        Map<String, String> results = Map.of("W", "1-0", "L", "0-1", "D", "1/2-1/2");
        return rows.stream()
                .map(row -> DynamicTest.dynamicTest(row.get("file"), () -> {
                    row.put("result_as_stored", results.get(row.get("result_as_stored")));
                    check(folder, row);
                    String file = row.get("file");
                    GameRecord game = Records.read(file, RealGames.bytes(folder.resolve(file)))
                            .getFirst();
                    byte[] written = DhtmlXqWriter.write(game).getBytes(StandardCharsets.UTF_8);
                    assertSame(game, Records.read("written.ubb", written).getFirst());
                }));
    }

    private static void assertSame(GameRecord game, GameRecord back) {
        assertEquals(game.moves(), back.moves());
        assertEquals(game.start(), back.start());
        assertEquals(game.result(), back.result());
        assertEquals(game.tags(), back.tags());
    }

    private static void check(Path folder, Map<String, String> row) {
        String file = row.get("file");
        List<GameRecord> games = Records.read(file, RealGames.bytes(folder.resolve(file)));
        assertEquals(1, games.size());
        GameRecord game = games.getFirst();
        String stored = row.get("result_as_stored");
        assertAll(
                () -> assertEquals(Table.moves(row.get("mainline_coord")), game.moves()),
                () -> assertEquals(
                        Fen.parse(row.get("init_fen")).position(), game.start().position()),
                () -> assertEquals(
                        Fen.parse(row.get("final_fen")).position(),
                        game.positions().getLast()),
                () -> assertEquals(row.get("red"), game.tag("Red").orElse("")),
                () -> assertEquals(row.get("black"), game.tag("Black").orElse("")),
                () -> assertEquals(row.get("event"), game.tag("Event").orElse("")),
                () -> assertEquals(
                        stored.isEmpty() ? "*" : stored, game.result().word()));
    }

    @Test
    void a_record_with_an_illegal_move_is_refused_at_its_line() {
        RecordException refused = refused("illegal-ply.pgn");
        assertEquals(List.of(6), refused.flaws().stream().map(RecordFlaw::line).toList());
        assertEquals(
                "illegal-ply.pgn:6: ply 5 (round 3, red): \"B0-D1\" is illegal: b0d1 is blocked; legal: b0a2, b0c2",
                refused.getMessage());
    }

    @Test
    void a_record_with_a_broken_start_is_refused_at_its_tag() {
        RecordException refused = refused("fen-ten-files.pgn");
        assertEquals(
                "fen-ten-files.pgn:2: tag FEN: rank 8 (\"10\") has 10 files, there must be nine", refused.getMessage());
    }

    @Test
    void a_record_with_half_a_move_is_refused_at_its_line() {
        assertEquals(
                "odd-movelist.ubb:1: field movelist has 11 digits, there must be four for each move",
                refused("odd-movelist.ubb").getMessage());
    }

    /**
     * Somebody's converter wrote the rear soldier's name where the front one moved. The text is legal throughout, so it
     * cannot be known to be wrong: it is read as it stands.
     */
    @Test
    void a_wrong_but_legal_soldier_is_read_as_written() {
        GameRecord game = Records.read("wrong-tandem-wxf.pgn", bad("wrong-tandem-wxf.pgn"))
                .getFirst();
        assertEquals(76, game.moves().size());
        assertNotEquals("e5e6", game.moves().get(70).toString(), "-P+1 names the rear soldier");
    }

    private static RecordException refused(String file) {
        byte[] bytes = bad(file); // outside the assertion, which would take a skipped test for a failed one
        return assertThrows(RecordException.class, () -> Records.read(file, bytes));
    }

    private static byte[] bad(String file) {
        return RealGames.bytes(RealGames.folder().resolve("bad").resolve(file));
    }
}
