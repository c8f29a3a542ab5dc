package org.qizhong.service.station;

import org.qizhong.service.live.Script;
import org.qizhong.service.live.Source;
import org.qizhong.service.view.Opening;
import org.qizhong.service.view.Speed;
import org.qizhong.simulator.Simulation;

/**
 * A board to be opened.
 *
 * @param opening what it is opened with
 * @param source where its inputs come from
 */
public record Table(Opening opening, Source source) {

    /** A board that the simulator's hands play at. */
    public static Table simulated(String name, Simulation simulation, Speed speed) {
        Opening opening = Opening.named(name, simulation.settings(), speed);
        return new Table(opening, new Script(simulation.transcript().inputs()));
    }
}
