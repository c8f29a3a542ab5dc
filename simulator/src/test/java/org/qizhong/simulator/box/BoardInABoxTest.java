package org.qizhong.simulator.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The firmware's own binary, in the emulator, read through a serial device by plain reading and writing. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BoardInABoxTest {
    private static final int HELLO = 0x01;
    private static final int CHANGE = 0x02;
    private static final int SNAPSHOT = 0x04;
    private static final int GREET = 0x80;
    private static final int ACKNOWLEDGE = 0x81;
    private static final int INDICATE = 0x84;
    private static final int DISPLAY = 0x85;
    private static final int BOOT_AT = 16;
    private static final int SENSORS_AT = 7;
    private static final int CHANNEL_AT = 12;
    private static final int LEVEL_AT = 13;
    private static final int LIGHTS_AT = 20;
    private static final int DISPLAY_AT = 21;
    private static final int BUTTONS_AT = 22;
    private static final int LEVELS_AT = 24;
    private static final byte NONCE = 77;

    @TempDir
    Path folder;

    @BeforeAll
    static void tools() throws IOException, InterruptedException {
        Tools.build();
    }

    @ParameterizedTest
    @CsvSource({"occupancy, 1, 1, 32", "side, 2, 2, 8", "identity, 3, 9, 144"})
    void a_board_says_what_it_is_what_changes_and_what_stands(String sensors, int kind, int level, int packed)
            throws IOException {
        try (Box box = new Box(folder, sensors);
                Wire wire = new Wire(box.link())) {
            assertEquals(kind, greeted(wire).get(SENSORS_AT));
            wire.await(SNAPSHOT, snapshot -> snapshot.getInt(0) == 1);
            box.tell("set 5 " + level);
            ByteBuffer change = wire.await(CHANGE, event -> true).payload();
            assertEquals(5, change.get(CHANNEL_AT));
            assertEquals(level, change.get(LEVEL_AT));
            wire.send(ACKNOWLEDGE, (byte) 1, (byte) 0, (byte) 0, (byte) 0, (byte) 0);
            ByteBuffer after =
                    wire.await(SNAPSHOT, snapshot -> snapshot.getInt(4) == 2).payload();
            int bits = after.get(LEVELS_AT - 1);
            assertEquals(packed, after.get(LEVELS_AT + 5 * bits / 8) & 0xFF, "channel 5 stands in the snapshot");
        }
    }

    @Test
    void a_press_that_is_planned_is_stamped_to_the_millisecond_and_what_is_shown_is_seen() throws IOException {
        try (Box box = new Box(folder, "occupancy");
                Wire wire = new Wire(box.link())) {
            greeted(wire);
            assertTrue(box.ask("zero").startsWith("zero "));
            box.tell("at 100000 press red");
            box.tell("at 350000 release red");
            int pressed =
                    wire.await(CHANGE, event -> event.getInt(0) == 1).payload().getInt(4);
            int released =
                    wire.await(CHANGE, event -> event.getInt(0) == 2).payload().getInt(4);
            assertEquals(250_000, released - pressed, 1_100, "a scan of a millisecond lies between hand and stamp");
            wire.await(SNAPSHOT, snapshot -> snapshot.get(BUTTONS_AT) == 0);
            byte[] lit = new byte[26];
            lit[0] = 9;
            lit[1 + 40 / 8] = 1;
            wire.send(INDICATE, lit);
            wire.send(DISPLAY, clocks(7, 83_000, 3_723_000));
            for (int snapshots = 0; snapshots < 10; snapshots++) {
                wire.await(SNAPSHOT, snapshot -> snapshot.get(LIGHTS_AT) == 9 && snapshot.get(DISPLAY_AT) == 7);
            }
            assertTrue(box.ask("").startsWith("did 100000 "));
            assertTrue(box.ask("").startsWith("did 350000 "));
            String state = box.ask("state");
            assertTrue(state.matches("state lights=40 buzzer=off .* red=01:23 black=01:02 starts=1 .*"), state);
        }
    }

    @Test
    void a_cable_that_is_pulled_leaves_the_board_as_it_was_and_a_reset_does_not() throws IOException {
        try (Box box = new Box(folder, "occupancy")) {
            int boot;
            try (Wire wire = new Wire(box.link())) {
                boot = greeted(wire).getInt(BOOT_AT);
            }
            box.tell("unplug");
            box.tell("press black");
            box.tell("plug");
            box.ask("now");
            try (Wire wire = new Wire(box.link())) {
                assertEquals(boot, greeted(wire).getInt(BOOT_AT));
                wire.await(CHANGE, event -> event.getInt(0) == 1 && event.get(CHANNEL_AT) == 97);
                box.tell("reset 8");
                wire.await(HELLO, hello -> hello.getInt(BOOT_AT) == boot + 1);
            }
        }
    }

    /** Standing clocks, in milliseconds. */
    private static byte[] clocks(int serial, int red, int black) {
        ByteBuffer payload = ByteBuffer.allocate(15).order(ByteOrder.LITTLE_ENDIAN);
        payload.put((byte) serial).put((byte) 0).putInt(0).putInt(red).putInt(black);
        return payload.array();
    }

    /** A board that starts does not hear yet: greeted again whenever it speaks without having heard. */
    private static ByteBuffer greeted(Wire wire) throws IOException {
        while (true) {
            wire.send(GREET, NONCE, (byte) 0, (byte) 0, (byte) 0, (byte) 1);
            ByteBuffer hello = wire.await(HELLO, any -> true).payload();
            if (hello.getInt(0) == NONCE) {
                return hello;
            }
        }
    }
}
