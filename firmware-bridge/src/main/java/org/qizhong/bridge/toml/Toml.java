package org.qizhong.bridge.toml;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A TOML file while it is being read, with the faults found so far. Not to be shared between threads. */
public final class Toml {

    private final String file;
    private final Lines lines;
    private final JsonNode root;
    private final List<String> faults = new ArrayList<>();

    /**
     * Takes a file's text. A text that is no TOML is an empty file with one fault.
     *
     * @param file its name, for faults
     * @param bytes UTF-8 text
     */
    public Toml(String file, byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        this.file = file;
        this.lines = new Lines(text);
        this.root = tree(text);
    }

    private JsonNode tree(String text) {
        TomlMapper mapper = new TomlMapper();
        try {
            return mapper.readTree(text);
        } catch (JsonProcessingException e) {
            String what =
                    String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
            faults.add(file + ":" + e.getLocation().getLineNr() + ": this is not TOML: " + what);
            return mapper.createObjectNode();
        }
    }

    /** Each with the file, the line where it is known, and what would be right. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    /** The keys before the first table, among them the tables' names. */
    public Section top() {
        return new Section(this, new Place("", 0, "", 0), root);
    }

    /** The table of that name, if there is one. */
    public Optional<Section> table(String name) {
        return root.has(name)
                ? Optional.of(new Section(this, new Place(name, 0, "", 0), root.get(name)))
                : Optional.empty();
    }

    /** The tables of that name, each of which is written with two brackets. */
    public List<Section> tables(String name) {
        JsonNode found = root.path(name);
        if (!found.isMissingNode() && !found.isArray()) {
            refuse(Place.in(name, ""), "write [[" + name + "]], with two brackets, for each " + name);
        }
        return IntStream.range(0, found.isArray() ? found.size() : 0)
                .mapToObj(i -> new Section(this, new Place(name, i + 1, "", 0), found.get(i)))
                .toList();
    }

    /** Notes a fault. */
    public void refuse(Place place, String what) {
        Place lined = place.number() == 0 ? new Place(place.table(), 1, place.key(), place.element()) : place;
        String line = lines.of(lined).map(found -> ":" + found).orElse("");
        faults.add(file + line + ": " + place.words() + what);
    }
}
