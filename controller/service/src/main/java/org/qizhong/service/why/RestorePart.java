package org.qizhong.service.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.Restoring;

/** How the board has to be put right, where it has. */
final class RestorePart {

    private RestorePart() {}

    static Optional<Part> of(Moment moment, Speech speech) {
        return moment.state().restoring().map(order -> new Part(speech.say("why.restore"), lines(order, speech)));
    }

    private static List<String> lines(Restoring order, Speech speech) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.say(
                "told.restore", "lift", speech.points(order.lift()), "place", speech.onPoints(order.place())));
        Steps steps = new Steps(speech);
        steps.hint(order.remedy()).ifPresent(lines::add);
        lines.addAll(steps.lines(order.remedy()));
        order.runs().ifPresent(side -> lines.add(speech.say("why.restore.runs", "side", speech.side(side))));
        if (!order.owed().isEmpty()) {
            List<String> owed = order.owed().stream()
                    .map(touch -> speech.onPoint(touch.point(), touch.piece()))
                    .toList();
            lines.add(speech.say("why.restore.owed", "pieces", speech.list(owed)));
        }
        return lines;
    }
}
