package org.qizhong.service.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qizhong.service.house.House;

/**
 * A document as lines of text.
 *
 * @param file its path from the root of the repository
 * @param lines its lines, without their ends
 */
record Document(String file, List<String> lines) {

    private static final String FENCE = "```";
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.*)$");

    /** All documents of the house. */
    static Stream<Document> all() {
        return House.sources(".md").stream()
                .map(source -> new Document(source.file(), List.of(source.text().split("\n", -1))));
    }

    static Document named(String file) {
        return all().filter(document -> document.file().equals(file))
                .findFirst()
                .orElseThrow();
    }

    String text() {
        return String.join("\n", lines);
    }

    void write() {
        try {
            Files.writeString(House.root().resolve(file), text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        int open = -1;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(FENCE)) {
                if (open >= 0) {
                    String info = lines.get(open).substring(FENCE.length()).strip();
                    blocks.add(new Block(info, open + 1, lines.subList(open + 1, i)));
                }
                open = open >= 0 ? -1 : i;
            }
        }
        return blocks;
    }

    Document with(Block block, List<String> body) {
        List<String> changed = new ArrayList<>(lines.subList(0, block.start()));
        changed.addAll(body);
        changed.addAll(lines.subList(block.start() + block.body().size(), lines.size()));
        return new Document(file, changed);
    }

    /** The document without the numbers of outputs that are only about right: simulated hands learn new habits. */
    Document rounded() {
        Document document = this;
        for (Block block : blocks().reversed()) {
            if (block.is("console run about")) {
                document = document.with(
                        block,
                        block.body().stream()
                                .map(line -> line.replaceAll("(?<!\\p{L})[0-9]+(\\.[0-9]+)?", "#"))
                                .toList());
            }
        }
        return document;
    }

    /** What is not inside a block. */
    String prose() {
        Document document = this;
        for (Block block : blocks().reversed()) {
            document = document.with(block, List.of());
        }
        return document.text();
    }

    /** The parts of addresses that lead to its headings. */
    List<String> anchors() {
        return HEADING.matcher(prose()).results().map(Document::anchor).toList();
    }

    private static String anchor(MatchResult heading) {
        UnaryOperator<String> plain = text -> text.replaceAll("[^\\p{L}\\p{N} _-]", "");
        return plain.apply(heading.group(1)).strip().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** Its name in reports: a record would tell all its lines. */
    @Override
    public String toString() {
        return file;
    }
}
