package org.qizhong.bridge.link;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qizhong.referee.input.SensorKind;

/**
 * Which board a table is to have.
 *
 * @param board its number; nothing if any will do
 * @param map the CRC of the wiring file's channel map; nothing if it is not known yet
 * @param kind the wiring file's kind of sensor
 */
public record Expected(OptionalLong board, OptionalInt map, SensorKind kind) {

    static final int PROTOCOL = 1;

    /** Why that board is not the one: what it is, what was expected, and what would put it right. */
    Optional<String> refusal(Message.Hello hello) {
        if (hello.protocol() != PROTOCOL) {
            return Optional.of("the board speaks version " + hello.protocol() + " of the link, this program version "
                    + PROTOCOL + ": load the firmware that came with this program");
        }
        if (hello.sensors() != kind.ordinal() + 1) {
            return Optional.of("the board's sensors are " + word(hello.sensors()) + ", the wiring file says "
                    + word(kind.ordinal() + 1) + ": load the firmware for them, or take the other wiring file");
        }
        if (board.isPresent() && hello.who().board() != board.getAsLong()) {
            return Optional.of(
                    "this is board " + Long.toUnsignedString(hello.who().board()) + ", this table's is "
                            + Long.toUnsignedString(board.getAsLong()) + ": plug in that one, or set this one up");
        }
        if (map.isPresent() && hello.who().map() != map.getAsInt()) {
            return Optional.of(
                    "the board was set up for channel map " + hex(hello.who().map()) + ", the wiring file's is "
                            + hex(map.getAsInt()) + ": take its wiring file, or set it up for this one");
        }
        return Optional.empty();
    }

    private static String word(int sensors) {
        SensorKind[] kinds = SensorKind.values();
        return sensors >= 1 && sensors <= kinds.length
                ? kinds[sensors - 1].name().toLowerCase(Locale.ROOT)
                : "of kind " + sensors;
    }

    private static String hex(int crc) {
        return String.format(Locale.ROOT, "%08x", crc);
    }
}
