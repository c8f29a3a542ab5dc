package org.qizhong.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * DhtmlXQ (东萍象棋): fields in square brackets, each game between {@code [DhtmlXQ]} and {@code [/DhtmlXQ]}, text in
 * UTF-8 or GB18030. What stands around the games is not looked at, so a page that shows one can be read too.
 */
final class DhtmlXqFormat implements RecordFormat {

    private static final Pattern SIGN = Pattern.compile("(?i)\\[(/?)DhtmlXQ(?:_(\\w+))?]");
    private static final Pattern GAME = Pattern.compile("(?i)\\[DhtmlXQ(?:_movelist|_binit)?]");

    @Override
    public String name() {
        return "DhtmlXQ";
    }

    @Override
    public boolean recognises(byte[] bytes) {
        return Texts.decode(bytes).filter(text -> GAME.matcher(text).find()).isPresent();
    }

    @Override
    public List<GameRecord> read(String fileName, byte[] bytes) {
        List<GameRecord> games = new ArrayList<>();
        List<RecordFlaw> flaws = new ArrayList<>();
        for (DhtmlXqDraft draft : drafts(Texts.decode(fileName, bytes), flaws)) {
            draft.record().ifPresent(games::add);
            flaws.addAll(draft.flaws());
        }
        if (games.isEmpty() && flaws.isEmpty()) {
            flaws.add(new RecordFlaw(0, "holds no field of a game"));
        }
        if (!flaws.isEmpty()) {
            throw new RecordException(fileName, flaws);
        }
        return List.copyOf(games);
    }

    /** A field ends at the next closing bracket whatever its name: files are met in which the names differ. */
    private static List<DhtmlXqDraft> drafts(String text, List<RecordFlaw> flaws) {
        List<DhtmlXqDraft> drafts = new ArrayList<>(List.of(new DhtmlXqDraft()));
        List<MatchResult> signs = SIGN.matcher(text).results().toList();
        int line = 1;
        int counted = 0;
        for (int i = 0; i < signs.size(); i++) {
            MatchResult sign = signs.get(i);
            line += (int) text.substring(counted, sign.start())
                    .chars()
                    .filter(letter -> letter == '\n')
                    .count();
            counted = sign.start();
            boolean opens = sign.group(1).isEmpty();
            if (opens && sign.group(2) == null) {
                drafts.add(new DhtmlXqDraft());
            } else if (opens
                    && i + 1 < signs.size()
                    && !signs.get(i + 1).group(1).isEmpty()) {
                String value = text.substring(sign.end(), signs.get(i + 1).start());
                drafts.getLast().field(sign.group(2).toLowerCase(Locale.ROOT), line, value);
            } else if (opens) {
                flaws.add(new RecordFlaw(line, "field " + sign.group(2) + " opens and never closes"));
            }
        }
        drafts.removeIf(DhtmlXqDraft::isEmpty);
        return drafts;
    }
}
