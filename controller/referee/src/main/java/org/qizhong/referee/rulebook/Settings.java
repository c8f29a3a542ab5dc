package org.qizhong.referee.rulebook;

import org.qizhong.referee.clock.TimeControl;
import org.qizhong.referee.input.SensorKind;
import org.qizhong.xiangqi.Fen;

/**
 * Everything that is agreed before a game: the header of its transcript.
 *
 * @param rules the rule book
 * @param level the event's level
 * @param time the time control
 * @param sensors what the board can tell
 * @param enforce who makes a penalty take effect
 * @param start the position the game starts from
 * @param sensitivity how hands are told from accidents
 * @param limits what the event set
 * @param labels free text for the record
 */
public record Settings(
        RuleBook rules,
        Level level,
        TimeControl time,
        SensorKind sensors,
        Enforce enforce,
        Fen start,
        Sensitivity sensitivity,
        Limits limits,
        Labels labels) {

    public static final Settings DEFAULT = new Settings(
            RuleBooks.CXA_2011,
            Level.NATIONAL,
            Limits.DEFAULT_TIME,
            SensorKind.OCCUPANCY,
            Enforce.CONFIRM,
            Fen.START,
            Sensitivity.DEFAULT,
            Limits.DEFAULT,
            Labels.NONE);

    public Settings with(RuleBook other) {
        return new Settings(other, level, time, sensors, enforce, start, sensitivity, limits, labels);
    }

    public Settings with(Level other) {
        return new Settings(rules, other, time, sensors, enforce, start, sensitivity, limits, labels);
    }

    public Settings with(TimeControl other) {
        return new Settings(rules, level, other, sensors, enforce, start, sensitivity, limits, labels);
    }

    public Settings with(SensorKind other) {
        return new Settings(rules, level, time, other, enforce, start, sensitivity, limits, labels);
    }

    public Settings with(Enforce other) {
        return new Settings(rules, level, time, sensors, other, start, sensitivity, limits, labels);
    }

    public Settings with(Fen other) {
        return new Settings(rules, level, time, sensors, enforce, other, sensitivity, limits, labels);
    }

    public Settings with(Sensitivity other) {
        return new Settings(rules, level, time, sensors, enforce, start, other, limits, labels);
    }

    public Settings with(Limits other) {
        return new Settings(rules, level, time, sensors, enforce, start, sensitivity, other, labels);
    }

    public Settings with(Labels other) {
        return new Settings(rules, level, time, sensors, enforce, start, sensitivity, limits, other);
    }
}
