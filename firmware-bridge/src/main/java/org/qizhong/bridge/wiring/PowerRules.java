package org.qizhong.bridge.wiring;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.qizhong.bridge.toml.Place;

/**
 * Whether pins and supplies carry what is asked of them. Sources: "Raspberry Pi hardware" (16 mA a pin, 50 mA all
 * pins); ATmega2560 data sheet, electrical characteristics (tested at 20 mA a pin, 40 mA destroys; 200 mA the package).
 */
final class PowerRules {

    private static final int PI_PIN = 16_000;
    private static final int PI_ALL = 50_000;
    private static final int MEGA_PIN = 20_000;
    private static final int MEGA_ALL = 200_000;

    private PowerRules() {}

    static List<Finding> of(Wiring wiring, List<Use> uses) {
        List<Finding> found = new ArrayList<>();
        pins(wiring, uses, found);
        Map<String, Integer> drawn = new HashMap<>();
        for (int i = 0; i < wiring.parts().size(); i++) {
            Part part = wiring.parts().get(i);
            Place place = new Place("part", i + 1, "rail", 0);
            part.draw().ifPresent(draw -> {
                if (wiring.rails().stream().noneMatch(rail -> rail.name().equals(draw.rail()))) {
                    found.add(new Finding(place, "there is no rail \"" + draw.rail() + "\""));
                }
                drawn.merge(draw.rail(), draw.microamps() * part.count(), Integer::sum);
            });
        }
        for (int i = 0; i < wiring.rails().size(); i++) {
            Rail rail = wiring.rails().get(i);
            int sum = drawn.getOrDefault(rail.name(), 0);
            if (sum > rail.microamps()) {
                found.add(new Finding(
                        new Place("rail", i + 1, "ma", 0),
                        "its parts draw " + milliamps(sum) + ", and it gives " + milliamps(rail.microamps())));
            }
        }
        return found;
    }

    private static void pins(Wiring wiring, List<Use> uses, List<Finding> found) {
        int each = wiring.indicators().microamps();
        for (Host host : Host.values()) {
            int pin = host == Host.PI ? PI_PIN : MEGA_PIN;
            int all = host == Host.PI ? PI_ALL : MEGA_ALL;
            long lit = uses.stream()
                    .filter(use -> use.kind() == Use.Kind.LIGHT && use.pin().host() == host)
                    .count();
            if (lit > 0 && each > pin) {
                found.add(WiringCheck.fault(
                        "indicators", "ma", milliamps(each) + " is too much for a pin: at most " + milliamps(pin)));
            } else if (lit * each > all) {
                found.add(WiringCheck.fault(
                        "indicators",
                        "ma",
                        lit + " lights of " + milliamps(each) + " are too much for the chip: at most "
                                + milliamps(all)));
            }
        }
    }

    private static String milliamps(int microamps) {
        return new BigDecimal(microamps).movePointLeft(3).stripTrailingZeros().toPlainString() + " mA";
    }
}
