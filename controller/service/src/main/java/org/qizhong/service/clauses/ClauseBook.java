package org.qizhong.service.clauses;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.qizhong.referee.input.Clause;

/** All clauses of the rule documents, and those of the house that the referee may quote, each document a table. */
public final class ClauseBook {

    /** The first part of a clause's name. */
    public static final List<String> DOCUMENTS = List.of("CXA2011", "CXA1999", "CLUB", "HOUSE");

    private static final int COLUMNS = 5;

    private final Map<Clause, ClauseText> texts;

    private ClauseBook(Map<Clause, ClauseText> texts) {
        this.texts = Collections.unmodifiableMap(texts);
    }

    /** The book that comes with the program. */
    public static ClauseBook load() {
        Map<Clause, ClauseText> texts = new LinkedHashMap<>();
        for (String document : DOCUMENTS) {
            String file = "/clauses/" + document + ".tsv";
            read(file).lines().skip(1).map(line -> row(file, line)).forEach(text -> {
                if (texts.put(text.clause(), text) != null) {
                    throw new IllegalStateException(file + ": " + text.clause() + " stands there twice");
                }
            });
        }
        return new ClauseBook(texts);
    }

    private static String read(String file) {
        try (InputStream in = ClauseBook.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    private static ClauseText row(String file, String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length != COLUMNS) {
            throw new IllegalStateException(file + ": not " + COLUMNS + " columns: " + line);
        }
        Standing standing = Standing.valueOf(cells[1].toUpperCase(Locale.ROOT));
        return new ClauseText(new Clause(cells[0]), standing, cells[2], cells[3], cells[4]);
    }

    /** What a clause says; nothing where it is the organiser's own. */
    public Optional<ClauseText> find(Clause clause) {
        return Optional.ofNullable(texts.get(clause));
    }

    /** Every clause, in the order of the documents. */
    public List<ClauseText> all() {
        return List.copyOf(texts.values());
    }

    /** The clauses of one document, in its order. */
    public List<ClauseText> of(String document) {
        return all().stream()
                .filter(text -> text.clause().id().startsWith(document + ":"))
                .toList();
    }
}
