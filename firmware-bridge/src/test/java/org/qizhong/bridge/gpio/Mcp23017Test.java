package org.qizhong.bridge.gpio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.gpio.kernel.WordBus;

/** An expander on a bus of this test; GPA0 is the lowest bit of a word, GPB7 the highest. */
class Mcp23017Test {
    private final Registers bus = new Registers();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            an empty board           | FFFF | FFFF | {}
            a piece pulls its pin low | FFFF | FFFE | {0}
            port B is the high byte  | FFFF | 7EFF | {8, 15}
            pins left out are closed up | 7F7F | 7E7E | {0, 7}
            a pin left out is nothing | 7F7F | 7F7F | {}
            """)
    void pieces_are_read(String story, String pins, String shown, String pieces) throws IOException {
        Mcp23017 expander = started(Integer.parseInt(pins, 16));
        bus.words.put(Mcp23017.GPIO, Integer.parseInt(shown, 16));
        assertEquals(pieces, expander.read().toString(), story);
    }

    @Test
    void all_pins_become_inputs_with_pull_ups() throws IOException {
        started(Expander.ALL_PINS);
        assertEquals(0xFFFF, bus.words.get(Mcp23017.IODIR));
        assertEquals(0xFFFF, bus.words.get(Mcp23017.GPPU));
    }

    @Test
    void one_that_lost_its_power_for_a_moment_is_found_out() throws IOException {
        Mcp23017 expander = started(Expander.ALL_PINS);
        bus.words.put(Mcp23017.GPPU, 0);
        IOException said = assertThrows(IOException.class, () -> {
            for (int reading = 0; reading < 100; reading++) {
                expander.read();
            }
        });
        assertTrue(said.getMessage().contains("0x20 has forgotten its set-up"), said.getMessage());
    }

    private Mcp23017 started(int pins) throws IOException {
        Mcp23017 expander = new Mcp23017(bus, new Expander(0x20, new Channel(0), pins));
        expander.start();
        assertEquals(new BitSet(), expander.read());
        return expander;
    }

    private static final class Registers implements WordBus {
        private final Map<Integer, Integer> words = new HashMap<>(Map.of(Mcp23017.GPIO, 0xFFFF));

        @Override
        public int read(int address, int register) {
            assertEquals(0x20, address);
            return words.getOrDefault(register, 0);
        }

        @Override
        public void write(int address, int register, int word) {
            assertEquals(0x20, address);
            words.put(register, word);
        }

        @Override
        public void close() {}
    }
}
