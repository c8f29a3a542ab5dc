package org.qizhong.bridge.link;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a board is to show, repeated until a snapshot bears its serial number. Immutable.
 *
 * @param lights what the lights are to show, if anything was said
 * @param display what the clocks are to show, if anything was said
 * @param seen the serial numbers that the board showed last
 * @param due when to repeat what it does not show yet
 */
record Shows(Optional<Message.Indicate> lights, Optional<Message.Display> display, Message.Shown seen, long due) {

    static final Shows NOTHING = new Shows(Optional.empty(), Optional.empty(), new Message.Shown(0, 0), 0);

    private static final long PERIOD = 150_000;
    private static final int SERIALS = 255;

    /** The serial number after that one: 1 to 255, and round again; 0 is what a board starts with. */
    static int after(int serial) {
        return serial % SERIALS + 1;
    }

    int nextLights() {
        return after(lights.map(Message.Indicate::serial).orElse(seen.lights()));
    }

    int nextDisplay() {
        return after(display.map(Message.Display::serial).orElse(seen.display()));
    }

    Shows with(Message.Indicate indicate) {
        return new Shows(Optional.of(indicate), display, seen, 0);
    }

    Shows with(Message.Display faces) {
        return new Shows(lights, Optional.of(faces), seen, 0);
    }

    Shows seen(Message.Shown shown) {
        return new Shows(lights, display, shown, due);
    }

    /** What the board does not show yet, if it is time to say it again. */
    List<Message.ToBoard> due(long now) {
        return now < due
                ? List.of()
                : Stream.<Message.ToBoard>concat(
                                lights.filter(it -> it.serial() != seen.lights()).stream(),
                                display.filter(it -> it.serial() != seen.display()).stream())
                        .toList();
    }

    Shows repeatedAt(long now) {
        return new Shows(lights, display, seen, now + PERIOD);
    }
}
