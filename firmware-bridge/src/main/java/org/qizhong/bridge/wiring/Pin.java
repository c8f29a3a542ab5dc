package org.qizhong.bridge.wiring;

import java.util.Optional;

/**
 * A pin that a wire goes to.
 *
 * @param host whose it is
 * @param number on a Pi the SoC's number, which is also the line's offset on its gpiochip; on a Mega the Arduino's
 *     number, {@code A0} to {@code A15} being 54 to 69
 */
public record Pin(Host host, int number) {

    private static final int FIRST_ANALOG = 54;
    private static final int LAST_ANALOG = 69;

    /** The pin that a text such as {@code GPIO17}, {@code D22} or {@code A0} names, whether or not there is one. */
    public static Optional<Pin> parse(String text) {
        if (!text.matches("(GPIO|D|A)[0-9]{1,3}")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(text.replaceAll("[A-Z]+", ""));
        return Optional.of(
                switch (text.charAt(0)) {
                    case 'G' -> new Pin(Host.PI, number);
                    case 'A' -> new Pin(Host.MEGA, FIRST_ANALOG + number);
                    default -> new Pin(Host.MEGA, number);
                });
    }

    @Override
    public String toString() {
        return host == Host.MEGA && number >= FIRST_ANALOG && number <= LAST_ANALOG
                ? "A" + (number - FIRST_ANALOG)
                : host.prefix() + number;
    }
}
