package org.qizhong.service.view;

import org.qizhong.referee.rulebook.Settings;

/**
 * What a board is opened with.
 *
 * @param id its name in addresses
 * @param name its name on the page
 * @param settings what was agreed before the game
 * @param speed how fast its game time runs
 */
public record Opening(String id, String name, Settings settings, Speed speed) {

    /** An opening whose address is made from its name: letters and digits stay, the rest becomes hyphens. */
    public static Opening named(String name, Settings settings, Speed speed) {
        String id = name.toLowerCase(java.util.Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
        return new Opening(id.isEmpty() ? "board" : id, name, settings, speed);
    }
}
