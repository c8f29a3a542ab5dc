package org.qizhong.service.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.qizhong.referee.transcript.Transcript;
import org.qizhong.referee.transcript.TranscriptException;
import org.qizhong.referee.transcript.TranscriptReader;
import org.qizhong.service.words.Language;
import org.qizhong.service.words.Words;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.Records;

/** Sheets of transcripts for tests, and what they say in short. */
final class Sheets {

    /** Two rounds, pressed, no time wasted. */
    static final String OPENING = """
            0 start
            2 lift h2
            3 place e2
            5 press red
            8 lift h9
            9 place g7
            11 press black
            13 lift h0
            14 place g2
            15 press red
            16 lift i9
            17 place h9
            20 press black
            """;

    private Sheets() {}

    static Transcript transcript(String text) {
        try {
            return TranscriptReader.read(text.getBytes(StandardCharsets.UTF_8));
        } catch (TranscriptException e) {
            throw new IllegalArgumentException(e.faults().toString(), e);
        }
    }

    /** The sheet of some header lines and some events. */
    static ScoreSheet of(String header, String events) {
        return Scribe.sheet(transcript(header + "---\n" + events));
    }

    /** Each move in short: ply, move, seconds used and left, {@code o} unpressed, a mark, {@code x} taken back. */
    static String moves(ScoreSheet sheet) {
        return sheet.lines().stream().map(Sheets::move).collect(Collectors.joining("\n"));
    }

    private static String move(Line line) {
        return line.ply().number() + " " + line.ply().move()
                + line.used().map(used -> " " + used.toMillis() / 1000.0).orElse("")
                + line.left()
                        .map(left -> " " + left.remaining().toMillis() / 1000.0)
                        .orElse("")
                + (line.pressed() ? "" : " o")
                + line.mark().map(mark -> " " + mark).orElse("")
                + (line.struck() ? " x" : "");
    }

    /** Each note in English, struck ones with a bar before them. */
    static String notes(ScoreSheet sheet) {
        Outline outline = new Outline(sheet, Words.in(Language.EN));
        return sheet.notes().stream()
                .map(note -> (note.struck() ? "| " : "") + note.fact().at() + " " + outline.tell(note))
                .collect(Collectors.joining("\n"));
    }

    static String text(ScoreSheet sheet) {
        return SheetFormat.TEXT.write(sheet, Words.in(Language.EN));
    }

    /** What a format that other programs read says, read back. */
    static GameRecord readBack(ScoreSheet sheet, SheetFormat format) {
        String text = format.write(sheet, Words.in(Language.ZH));
        List<GameRecord> games = Records.read("sheet", text.getBytes(StandardCharsets.UTF_8));
        assertEquals(1, games.size(), text);
        return games.getFirst();
    }
}
