package org.qizhong.service.config;

import java.util.List;
import org.qizhong.service.station.Address;
import org.qizhong.service.station.Table;

/**
 * What a configuration file asks for.
 *
 * @param address where to listen
 * @param tables the boards, in the file's order
 */
public record Config(Address address, List<Table> tables) {

    public static final Config EMPTY = new Config(Address.DEFAULT, List.of());

    public Config {
        tables = List.copyOf(tables);
    }
}
