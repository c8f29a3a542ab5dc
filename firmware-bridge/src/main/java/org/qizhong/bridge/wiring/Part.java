package org.qizhong.bridge.wiring;

import java.util.Optional;

/**
 * A line of the bill of materials.
 *
 * @param reference what drawings and the guide call them, {@code U1-U12}
 * @param part what to buy
 * @param count how many
 * @param rating what to look for in the data sheet
 * @param draw what they take from a supply, where they do
 */
public record Part(String reference, String part, int count, String rating, Optional<Draw> draw) {

    /**
     * What each of them takes.
     *
     * @param rail the supply's name
     * @param microamps at the most
     */
    public record Draw(String rail, int microamps) {}
}
