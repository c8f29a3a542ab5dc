package org.qizhong.xiangqi.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * PGN for xiangqi: one or several games, moves in Chinese, short, WXF, ICCS or UCI notation, text in UTF-8 or GB18030.
 */
final class PgnFormat implements RecordFormat {

    @Override
    public String name() {
        return "PGN";
    }

    @Override
    public boolean recognises(byte[] bytes) {
        return Texts.decode(bytes)
                .filter(text -> !PgnLexer.tokens(text).isEmpty())
                .isPresent();
    }

    @Override
    public List<GameRecord> read(String fileName, byte[] bytes) {
        String text = Texts.decode(fileName, bytes);
        List<RecordFlaw> flaws = new ArrayList<>();
        List<GameRecord> games = new ArrayList<>();
        for (PgnDraft draft : drafts(PgnLexer.tokens(text), flaws)) {
            draft.record().ifPresent(games::add);
            flaws.addAll(draft.flaws());
        }
        if (!flaws.isEmpty()) {
            throw new RecordException(
                    fileName,
                    flaws.stream()
                            .sorted(Comparator.comparingInt(RecordFlaw::line))
                            .toList());
        }
        return List.copyOf(games);
    }

    private static List<PgnDraft> drafts(List<PgnToken> tokens, List<RecordFlaw> flaws) {
        List<PgnDraft> drafts = new ArrayList<>();
        PgnDraft draft = new PgnDraft();
        for (PgnToken token : tokens) {
            boolean nextGame = token.kind() == PgnToken.Kind.TAG && draft.hasMoves() && !draft.isInVariation();
            if (nextGame) {
                drafts.add(draft);
                draft = new PgnDraft();
            }
            switch (token.kind()) {
                case TAG -> draft.tag(token);
                case MOVE -> draft.move(token);
                case OPEN -> draft.open(token);
                case CLOSE -> draft.close(token);
                case FLAW -> flaws.add(new RecordFlaw(token.line(), token.text()));
                case END -> {
                    draft.end(token);
                    if (!draft.isInVariation() && !draft.isEmpty()) {
                        drafts.add(draft);
                        draft = new PgnDraft();
                    }
                }
            }
        }
        if (!draft.isEmpty()) {
            drafts.add(draft);
        }
        return drafts;
    }
}
