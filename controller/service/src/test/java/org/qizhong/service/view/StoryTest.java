package org.qizhong.service.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.GameState;
import org.qizhong.referee.Referee;
import org.qizhong.referee.Step;
import org.qizhong.referee.decision.Decision;
import org.qizhong.referee.input.GameTime;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;

/** Transcripts, and what a page shows after their last line. */
class StoryTest {

    private static final String OPENING_MOVE = """
            0 start
            5 lift h2
            6 place e2
            7 press red
            """;

    @Test
    void before_the_start_the_page_waits() {
        BoardView view = after("0 tick");
        assertEquals(Phase.WAITING, view.summary().phase());
        assertEquals(0, view.summary().ply());
        assertEquals(Optional.empty(), view.summary().board().last());
        assertEquals("red", view.summary().board().turn());
    }

    @Test
    void a_move_is_recorded_and_marked_and_the_other_clock_runs() {
        BoardView view = after(OPENING_MOVE);
        assertEquals(
                List.of("炮二平五"), view.record().stream().map(PlyView::chinese).toList());
        assertTrue(view.record().getFirst().pressed());
        assertEquals(Optional.of("h2e2"), view.summary().board().last());
        assertEquals("black", view.summary().board().turn());
        assertEquals("black", view.summary().clocks().orElseThrow().running());
        assertEquals(3_623_000, view.summary().clocks().orElseThrow().red().remainingMs());
    }

    @Test
    void a_piece_in_the_hand_is_lifted_and_touched_and_where_it_is_laid_is_seen() {
        BoardPicture held =
                after(OPENING_MOVE + "9 lift h9\n9.5 tick").summary().board();
        assertEquals(List.of("h9"), held.lifted());
        assertEquals(List.of("h9"), held.touched());
        BoardPicture laid =
                after(OPENING_MOVE + "9 lift h9\n9.5 place g7").summary().board();
        assertEquals(List.of("h9"), laid.lifted());
        assertEquals(List.of("g7"), laid.laid());
    }

    @Test
    void a_reply_before_the_press_leaves_the_move_unpressed() {
        BoardView view = after("0 start\n5 lift h2\n6 place e2\n8 lift h9\n9 place g7\n10 press black\n11 tick");
        assertFalse(view.record().getFirst().pressed());
    }

    @Test
    void an_illegal_move_waits_for_the_arbiter_and_its_answer_shows_how_to_put_the_board_right() {
        String illegal = "0 start\n5 lift h0\n6 place h1\n7 press red\n";
        BoardView waiting = after(illegal);
        assertEquals(Phase.PAUSED, waiting.summary().phase());
        assertEquals(List.of("illegal-move"), waiting.summary().alerts());
        assertTrue(waiting.alerts().getFirst().decision().contains("\"kind\":\"illegal-move\""));
        BoardView answered = after("level junior", illegal + "9 confirm a1");
        assertEquals(List.of(), answered.alerts());
        assertEquals(List.of("h1"), answered.summary().board().lift());
        assertEquals(java.util.Map.of("h0", "N"), answered.summary().board().place());
    }

    @Test
    void a_game_that_ended_shows_its_result() {
        BoardView view = after(OPENING_MOVE + "20 resign black");
        assertEquals(Phase.OVER, view.summary().phase());
        String result = view.summary().result().orElseThrow().decision();
        assertTrue(result.contains("\"result\":\"red\",\"reason\":\"resignation\""), result);
        assertEquals("none", view.summary().clocks().orElseThrow().running());
    }

    @Test
    void a_game_without_clocks_shows_none_and_is_in_play() {
        BoardView view = after("time none", "0 start");
        assertEquals(Optional.empty(), view.summary().clocks());
        assertEquals(Phase.PLAYING, view.summary().phase());
    }

    @Test
    void the_log_keeps_the_latest_and_leaves_out_what_the_page_shows_anyway() {
        Story story = Story.EMPTY;
        for (int i = 0; i < 100; i++) {
            story = story.with(new Decision.Info(GameTime.ofMillis(i), "noted", java.util.Map.of()));
        }
        assertEquals(Notices.MOST, story.notices().latest().size());
        assertEquals(GameTime.ofMillis(99), story.notices().latest().getLast().at());
        assertTrue(after(OPENING_MOVE).notices().stream()
                .noneMatch(told -> told.decision().contains("\"touch\"")));
    }

    private static BoardView after(String events) {
        return after("time 60m+30s", events);
    }

    private static BoardView after(String header, String events) {
        Transcript transcript = transcript(header + "\n---\n" + events + "\n");
        GameState state = Referee.open(transcript.settings());
        Story story = Story.EMPTY;
        for (Input input : transcript.inputs()) {
            Step step = Referee.step(state, input);
            state = step.state();
            for (Decision decision : step.decisions()) {
                story = story.with(decision);
            }
        }
        Opening opening = Opening.named("Table 1", transcript.settings(), Speed.REAL);
        return BoardView.of(opening, state, story, state.now());
    }

    private static Transcript transcript(String text) {
        try {
            return TranscriptReader.read(text.getBytes(StandardCharsets.UTF_8));
        } catch (TranscriptException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Test
    void the_next_step_comes_first_while_the_board_is_set_up_and_put_right() {
        BoardPicture untouched = after("0 tick").summary().board();
        assertEquals(Optional.empty(), untouched.remedy());
        BoardPicture setUp = after("1 lift a0\n2 place a1\n3 lift i0").summary().board();
        assertEquals(List.of("a1-a0 R", "-i0 R"), steps(setUp));
        String illegal = "level junior\nenforce auto";
        BoardPicture wrong = after(illegal, "0 start\n5 lift h0\n6 place h1\n7 press red\n8 lift a9\n")
                .summary()
                .board();
        assertEquals(List.of("h1-h0 N", "-a9 r"), steps(wrong));
    }

    private static List<String> steps(BoardPicture board) {
        return board.remedy().orElseThrow().steps().stream()
                .map(step -> step.from().orElse("") + "-" + step.to().orElse("") + " "
                        + step.piece().orElse(""))
                .toList();
    }
}
