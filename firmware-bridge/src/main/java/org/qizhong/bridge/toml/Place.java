package org.qizhong.bridge.toml;

/**
 * A value of a TOML file, as a person would point to it.
 *
 * @param table the table's name; empty for the file itself
 * @param number which of the tables of that name, from 1; 0 where there can be only one
 * @param key the key; empty for the table as a whole
 * @param element which element of a list, from 1; 0 for the value as a whole
 */
public record Place(String table, int number, String key, int element) {

    /** A key before the first table. */
    public static Place top(String key) {
        return new Place("", 0, key, 0);
    }

    /** A key in a table that is there once. */
    public static Place in(String table, String key) {
        return new Place(table, 0, key, 0);
    }

    /** An element of the list that stands here. */
    public Place element(int which) {
        return new Place(table, number, key, which);
    }

    String words() {
        String where = number == 0 ? table : table + " " + number;
        return (where.isEmpty() ? "" : where + ": ") + (key.isEmpty() ? "" : key + ": ");
    }
}
