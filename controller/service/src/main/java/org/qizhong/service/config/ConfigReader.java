package org.qizhong.service.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qizhong.service.station.Address;
import org.qizhong.service.station.Table;

/** Reads a configuration file. */
public final class ConfigReader {

    private static final String SERVER = "server";
    private static final String BOARD = "board";

    private final Path file;
    private final Section.Source source;
    private final List<Table> tables = new ArrayList<>();
    private Address address = Address.DEFAULT;

    private ConfigReader(Path file, String text) {
        this.file = file;
        this.source = new Section.Source(file.toString(), new Lines(text), new ArrayList<>());
    }

    /**
     * Reads a whole file.
     *
     * @param file its name, for refusals, and the folder that its paths are relative to
     * @param bytes UTF-8 text
     * @throws ConfigException with every fault
     */
    public static Config read(Path file, byte[] bytes) throws ConfigException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        ConfigReader reader = new ConfigReader(file, text);
        reader.readAll(tree(file, text));
        if (!reader.source.faults().isEmpty()) {
            throw new ConfigException(reader.source.faults());
        }
        return new Config(reader.address, reader.tables);
    }

    private static JsonNode tree(Path file, String text) throws ConfigException {
        try {
            return new TomlMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new ConfigException(
                    List.of(file + ":" + e.getLocation().getLineNr() + ": this is not TOML: " + firstLine(e)));
        }
    }

    private static String firstLine(JsonProcessingException failed) {
        return String.valueOf(failed.getOriginalMessage()).lines().findFirst().orElse("");
    }

    private void readAll(JsonNode root) {
        new Section(source, "", 0, root).allowOnly(Set.of(SERVER, BOARD));
        if (root.has(SERVER)) {
            readServer(new Section(source, SERVER, 1, root.get(SERVER)));
        }
        JsonNode boards = root.path(BOARD);
        if (!boards.isMissingNode() && !boards.isArray()) {
            new Section(source, "", 0, root).refuse(BOARD, "write [[board]], with two brackets, for each board");
            return;
        }
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < boards.size(); i++) {
            Section section = new Section(source, BOARD, i + 1, boards.get(i));
            new BoardSection(section, file).table(i + 1).ifPresent(table -> {
                if (!ids.add(table.opening().id())) {
                    section.refuse(
                            "name",
                            "another board is called \"" + table.opening().name() + "\" too");
                }
                tables.add(table);
            });
        }
    }

    private void readServer(Section server) {
        server.allowOnly(Set.of("host", "port"));
        address = new Address(server.text("host").orElse(Address.DEFAULT.host()), (int)
                server.number("port", 0, 65_535, Address.DEFAULT_PORT));
    }
}
