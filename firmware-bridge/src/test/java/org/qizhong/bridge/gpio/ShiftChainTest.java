package org.qizhong.bridge.gpio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import java.io.IOException;
import java.util.BitSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Twelve 74HC165, as their data sheet says they move, behind three of Pi4J's lines. */
class ShiftChainTest {
    private static final int BITS = 96;

    private final BitSet inputs = new BitSet(BITS);
    private final DigitalOutput load = mock(DigitalOutput.class);
    private final DigitalOutput clock = mock(DigitalOutput.class);
    private final DigitalInput data = mock(DigitalInput.class);
    private BitSet register = new BitSet(BITS);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            an empty board     |          | {}
            the first and last | 0 89     | {0, 89}
            neighbours         | 7 8 9    | {7, 8, 9}
            """)
    void pieces_are_read_in_the_order_in_which_bits_come_out(String story, String pieces, String read)
            throws IOException {
        tied();
        for (String piece : pieces == null ? new String[0] : pieces.split(" ", -1)) {
            inputs.clear(Integer.parseInt(piece));
        }
        ShiftChain chain = chain();
        assertEquals(read, chain.read().toString(), story);
        assertEquals(read, chain.read().toString(), story + ", read again");
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void a_chain_whose_wire_is_cut_or_shorted_tells_no_pieces(boolean stuckHigh) throws IOException {
        inputs.set(0, BITS, stuckHigh);
        ShiftChain chain = chain();
        IOException said = assertThrows(IOException.class, chain::read);
        assertTrue(said.getMessage().contains("test pattern"), said.getMessage());
    }

    private void tied() {
        inputs.set(0, BITS);
        inputs.clear(90);
        inputs.clear(92);
        inputs.clear(94);
    }

    private ShiftChain chain() throws IOException {
        when(load.low()).then(call -> {
            register = (BitSet) inputs.clone();
            return load;
        });
        when(clock.high()).then(call -> {
            register = register.get(1, BITS);
            return clock;
        });
        when(data.isHigh()).then(call -> register.get(0));
        Sensors.Shift.Lines lines = new Sensors.Shift.Lines(11, 9);
        Sensors.Chain wiring = new Sensors.Chain(8, lines, BITS, TestPattern.LAST_SIX);
        ShiftChain chain = new ShiftChain(wiring, load, new LineShifter(clock, data));
        chain.start();
        return chain;
    }
}
