package org.qizhong.bridge.gpio.pi4j;

import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.DigitalStateChangeEvent;
import org.qizhong.bridge.gpio.kernel.LineReport;

/** Pi4J's event, with the kernel's stamp and numbers, for whoever listens to an input in Pi4J's way. */
public final class StampedChange extends DigitalStateChangeEvent<DigitalInput> {
    private final LineReport.Edge edge;

    StampedChange(DigitalInput source, LineReport.Edge edge) {
        super(source, DigitalState.getState(edge.rising()));
        this.edge = edge;
    }

    public LineReport.Edge edge() {
        return edge;
    }
}
