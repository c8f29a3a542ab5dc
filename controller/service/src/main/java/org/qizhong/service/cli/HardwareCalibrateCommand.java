package org.qizhong.service.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qizhong.bridge.Channel;
import org.qizhong.bridge.ChannelMap;
import org.qizhong.bridge.Device;
import org.qizhong.bridge.Signal;
import org.qizhong.bridge.link.Expected;
import org.qizhong.bridge.wiring.Wiring;
import org.qizhong.service.hardware.Assembly;
import org.qizhong.service.hardware.Bench;
import org.qizhong.service.hardware.Calibration;
import org.qizhong.service.hardware.Calibration.Said;
import org.qizhong.xiangqi.Point;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code qizhong hardware calibrate WIRING}: learns which channel lies under which point, and writes it down. */
@Command(
        name = "calibrate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Learn which channel lies under which point: empty the board, and carry one piece from",
            "point to point as asked. The map in the wiring file is replaced when all ninety are known.",
            "Red's clock button goes one point back; Ctrl-C leaves the file as it is."
        })
final class HardwareCalibrateCommand implements Runnable, Bench.Listener {

    private final Terminal terminal;
    private Calibration calibration = Calibration.START;
    private Optional<Point> told = Optional.empty();

    @Parameters(paramLabel = "WIRING", description = "The wiring file of the board.")
    private String file = "";

    HardwareCalibrateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        Wiring wiring = HardwareCommand.wiring(file, terminal);
        List<Device> devices = devices(wiring);
        try {
            new Bench(devices, HardwareCommand.TICKER).listen(this);
        } finally {
            devices.forEach(Device::close);
        }
        if (calibration.asked().isEmpty()) {
            write(new ChannelMap(calibration.found()));
        }
    }

    /** A board that was set up for another map, or for none, is listened to all the same. */
    private static List<Device> devices(Wiring wiring) {
        return wiring.microcontroller()
                .map(chip -> List.<Device>of(Assembly.serial(
                        chip,
                        new Expected(OptionalLong.empty(), OptionalInt.empty(), wiring.sensors()),
                        HardwareCommand.TICKER)))
                .orElseGet(() -> HardwareCommand.open(wiring));
    }

    @Override
    public void heard(Signal signal, long now) {
        if (signal instanceof Signal.Notice notice) {
            terminal.complain(notice.what());
        }
        keep(calibration.heard(signal));
    }

    @Override
    public boolean at(long now) {
        keep(calibration.at(now));
        Optional<Point> asked = calibration.asked();
        if (!asked.equals(told)) {
            asked.ifPresent(point -> say("Put the piece on " + point + "."));
            told = asked;
        }
        return asked.isPresent();
    }

    private void keep(Calibration.Step step) {
        calibration = step.next();
        step.said().map(HardwareCalibrateCommand::words).ifPresent(this::say);
    }

    private static String words(Said said) {
        return switch (said) {
            case Said.Found(Point point, Channel channel) -> point + " is channel " + channel.number() + ".";
            case Said.Several(Point point, List<Channel> channels) ->
                "Channels " + channels.stream().map(Channel::number).toList() + " see the piece on " + point
                        + ": a magnet that reaches its neighbours, or wires that touch. Take it off and put it in the"
                        + " middle of the point.";
            case Said.Known(Point point, Channel channel, Point before) ->
                "Channel " + channel.number() + " was found under " + before + " already. Put the piece on " + point
                        + "; if it is there, two points share a wire.";
            case Said.Back(Point point) -> "Back to " + point + ".";
        };
    }

    private void say(String line) {
        terminal.print(line);
        terminal.flush();
    }

    private void write(ChannelMap map) {
        Path path = Inputs.path(file);
        try {
            String text = Files.readString(path, StandardCharsets.UTF_8);
            Path next = path.resolveSibling(path.getFileName() + ".new");
            Files.writeString(next, org.qizhong.bridge.wiring.MapWriter.replace(text, map), StandardCharsets.UTF_8);
            Files.move(next, path, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new Complaint(
                    file + " cannot be written: " + e.getMessage() + "; the map is " + Map.copyOf(map.channels()));
        }
        say(file + " has the new map, of CRC " + Integer.toHexString(map.crc()) + ".");
    }
}
