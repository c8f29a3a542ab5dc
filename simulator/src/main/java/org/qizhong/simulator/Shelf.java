package org.qizhong.simulator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.qizhong.xiangqi.record.GameRecord;
import org.qizhong.xiangqi.record.RecordException;
import org.qizhong.xiangqi.record.Records;

/**
 * The games of a folder.
 *
 * @param games what was read, by name of file
 * @param refused why a file was not
 */
public record Shelf(List<NamedGame> games, List<String> refused) {

    public Shelf {
        games = List.copyOf(games);
        refused = List.copyOf(refused);
    }

    /**
     * Reads every file of a folder and of the folders in it.
     *
     * @throws IOException if the folder or a file cannot be read at all
     */
    public static Shelf read(Path folder) throws IOException {
        List<NamedGame> games = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        for (Path file : files(folder)) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            try {
                List<GameRecord> records = Records.read(name, Files.readAllBytes(file));
                for (int i = 0; i < records.size(); i++) {
                    String number = records.size() == 1 ? "" : "#" + (i + 1);
                    games.add(new NamedGame(name + number, records.get(i)));
                }
            } catch (RecordException refusal) {
                refused.add(refusal.getMessage());
            }
        }
        return new Shelf(games, refused);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
