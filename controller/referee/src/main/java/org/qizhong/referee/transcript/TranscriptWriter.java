package org.qizhong.referee.transcript;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.qizhong.referee.clock.Durations;
import org.qizhong.referee.input.Input;
import org.qizhong.referee.input.Seen;
import org.qizhong.referee.input.Sensed;
import org.qizhong.referee.rulebook.Labels.Label;
import org.qizhong.referee.rulebook.Limits;
import org.qizhong.referee.rulebook.Settings;
import org.qizhong.xiangqi.Point;

/** Writes settings and inputs as the lines that {@link TranscriptReader} reads. */
public final class TranscriptWriter {

    private TranscriptWriter() {}

    /**
     * The header, its last line the divider. What has its default is written too, so that a reader need not know
     * it.
     */
    public static List<String> header(Settings settings) {
        List<String> lines = new ArrayList<>();
        lines.add("rules " + settings.rules().name());
        lines.add("level " + word(settings.level()));
        lines.add("time " + settings.time());
        lines.add("sensors " + word(settings.sensors()));
        lines.add("enforce " + word(settings.enforce()));
        lines.add("start " + settings.start());
        lines.add("bump " + settings.sensitivity().bump().toMillis());
        lines.add("together " + settings.sensitivity().together().toMillis());
        lines.add("settle " + settings.sensitivity().settle().toMillis());
        addLimits(lines, settings.limits());
        for (Label label : Label.values()) {
            settings.labels()
                    .of(label)
                    .filter(text -> !text.isBlank())
                    .ifPresent(text -> lines.add(label.key() + " " + oneLine(text)));
        }
        lines.add("---");
        return lines;
    }

    private static void addLimits(List<String> lines, Limits limits) {
        lines.add("late-limit " + Durations.text(limits.late()));
        lines.add("natural-limit " + limits.naturalRounds());
        lines.add("natural-checks " + limits.naturalChecks());
        lines.add("natural-from " + (limits.naturalFromClaim() ? "claim" : "capture"));
        lines.add("fouls-lose " + limits.foulsLose());
        lines.add("stages " + (limits.windows() ? "windows" : "cumulative"));
        lines.add("pinned-touch " + (limits.pinnedMustMove() ? "must-move" : "foul"));
        lines.add("no-draw-before " + limits.noDrawBefore());
        lines.add("no-draw-under " + Durations.text(limits.noDrawUnder()));
    }

    /** A text that stays one header value: no line ends, and no {@code #} that would start a comment. */
    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s+", " ").replaceAll("(^| )#", "$1＃");
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** One event line, without a line end. */
    public static String line(Input input) {
        return (input.at() + " " + event(input)).stripTrailing();
    }

    private static String event(Input input) {
        return switch (input) {
            case Input.Hardware hardware -> event(hardware);
            case Input.Player player -> event(player);
            case Input.Arbiter arbiter -> event(arbiter);
        };
    }

    private static String event(Input.Hardware input) {
        return switch (input) {
            case Input.Lift lift -> "lift " + lift.point();
            case Input.Place place ->
                "place " + place.point() + " " + place.seen().word();
            case Input.Press press -> "press " + press.side().word();
            case Input.Adjust adjust -> "adjust " + adjust.side().word();
            case Input.Call call -> "call " + call.side().word();
            case Input.Link link -> "link " + (link.up() ? "up" : "down");
            case Input.Snapshot snapshot -> "snapshot " + ranks(snapshot.board());
            case Input.Fault fault ->
                "fault " + fault.point() + " " + fault.state().word();
            case Input.Tick _ -> "tick";
        };
    }

    private static String event(Input.Player input) {
        return switch (input) {
            case Input.Absent absent -> "absent " + absent.side().word();
            case Input.Arrived arrived -> "arrived " + arrived.side().word();
            case Input.Offer offer -> "offer " + offer.side().word();
            case Input.Accept accept -> "accept " + accept.side().word();
            case Input.Decline decline -> "decline " + decline.side().word();
            case Input.Resign resign -> "resign " + resign.side().word();
            case Input.Claim claim ->
                "claim " + claim.side().word() + " " + claim.kind().word();
        };
    }

    private static String event(Input.Arbiter input) {
        return switch (input) {
            case Input.Start _ -> "start";
            case Input.Pause _ -> "pause";
            case Input.Resume resume ->
                "resume " + resume.side().map(side -> side.word()).orElse("");
            case Input.SetClock set -> "clock " + set.side().word() + " " + Durations.text(set.remaining());
            case Input.AddTime add -> "add " + add.side().word() + " " + signed(add.more());
            case Input.CallFoul foul -> "foul " + foul.side().word() + " " + foul.clause();
            case Input.Pardon pardon -> "pardon " + pardon.side().word() + " " + pardon.clause();
            case Input.Waive waive -> "waive " + waive.point();
            case Input.Unrecorded unrecorded ->
                "unrecorded " + unrecorded.side().word() + " " + unrecorded.moves();
            case Input.Confirm confirm -> "confirm " + confirm.alert();
            case Input.Dismiss dismiss -> "dismiss " + dismiss.alert();
            case Input.Designate designate -> "designate " + designate.point();
            case Input.Vary vary -> "vary " + vary.side().word();
            case Input.Rewind rewind ->
                "rewind " + rewind.ply() + " "
                        + rewind.touched().map(Point::toString).orElse("");
            case Input.Swap _ -> "swap";
            case Input.Declare declare -> "position " + declare.position();
            case Input.Rule rule -> "result " + rule.result().word() + " " + rule.clause();
            case Input.Warn warn -> "warn " + warn.side().word();
            case Input.Sign _ -> "sign";
        };
    }

    private static String signed(Duration duration) {
        return duration.isNegative() ? "-" + Durations.text(duration.negated()) : Durations.text(duration);
    }

    private static String ranks(Sensed board) {
        StringBuilder ranks = new StringBuilder();
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Point.FILES; file++) {
                Point point = Point.of(file, rank);
                if (board.isEmpty(point)) {
                    empty++;
                } else {
                    ranks.append(empty == 0 ? "" : empty)
                            .append(cell(board.at(point).orElseThrow()));
                    empty = 0;
                }
            }
            ranks.append(empty == 0 ? "" : empty).append(rank == 0 ? "" : "/");
        }
        return ranks.toString();
    }

    private static char cell(Seen seen) {
        return switch (seen) {
            case Seen.Something _ -> 'X';
            case Seen.Colour colour -> colour.of() == org.qizhong.xiangqi.Side.RED ? '+' : '-';
            case Seen.Identity identity -> identity.of().letter();
        };
    }
}
