package org.qizhong.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.Table;

/** PGN files as they are found, and what is wrong with those that are refused. */
class PgnTest {

    private static final List<Move> OPENING = Table.moves("h2e2 h9g7 h0g2 i9h9");

    private static List<GameRecord> read(String text) {
        return Records.read("game.pgn", text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> refused(String text) {
        return assertThrows(RecordException.class, () -> read(text))
                .getMessage()
                .lines()
                .toList();
    }

    @Test
    void game_has_tags_in_their_order_moves_and_a_result() {
        GameRecord game = read("""
                [Game "Chinese Chess"]
                [Event "公园擂台"]
                [Red "甲"]
                [Black "乙 \\"小\\" \\\\"]
                [Result "1-0"]

                1. 炮二平五 马8进7
                2. 马二进三 车9平8
                1-0
                """).getFirst();
        assertEquals(OPENING, game.moves());
        assertEquals(GameResult.RED_WON, game.result());
        assertArrayEquals(
                new String[] {"Game", "Event", "Red", "Black", "Result"},
                game.tags().keySet().toArray());
        assertEquals("乙 \"小\" \\", game.tag("Black").orElseThrow());
        assertEquals(5, game.positions().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 炮二平五 马8进7 2. 马二进三 车9平8",
                "1.炮二平五 马8进7 2.马二进三 车9平8 *",
                "1．炮二平五 马８进７\n2．马二进三 车９平８",
                "1、炮25 马87 2、马23 车98",
                "1. C2.5 H8+7 2. H2+3 R9.8",
                "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８",
                "1. H2-E2 H9-G7 2. H0-G2 I9-H9",
                "1. h2e2 1. ... h9g7 2. h0g2 2... i9h9 *",
                "h2e2 h9g7 h0g2 i9h9",
                "1. h3e3 h10g8 2. h1g3 i10h10",
                "1. h2e2! h9g7?! $6 2. h0g2 {a horse} i9h9 ; 1-0 would be early\n*",
                "1. h2e2 (1. h2d2 h9g7 (1... b9c7) 2. h0g2) h9g7 2. h0g2 i9h9",
                "1. h2e2 {a comment\nover ( two ) lines} h9g7 2. h0g2\n% never mind\ni9h9",
                "[Red \"甲\"] [Black \"乙\"] 1. h2e2 H9-G7 2. 马二进三 R9=8",
                "[Event \"the \"great\" cup\"]\n1. h2e2 h9g7 2. h0g2 i9h9",
                "welcome\n=====\n[Red \"甲\"]\n1. h2e2 h9g7 2. h0g2 i9h9 1/2-1/2\n=====\nvisit us"
            })
    void every_hand_is_read(String text) {
        List<GameRecord> games = read(text);
        assertEquals(1, games.size());
        assertEquals(OPENING, games.getFirst().moves());
    }

    @Test
    void variations_are_counted_and_left_out() {
        GameRecord game = read("1. h2e2 (1. h2d2 (1. b2e2)) h9g7 (1... b9c7)").getFirst();
        assertEquals(3, game.variations());
        assertEquals(2, game.moves().size());
    }

    @Test
    void encoding_and_line_ends_are_told_from_the_bytes() {
        String text = "[Red \"甲\"]\r\n\r\n1. 炮二平五 马8进7\r\n2. 马二进三 车9平8\r\n";
        for (byte[] bytes : List.of(
                text.getBytes(StandardCharsets.UTF_8),
                ("\ufeff" + text).getBytes(StandardCharsets.UTF_8),
                text.getBytes(Charset.forName("GB18030")))) {
            GameRecord game = Records.read("game.pgn", bytes).getFirst();
            assertEquals("甲", game.tag("Red").orElseThrow());
            assertEquals(OPENING, game.moves());
        }
    }

    @Test
    void soldiers_of_wxf_are_not_taken_for_move_numbers() {
        GameRecord game = read("""
                [FEN "3k5/9/2P6/2P3P2/2P3P2/9/9/9/9/4K4 w"]
                1. 17.8 K4+1 2. 13+1
                """).getFirst();
        assertEquals(Table.moves("c7b7 d9d8 g6g7"), game.moves());
    }

    @Test
    void several_games_may_share_a_file() {
        List<GameRecord> games = read("""
                [Red "甲"]
                1. h2e2 1-0
                [Red "丙"]
                1. b2e2 h9g7
                [Red "戊"]
                *
                """);
        assertEquals(
                List.of(1, 2, 0),
                games.stream().map(game -> game.moves().size()).toList());
        assertEquals(
                List.of(GameResult.RED_WON, GameResult.UNKNOWN, GameResult.UNKNOWN),
                games.stream().map(GameRecord::result).toList());
    }

    @Test
    void black_may_move_first() {
        GameRecord game = read("""
                [FEN "9/3k5/9/9/9/9/9/9/9/4K4 b - - 3 12"]
                12. ... 将4退1
                """).getFirst();
        assertEquals(Side.BLACK, game.start().position().toMove());
        assertEquals(Table.moves("d8d9"), game.moves());
    }

    @Test
    void illegal_ply_is_named_with_line_reason_and_what_would_be_right() {
        assertEquals(
                List.of("game.pgn:3: ply 3 (round 2, red): \"马二进四\" is illegal: h0f1 is blocked; legal: 马二进一, 马二进三"),
                refused("[Red \"甲\"]\n1. 炮二平五 马8进7\n2. 马二进四 车9平8\n"));
        assertEquals(
                List.of("game.pgn:2: ply 2 (round 12, red): \"foo\" is no move in Chinese, such as 炮二平五 or 前车进3"),
                refused("[FEN \"9/3k5/9/9/9/9/9/9/9/4K4 b - - 3 11\"]\n11. ... 将4退1 12. foo\n"));
    }

    @Test
    void all_reasons_of_all_games_are_named_in_their_order() {
        String text = """
                [FEN "10/9/9/9/9/9/9/9/9/9 x"]
                1. h2e2 *

                [Red "甲"]
                [Red "乙"]
                [Black 丙]
                1. e0e2 *
                [Red "丁"]
                1. h2e2 { and so on
                """;
        assertEquals(
                List.of(
                        "game.pgn:1: tag FEN: rank 9 (\"10\") has 10 files, there must be nine",
                        "game.pgn:1: tag FEN: the side to move is \"x\", it must be w (or r) or b",
                        "game.pgn:5: tag Red says \"乙\", line 4 said \"甲\"",
                        "game.pgn:6: [Black 丙] is no tag: it must be [Name \"value\"]",
                        "game.pgn:7: ply 1 (round 1, red): \"e0e2\" is illegal: e0e2 is geometry; legal: e0e1",
                        "game.pgn:9: a comment opens with { and never closes"),
                refused(text));
    }

    @Test
    void brackets_must_match() {
        assertEquals(List.of("game.pgn:2: a variation closes with ) that never opened"), refused("1. h2e2\n) h9g7"));
        assertEquals(List.of("game.pgn:2: a variation opens with ( and never closes"), refused("1. h2e2\n( h2d2 h9g7"));
    }

    @Test
    void results_must_not_contradict_each_other() {
        assertEquals(
                List.of("game.pgn:2: the moves end with 0-1 but tag Result, line 1, says 1-0"),
                refused("[Result \"1-0\"]\n1. h2e2 0-1"));
        assertEquals(
                GameResult.DRAW,
                read("[Result \"1/2-1/2\"]\n1. h2e2 *").getFirst().result());
        assertEquals(
                GameResult.DRAW,
                read("[Result \"?\"]\n1. h2e2 1/2-1/2").getFirst().result());
    }

    @Test
    void what_is_no_record_is_refused_as_a_whole() {
        assertEquals(List.of("game.pgn: holds no game in a format that is read: DhtmlXQ, PGN"), refused(""));
        assertEquals(
                List.of("game.pgn: holds no game in a format that is read: DhtmlXQ, PGN"),
                refused("Dear Sir,\n2. no game\n"));
        byte[] noise = {(byte) 0xff, (byte) 0xff, 0, 1, 2};
        assertThrows(RecordException.class, () -> Records.read("game.pgn", noise));
    }
}
