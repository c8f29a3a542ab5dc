package org.qizhong.service.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qizhong.bridge.toml.Section;
import org.qizhong.bridge.toml.Toml;
import org.qizhong.service.station.Address;
import org.qizhong.service.station.Table;

/** Reads a configuration file. */
public final class ConfigReader {

    private static final String SERVER = "server";
    private static final String BOARD = "board";

    private final Path file;
    private final Toml toml;
    private final List<Table> tables = new ArrayList<>();
    private Address address = Address.DEFAULT;

    private ConfigReader(Path file, Toml toml) {
        this.file = file;
        this.toml = toml;
    }

    /**
     * Reads a whole file.
     *
     * @param file its name, for refusals, and the folder that its paths are relative to
     * @param bytes UTF-8 text
     * @throws ConfigException with every fault
     */
    public static Config read(Path file, byte[] bytes) throws ConfigException {
        Toml toml = new Toml(file.toString(), bytes);
        ConfigReader reader = new ConfigReader(file, toml);
        reader.readAll();
        if (!toml.faults().isEmpty()) {
            throw new ConfigException(toml.faults());
        }
        return new Config(reader.address, reader.tables);
    }

    private void readAll() {
        toml.top().allowOnly(Set.of(SERVER, BOARD));
        toml.table(SERVER).ifPresent(this::readServer);
        Set<String> ids = new HashSet<>();
        List<Section> boards = toml.tables(BOARD);
        for (int i = 0; i < boards.size(); i++) {
            Section section = boards.get(i);
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
