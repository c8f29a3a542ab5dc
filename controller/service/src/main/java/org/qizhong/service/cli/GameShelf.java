package org.qizhong.service.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.qizhong.simulator.NamedGame;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.RecordException;
import org.qizhong.xiangqi.record.Records;

/** The games of a folder: those of its PGN files, and the main lines of its index. */
final class GameShelf {

    private static final String INDEX = "index.tsv";

    private final List<NamedGame> games = new ArrayList<>();
    private final Terminal terminal;
    private int skipped;

    private GameShelf(Terminal terminal) {
        this.terminal = terminal;
    }

    static GameShelf of(Path folder, Terminal terminal) {
        if (!Files.isDirectory(folder)) {
            throw new Complaint(folder + ": there is no such folder");
        }
        GameShelf shelf = new GameShelf(terminal);
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(GameShelf::isPgn).sorted().forEach(file -> shelf.addRecords(folder, file));
        } catch (IOException e) {
            throw new Complaint(folder + ": " + e.getMessage());
        }
        if (Files.exists(folder.resolve(INDEX))) {
            shelf.addIndex(folder.resolve(INDEX));
        }
        return shelf;
    }

    List<NamedGame> games() {
        return games;
    }

    /** How many entries hold no game that can be played; each was named on standard error. */
    int skipped() {
        return skipped;
    }

    private static boolean isPgn(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".pgn") && Files.isRegularFile(file);
    }

    private void addRecords(Path folder, Path file) {
        String name = folder.relativize(file).toString();
        try {
            int number = 0;
            for (GameRecord record : Records.read(name, Inputs.bytes(file.toString(), terminal))) {
                add(new NamedGame(name + " game " + ++number, record));
            }
        } catch (RecordException e) {
            skip(e.getMessage().lines().findFirst().orElse(name));
        }
    }

    private void addIndex(Path file) {
        String text = new String(Inputs.bytes(file.toString(), terminal), java.nio.charset.StandardCharsets.UTF_8);
        List<String> lines = text.lines().toList();
        IndexLine.Columns columns = IndexLine.Columns.of(file.toString(), lines.getFirst());
        for (int i = 1; i < lines.size(); i++) {
            IndexLine line = new IndexLine(columns, lines.get(i));
            try {
                add(line.game());
            } catch (IllegalArgumentException e) {
                skip(file + ":" + (i + 1) + ": " + e.getMessage());
            }
        }
    }

    private void add(NamedGame game) {
        if (game.record().moves().isEmpty()) {
            skip(game.name() + ": no moves");
        } else {
            games.add(game);
        }
    }

    private void skip(String why) {
        skipped++;
        terminal.complain("skipped " + why);
    }
}
