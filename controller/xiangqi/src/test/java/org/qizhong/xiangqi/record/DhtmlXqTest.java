package org.qizhong.xiangqi.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Side;
import org.qizhong.xiangqi.Table;

class DhtmlXqTest {

    private static List<GameRecord> read(String text) {
        return Records.read("game.ubb", text.getBytes(StandardCharsets.UTF_8));
    }

    private static GameRecord only(String text) {
        List<GameRecord> games = read(text);
        assertEquals(1, games.size());
        return games.getFirst();
    }

    private static String refusal(String text) {
        return assertThrows(RecordException.class, () -> read(text)).getMessage();
    }

    @Test
    void fields_are_tags_and_four_digits_are_a_move() {
        GameRecord game = only("""
                [DhtmlXQ]
                [DhtmlXQ_title]第一局[/DhtmlXQ_title]
                [DhtmlXQ_red]甲[/DhtmlXQ_red][DhtmlXQ_black]乙[/DhtmlXQ_black]
                [DhtmlXQ_place]广州[/DhtmlXQ_place]
                [DhtmlXQ_owner][/DhtmlXQ_owner]
                [DhtmlXQ_hits]7[/DhtmlXQ_hits]
                [DhtmlXQ_result]红胜[/DhtmlXQ_result]
                [DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]
                [DhtmlXQ_comment1]中炮[/DhtmlXQ_comment1]
                [DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]
                [/DhtmlXQ]
                """);
        assertEquals(Table.moves("h2e2 h9g7 h0g2"), game.moves());
        assertEquals(Fen.START, game.start());
        assertEquals(GameResult.RED_WON, game.result());
        assertEquals(1, game.variations());
        assertEquals("{Title=第一局, Red=甲, Black=乙, Site=广州, hits=7}", game.tags().toString());
    }

    @ParameterizedTest
    @CsvSource({"红胜,1-0", "W,1-0", "黑胜,0-1", "L,0-1", "和棋,1/2-1/2", "D,1/2-1/2", "未知,*", "封棋,*", "'',*"})
    void results_have_many_words(String word, String result) {
        String text = "[DhtmlXQ][DhtmlXQ_result]" + word + "[/DhtmlXQ_result][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
        assertEquals(result, only(text).result().word());
    }

    @Test
    void sixty_four_digits_are_the_start() {
        String usual = "8979695949392919097717866646260600102030405060708012720323436383";
        String moves = "[/DhtmlXQ_binit][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
        assertEquals(Fen.START, only("[DhtmlXQ_binit]" + usual + moves).start());
    }

    /** General and chariot against general and advisor; whose move it is shows in who moves. */
    @Test
    void pieces_that_are_not_there_stand_on_99_and_who_moves_first_is_to_move() {
        String ninetyNine = "99";
        String digits = "09" + ninetyNine.repeat(3) + "49" + ninetyNine.repeat(11) + ninetyNine.repeat(3) + "41" + "30"
                + ninetyNine.repeat(11);
        GameRecord game = only("[DhtmlXQ][DhtmlXQ_binit]" + digits
                + "[/DhtmlXQ_binit][DhtmlXQ_movelist]3031[/DhtmlXQ_movelist][/DhtmlXQ]");
        assertEquals("3k5/4a4/9/9/9/9/9/9/9/R3K4 b - - 0 1", game.start().toString());
        assertEquals(Side.BLACK, game.start().position().toMove());
        assertEquals(Table.moves("d9d8"), game.moves());
    }

    @Test
    void several_games_and_text_around_them_in_either_encoding() {
        String text = """
                <p>两局棋</p>
                [DhtmlXQ][DhtmlXQ_red]甲[/DhtmlXQ_red][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]
                <br>
                [DhtmlXQ][DhtmlXQ_red]乙[/DhtmlXQ_red][DhtmlXQ_movelist]7967[/DhtmlXQ_movelist][/DhtmlXQ]
                """;
        for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("GB18030"))) {
            assertEquals(
                    "甲 h2e2, 乙 h0g2",
                    Records.read("games.txt", text.getBytes(charset)).stream()
                            .map(game -> game.tag("Red").orElse("") + " "
                                    + game.moves().getFirst())
                            .collect(Collectors.joining(", ")));
        }
    }

    @Test
    void half_a_move_is_refused_with_its_line() {
        assertEquals(
                "game.ubb:2: field movelist has 11 digits, there must be four for each move",
                refusal("[DhtmlXQ]\n[DhtmlXQ_movelist]77477062792[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n"));
        assertEquals(
                "game.ubb:1: field movelist holds more than digits: four stand for each move",
                refusal("[DhtmlXQ][DhtmlXQ_movelist]炮25[/DhtmlXQ_movelist]"));
    }

    @Test
    void an_illegal_move_is_refused_with_its_ply() {
        assertEquals(
                "game.ubb:1: ply 2 (round 1, black): 7071: \"h9h8\" is illegal: h9h8 is geometry; legal: h9g7, h9i7",
                refusal("[DhtmlXQ][DhtmlXQ_movelist]774770717062[/DhtmlXQ_movelist]"));
        assertEquals(
                "game.ubb:1: ply 1 (round 1, red): 7797: \"7797\" is no move in ICCS, such as H2-E2",
                refusal("[DhtmlXQ][DhtmlXQ_movelist]7797[/DhtmlXQ_movelist]"));
    }

    @Test
    void a_broken_start_is_refused_with_every_reason() {
        assertEquals(
                "game.ubb:1: field binit must be 64 digits: column and row of each of 32 pieces, 99 for none",
                refusal("[DhtmlXQ][DhtmlXQ_binit]8979[/DhtmlXQ_binit]"));
        String empty = "[DhtmlXQ]\n[DhtmlXQ_binit]" + "99".repeat(32) + "[/DhtmlXQ_binit]";
        assertEquals(
                2,
                refusal(empty)
                        .lines()
                        .filter(line -> line.startsWith("game.ubb:2: field binit: "))
                        .count());
    }

    @Test
    void a_field_that_never_closes_or_contradicts_itself_is_refused() {
        assertEquals(
                "game.ubb:1: field red opens and never closes",
                refusal("[DhtmlXQ][DhtmlXQ_red]甲[DhtmlXQ_black]乙[/DhtmlXQ_black]"));
        assertEquals(
                "game.ubb:2: field movelist says something else than it said in line 1",
                refusal("[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n"
                        + "[DhtmlXQ_movelist]7967[/DhtmlXQ_movelist]"));
        assertEquals("game.ubb: holds no field of a game", refusal("[DhtmlXQ][/DhtmlXQ]"));
    }
}
