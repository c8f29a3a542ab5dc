package org.qizhong.service.timing;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.qizhong.referee.clock.Bonus;
import org.qizhong.referee.clock.Preset;
import org.qizhong.referee.clock.Stage;
import org.qizhong.referee.input.GameTime;
import org.qizhong.xiangqi.Side;

/** English. */
record English() implements Tongue {

    @Override
    public String words(Preset preset) {
        return preset.english();
    }

    @Override
    public String noClocks() {
        return "No clocks: time is not kept, nobody can lose on time, and nobody has to press.";
    }

    @Override
    public String side(Side side) {
        return side == Side.RED ? "Red" : "Black";
    }

    @Override
    public String unequal() {
        return "The sides have different times (贴时). No clause says which side has less; the event does.";
    }

    @Override
    public String stage(int number, Stage stage, int stages) {
        String time = stage.time().isZero() ? "no main time" : duration(stage.time());
        String bonus = bonus(stage.bonus()) + ".";
        if (stage.moves().isEmpty()) {
            return stages == 1
                    ? "The whole game: " + time + bonus
                    : "Stage " + number + ", to the end of the game: " + time + bonus;
        }
        int moves = stage.moves().getAsInt();
        String asked = moves + (moves == 1 ? " move in " : " moves in ") + time + bonus;
        if (!stage.repeats()) {
            return "Stage " + number + ": " + asked;
        }
        return (stages == 1 ? "Every stage, until the game ends: " : "Stage " + number + ", over and over: ") + asked;
    }

    private String bonus(Bonus bonus) {
        return switch (bonus) {
            case Bonus.None _ -> "";
            case Bonus.Increment(Duration added) -> ", and " + duration(added) + " more with each move";
            case Bonus.Bronstein(Duration most) -> "; each move gives back what it took, up to " + duration(most);
            case Bonus.Delay(Duration hold) -> "; at each move the clock waits " + duration(hold) + " before it runs";
            case Bonus.Byoyomi(int periods, Duration period) ->
                ", then byoyomi: " + periods + (periods == 1 ? " period of " : " periods of ") + duration(period);
        };
    }

    @Override
    public String turn(StageEnd stages) {
        return switch (stages) {
            case CUMULATIVE ->
                "A stage ends with its last move. The next one begins at once: its time is added to what is left.";
            case WINDOWS ->
                "A stage ends when its time is up, not before. Surplus moves do not count for the next stage.";
        };
    }

    @Override
    public Optional<String> note(Bonus bonus) {
        return switch (bonus) {
            case Bonus.None _ -> Optional.empty();
            case Bonus.Increment _ ->
                Optional.of("The increment comes with the press, not before the first move. Unused time adds up.");
            case Bonus.Bronstein _ ->
                Optional.of("A move within that time costs nothing (Bronstein). No clock ever gains by a move.");
            case Bonus.Delay _ ->
                Optional.of("What is waited costs nothing (delay). What is not used of the wait is not kept.");
            case Bonus.Byoyomi _ ->
                Optional.of("Byoyomi begins when the main time is gone. A press within a period renews it; a period"
                        + " that runs out is gone, and the next begins. With the last one the flag falls.");
        };
    }

    @Override
    public String periodsLapse() {
        return "Periods are not kept: they end with their stage.";
    }

    @Override
    public String zero() {
        return "At zero the flag falls.";
    }

    @Override
    public String unfinished() {
        return "If the moves of the stage are not made at zero, the flag falls.";
    }

    @Override
    public String tooLate() {
        return "A press at that moment or later is too late and adds nothing.";
    }

    @Override
    public List<String> columns() {
        return List.of("ply", "side", "used", "bonus", "stage", "red", "black");
    }

    @Override
    public String flag(int ply, Rehearsal.Flagged flag) {
        return side(flag.side()) + "'s flag falls " + duration(flag.used()) + " into ply " + ply + ", "
                + duration(flag.at().since(GameTime.ZERO)) + " after the start.";
    }

    @Override
    public String untried(int thoughts) {
        return thoughts + (thoughts == 1 ? " time" : " times") + " after it " + (thoughts == 1 ? "is" : "are")
                + " left out.";
    }

    @Override
    public String duration(Duration duration) {
        long micros = duration.toNanos() / 1000;
        long minutes = micros / 60_000_000;
        String seconds = GameTime.seconds(micros % 60_000_000);
        String rest = seconds + (seconds.equals("1") ? " second" : " seconds");
        String whole = minutes + (minutes == 1 ? " minute" : " minutes");
        return minutes == 0 ? rest : seconds.equals("0") ? whole : whole + " " + rest;
    }
}
