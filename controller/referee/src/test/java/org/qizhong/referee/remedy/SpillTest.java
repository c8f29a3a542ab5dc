package org.qizhong.referee.remedy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.qizhong.referee.Clause;
import org.qizhong.referee.Story;

/** Ten pieces are knocked over on Red's time, and the device shows the shortest way to put them right (5.9). */
@Clause("CXA2011:5.9")
class SpillTest {

    private static final String SPILL = """
            0 start
            1 lift a3
            1.01 lift c3
            1.02 lift e3
            1.03 lift b2
            1.04 lift h2
            1.05 lift g3
            1.06 lift i3
            1.07 lift b0
            1.08 lift c0
            1.09 lift d0
            1.5 place a4%s
            1.55 place c3%s
            1.6 place b2%s
            1.65 place b0%s
            1.7 place c0%s
            """;

    private static final String IDENTITY = SPILL.formatted(" P", " C", " P", " B", " N");
    private static final String OCCUPANCY = SPILL.formatted("", "", "", "", "");

    @Test
    void the_whole_way_is_told_at_once() {
        assertEquals(
                "[{from=b2, to=a3, piece=P}, {from=c3, to=b2, piece=C}, {from=a4, to=c3, piece=P}, {from=b0}, "
                        + "{from=c0, to=b0, piece=N}, {to=c0, piece=B}, {to=d0, piece=A}, {to=h2, piece=C}, "
                        + "{to=e3, piece=P}, {to=g3, piece=P}, {to=i3, piece=P}]",
                steps(Story.of("sensors identity", IDENTITY)).toString());
    }

    @Test
    void as_proposed_it_takes_eleven_steps() {
        Story story = putRight(IDENTITY, possible -> possible.getFirst());
        story.shows("alert", "kind clause", "displaced CXA2011:5.9")
                .shows("restored", "t", "20")
                .shows("move|illegal|foul|result", "type");
    }

    @Test
    void in_any_other_order_it_takes_no_more() {
        putRight(IDENTITY, List::getLast).shows("restored", "t", "20");
        putRight(IDENTITY, possible -> possible.get(possible.size() / 2)).shows("restored", "t", "20");
    }

    /** The pieces that came to stand on free points of the record are believed; one on a4 could be any of five. */
    @Test
    void occupancy_knows_what_is_missing_and_not_what_lies_there() {
        assertEquals(
                "[{from=a4}, {to=d0, piece=A}, {to=h2, piece=C}, {to=a3, piece=P}, {to=e3, piece=P}, "
                        + "{to=g3, piece=P}, {to=i3, piece=P}]",
                steps(Story.of(OCCUPANCY)).toString());
        assertEquals(
                "[{from=a4, to=a3, piece=P}]",
                steps(Story.of(OCCUPANCY + "2 place d0\n3 place h2\n4 place e3\n5 place g3\n6 place i3\n"))
                        .toString());
    }

    private static List<?> steps(Story story) {
        return (List<?>) story.objects().stream()
                .filter(line -> line.get("type").equals("restore"))
                .toList()
                .getLast()
                .get("steps");
    }

    /** The hands take, each second from the tenth on, one of the steps told last that can be taken. */
    private static Story putRight(String spill, Function<List<Map<?, ?>>, Map<?, ?>> choice) {
        String header = "sensors identity";
        StringBuilder events = new StringBuilder(spill);
        Story story = Story.of(header, spill);
        for (int second = 10; !story.toString().contains("restored"); second++) {
            hands(events, second, choice.apply(possible(story)));
            story = Story.of(header, events.toString());
        }
        return story;
    }

    private static void hands(StringBuilder events, int second, Map<?, ?> step) {
        if (step.containsKey("from")) {
            events.append(second).append(" lift ").append(step.get("from")).append('\n');
        }
        if (step.containsKey("to")) {
            events.append(second).append(" place ").append(step.get("to")).append(' ');
            events.append(step.get("piece")).append('\n');
        }
    }

    /** Steps whose target no step after them still has to clear. */
    private static List<Map<?, ?>> possible(Story story) {
        List<Map<?, ?>> possible = new ArrayList<>();
        List<?> steps = steps(story);
        Set<Object> occupied = new HashSet<>();
        steps.forEach(step -> occupied.add(((Map<?, ?>) step).get("from")));
        for (Object step : steps) {
            Map<?, ?> fields = (Map<?, ?>) step;
            if (!fields.containsKey("to") || !occupied.contains(fields.get("to"))) {
                possible.add(fields);
            }
        }
        return possible;
    }
}
