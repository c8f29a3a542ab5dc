package org.qizhong.simulator;

import java.util.ArrayList;
import java.util.List;

/** Gestures in the making, one after the other. */
final class Script {

    private final List<Gesture> gestures = new ArrayList<>();

    Script then(int after, Act act) {
        gestures.add(new Gesture(after, act));
        return this;
    }

    Script then(Gesture gesture) {
        gestures.add(gesture);
        return this;
    }

    Script then(List<Gesture> more) {
        gestures.addAll(more);
        return this;
    }

    /** Puts something in front of the gesture with that number. */
    Script before(int index, List<Gesture> more) {
        gestures.addAll(index, more);
        return this;
    }

    /** Where in the script a piece is put down for the last time, or the end of it. */
    int lastPlace() {
        for (int i = gestures.size() - 1; i >= 0; i--) {
            if (gestures.get(i).act() instanceof Act.Place) {
                return i;
            }
        }
        return gestures.size();
    }

    List<Gesture> gestures() {
        return List.copyOf(gestures);
    }
}
