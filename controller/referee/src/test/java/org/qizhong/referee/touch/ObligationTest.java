package org.qizhong.referee.touch;

import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Diagram;
import org.qizhong.referee.Story;

/** What touched pieces oblige to (摸子走子), row by row of clauses 5.1 to 5.5. */
class ObligationTest {

    /**
     * The chariot and, over the soldier, the cannon can take the horse. Nothing can take the soldier on i6. The soldier
     * on i3 can move, and takes nothing. The horse on e3 is pinned: it cannot move at all.
     */
    private static final String BOARD = Diagram.red("""
            . . . k . . . . .
            . . . . . . . . .
            . . . . r . . . .
            n . p . . . C . p
            . . . . . . . . .
            . . . . . . . . .
            R . . . N . . . P
            . . . . . . . . .
            . . . . . . . . .
            . . . . K . . . .
            """);

    /** Every lift comes back to its point half a second later; the last obligation is the one that binds. */
    private static Story touched(String... lifts) {
        StringBuilder events = new StringBuilder("0 start\n");
        for (String lift : lifts) {
            events.append(lift).append('\n');
        }
        for (int i = 0; i < lifts.length; i++) {
            events.append(90 + i)
                    .append(" place ")
                    .append(lifts[i].split(" ", -1)[2])
                    .append('\n');
        }
        return Story.of(BOARD + "enforce auto\n", events.toString());
    }

    private static void obliges(Story story, String... rows) {
        story.shows("obligation", "t side clause moves", rows);
    }

    @Test
    @Clause("CXA2011:5.1")
    void an_own_piece_must_be_moved() {
        obliges(touched("1 lift i3"), "1.15 red CXA2011:5.1 [i3i4]");
    }

    @Test
    @Clause("CXA2011:5.1")
    void the_first_of_two_own_pieces_must_be_moved() {
        obliges(touched("1 lift i3", "2 lift a3"), "1.15 red CXA2011:5.1 [i3i4]");
    }

    @Test
    @Clause("CXA2011:5.1")
    void where_the_first_own_piece_cannot_move_the_second_must() {
        obliges(touched("1 lift e3", "2 lift i3"), "2.15 red CXA2011:5.1 [i3i4]");
    }

    @Test
    @Clause("CXA2011:5.2")
    void an_enemy_piece_must_be_taken_by_any() {
        obliges(touched("1 lift a6"), "1.15 red CXA2011:5.2 [a3a6,g6a6]");
    }

    @Test
    @Clause("CXA2011:5.2")
    void where_the_first_enemy_piece_cannot_be_taken_the_second_must() {
        obliges(touched("1 lift i6", "2 lift a6"), "2.15 red CXA2011:5.2 [a3a6,g6a6]");
    }

    @Test
    @Clause("CXA2011:5.3.1")
    void own_first_takes_the_enemy_piece() {
        obliges(
                touched("1 lift g6", "2 lift a6"),
                "1.15 red CXA2011:5.1 [g6g7,g6g8,g6g9,g6g5,g6g4,g6g3,g6g2,g6g1,g6g0,g6h6,g6f6,g6e6,g6d6,g6a6]",
                "2.15 red CXA2011:5.3.1 [g6a6]");
    }

    @Test
    @Clause("CXA2011:5.3.2")
    void own_first_that_cannot_take_must_move() {
        obliges(touched("1 lift i3", "2 lift a6"), "1.15 red CXA2011:5.1 [i3i4]", "2.15 red CXA2011:5.3.2 [i3i4]");
    }

    @Test
    @Clause("CXA2011:5.3.3")
    void own_first_that_cannot_move_leaves_the_capture_to_others() {
        obliges(touched("1 lift e3", "2 lift a6"), "2.15 red CXA2011:5.3.3 [a3a6,g6a6]");
    }

    @Test
    @Clause("CXA2011:5.3.4")
    @Clause("CXA2011:8.1.5")
    void own_first_with_nothing_to_follow_is_one_foul_for_both() {
        Story story = touched("1 lift e3", "2 lift i6");
        obliges(story);
        story.shows("foul", "t side count", "91 red 1");
    }

    @Test
    @Clause("CXA2011:5.4.1")
    void enemy_first_is_taken_by_the_own_piece_touched() {
        obliges(touched("1 lift a6", "2 lift a3"), "1.15 red CXA2011:5.2 [a3a6,g6a6]", "2.15 red CXA2011:5.4.1 [a3a6]");
    }

    @Test
    @Clause("CXA2011:5.4.2")
    void enemy_first_is_else_taken_by_any() {
        obliges(
                touched("1 lift a6", "2 lift i3"),
                "1.15 red CXA2011:5.2 [a3a6,g6a6]",
                "2.15 red CXA2011:5.4.2 [a3a6,g6a6]");
    }

    @Test
    @Clause("CXA2011:5.4.3")
    void enemy_first_that_nothing_takes_leaves_the_own_piece_to_move() {
        obliges(touched("1 lift i6", "2 lift i3"), "2.15 red CXA2011:5.4.3 [i3i4]");
    }

    @Test
    @Clause("CXA2011:5.4.4")
    @Clause("CXA2011:8.1.5")
    void enemy_first_with_nothing_to_follow_is_one_foul_for_both() {
        Story story = touched("1 lift i6", "2 lift e3");
        obliges(story);
        story.shows("foul", "t side count", "91 red 1");
    }

    @Test
    @Clause("CXA2011:5.5")
    void both_within_50_ms_go_as_enemy_first() {
        obliges(touched("1 lift i3", "1.05 lift a6"), "1.15 red CXA2011:5.1 [i3i4]", "1.2 red CXA2011:5.5 [a3a6,g6a6]");
        obliges(touched("1 lift a6", "1.05 lift a3"), "1.15 red CXA2011:5.2 [a3a6,g6a6]", "1.2 red CXA2011:5.5 [a3a6]");
    }

    @Test
    @Clause("CXA2011:5.3.2")
    void a_microsecond_more_apart_is_own_first() {
        obliges(
                touched("1 lift i3", "1.050001 lift a6"),
                "1.15 red CXA2011:5.1 [i3i4]",
                "1.200001 red CXA2011:5.3.2 [i3i4]");
    }

    @Test
    @Clause("CXA2011:5.5")
    @Clause("CXA2011:8.1.5")
    void both_at_once_with_nothing_to_follow_are_one_foul() {
        touched("1 lift e3", "1.02 lift i6").shows("foul", "t side clause count", "91 red CXA2011:5.5 1");
    }

    @Test
    @Clause("TRANSCRIPT:rule-5")
    void of_two_own_pieces_at_once_either_satisfies() {
        obliges(
                touched("1 lift i3", "1.05 lift a3"),
                "1.15 red CXA2011:5.1 [i3i4]",
                "1.2 red CXA2011:5.1 [a3a4,a3a5,a3a6,a3a2,a3a1,a3a0,a3b3,a3c3,a3d3,i3i4]");
    }

    @Test
    @Clause("TRANSCRIPT:rule-5")
    void of_two_enemy_pieces_at_once_either_satisfies() {
        obliges(touched("1 lift i6", "1.05 lift a6"), "1.2 red CXA2011:5.2 [a3a6,g6a6]");
    }

    @Test
    @Clause("CXA1999:5.3")
    @Clause("CXA1999:5.4")
    @Clause("CXA1999:5.5")
    void in_1999_the_same_lists_rest_on_one_clause_each() {
        String header = BOARD + "rules cxa-1999\n";
        obliges(
                Story.of(header, "0 start\n1 lift i3\n2 lift a6\n3 tick"),
                "1.15 red CXA1999:5.1 [i3i4]",
                "2.15 red CXA1999:5.3 [i3i4]");
        obliges(Story.of(header, "0 start\n1 lift i6\n2 lift i3\n3 tick"), "2.15 red CXA1999:5.4 [i3i4]");
        obliges(Story.of(header, "0 start\n1 lift e3\n1.05 lift a6\n3 tick"), "1.2 red CXA1999:5.5 [a3a6,g6a6]");
    }

    @Test
    @Clause("CLUB:4.2")
    void a_club_binds_by_enemy_pieces_only() {
        String header = BOARD + "rules club\n";
        obliges(Story.of(header, "0 start\n1 lift i3\n2 place i3\n3 lift a6\n4 tick"), "3.15 red CLUB:4.2 [a3a6,g6a6]");
    }
}
