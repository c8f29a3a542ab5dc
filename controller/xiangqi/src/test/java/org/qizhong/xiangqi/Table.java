package org.qizhong.xiangqi;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tab-separated test data: the first line names the columns. */
public final class Table {

    private Table() {}

    /** The rows of a table that lies beside this class. */
    public static List<Map<String, String>> rows(String name) {
        try (InputStream table = Table.class.getResourceAsStream(name)) {
            return parse(new String(table.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public static List<Map<String, String>> parse(String text) {
        List<String[]> lines = text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.split("\t", -1))
                .toList();
        List<Map<String, String>> rows = new ArrayList<>();
        for (String[] cells : lines.subList(1, lines.size())) {
            Map<String, String> row = new LinkedHashMap<>();
            for (int i = 0; i < cells.length; i++) {
                row.put(lines.getFirst()[i], cells[i]);
            }
            rows.add(row);
        }
        return rows;
    }

    /** The words of a cell that lists moves. */
    public static List<Move> moves(String cell) {
        return Arrays.stream(cell.split(" ", -1))
                .filter(word -> !word.isEmpty())
                .map(word -> Move.parse(word).orElseThrow())
                .toList();
    }
}
