package org.qizhong.bridge.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qizhong.bridge.Channel;

/**
 * Whether a pin exists and is free to be used so. Sources: "Raspberry Pi hardware", GPIO and the 40-pin header; the pin
 * mapping of the Arduino Mega 2560; the firmware's {@code hal/atmega2560/pins.h}.
 */
final class PinRules {

    private static final Set<Integer> FIRST_HEADER =
            Set.of(2, 3, 4, 7, 8, 9, 10, 11, 14, 15, 17, 18, 22, 23, 24, 25, 27);
    private static final int LAST_MEGA = 69;

    /** What the firmware reads and drives; it is compiled in. */
    private static final Map<String, Integer> FIRMWARE = Map.ofEntries(
            Map.entry("chain load", 10),
            Map.entry("chain clock", 52),
            Map.entry("chain data", 50),
            Map.entry("readers receive", 19),
            Map.entry("readers send", 18),
            Map.entry("red press", 2),
            Map.entry("black press", 3),
            Map.entry("red adjust", 22),
            Map.entry("black adjust", 23),
            Map.entry("red call", 24),
            Map.entry("black call", 25),
            Map.entry("buzzer", 8),
            Map.entry("display SCL", 21),
            Map.entry("display SDA", 20));

    private static final List<Integer> RANKS = List.of(37, 36, 35, 34, 33, 32, 31, 30, 49, 48);
    private static final List<Integer> FILES = List.of(62, 63, 64, 65, 66, 67, 68, 69, 15);

    private PinRules() {}

    static List<Finding> of(Wiring wiring, List<Use> uses) {
        List<Finding> found = new ArrayList<>();
        for (Use use : uses) {
            Optional<String> what = use.pin().host() == Host.PI ? pi(wiring, use) : mega(wiring, use);
            what.ifPresent(why -> found.add(new Finding(use.place(), use.pin() + " " + why)));
        }
        Buttons buttons = wiring.buttons();
        buttons.pins().forEach((channel, pin) -> {
            if (pulledUp(pin) && buttons.active() == Buttons.Active.HIGH) {
                found.add(fault(channel, pin + " has a fixed pull-up of 1.8 kΩ; its button must be active low"));
            }
        });
        return found;
    }

    private static Finding fault(Channel button, String what) {
        return WiringCheck.fault("buttons", Buttons.KEYS.get(button), what);
    }

    static boolean pulledUp(Pin pin) {
        return pin.host() == Host.PI && (pin.number() == 2 || pin.number() == 3);
    }

    private static Optional<String> pi(Wiring wiring, Use use) {
        if (wiring.pi().isEmpty()) {
            return Optional.of("is a Pi's, and there is no [pi] table");
        }
        PiModel model = wiring.pi().get().model();
        int number = use.pin().number();
        if (model == PiModel.OTHER) {
            return Optional.empty();
        }
        if (number < 2) {
            return Optional.of("is reserved for the EEPROM of a HAT; take GPIO2 to GPIO27");
        }
        if (number > 27 || (model == PiModel.PI_1B && !FIRST_HEADER.contains(number))) {
            return Optional.of("is not on the header of model " + model.word());
        }
        return Optional.empty();
    }

    private static Optional<String> mega(Wiring wiring, Use use) {
        if (wiring.microcontroller().isEmpty()) {
            return Optional.of("is a microcontroller's, and there is no [microcontroller] table");
        }
        int number = use.pin().number();
        if (number > LAST_MEGA) {
            return Optional.of("is not on a Mega: it has D0 to D53 and A0 to A15");
        }
        if (number < 2) {
            return Optional.of("is the USB line of the Mega; take another pin");
        }
        Optional<Pin> right = firmware(use.label()).map(pin -> new Pin(Host.MEGA, pin));
        return right.filter(pin -> !pin.equals(use.pin())).map(pin -> "is not where the firmware has it: take " + pin);
    }

    private static Optional<Integer> firmware(String label) {
        String[] words = label.split(" ", -1);
        return switch (words[0]) {
            case "rank" -> Optional.of(RANKS.get(Integer.parseInt(words[1])));
            case "file" -> Optional.of(FILES.get(words[1].charAt(0) - 'a'));
            default -> Optional.ofNullable(FIRMWARE.get(label));
        };
    }
}
