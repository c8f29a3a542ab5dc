package org.qizhong.bridge.gpio.kernel;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A gpiochip, found by its label: its number is the kernel's affair and differs from one start to the next. */
public final class Chip {
    private final Path device;
    private final String label;
    private final int size;

    private Chip(Path device, String label, int size) {
        this.device = device;
        this.label = label;
        this.size = size;
    }

    /**
     * Finds it.
     *
     * @throws PinException if there is none, or this user may not open it
     */
    public static Chip labelled(String label) throws PinException {
        return labelled(label, Path.of("/dev"));
    }

    static Chip labelled(String label, Path devices) throws PinException {
        List<String> others = new ArrayList<>();
        Optional<PinException> closed = Optional.empty();
        for (Path device : devices(devices)) {
            try {
                Chip chip = at(device);
                if (chip.label.equals(label)) {
                    return chip;
                }
                others.add(chip.label);
            } catch (CallException e) {
                closed = Optional.of(Remedy.open(device, "gpio", e));
            }
        }
        if (closed.isPresent()) {
            throw closed.get();
        }
        throw new PinException("no gpiochip is labelled " + label + "; "
                + (others.isEmpty()
                        ? "this machine has none: is GPIO switched on in its kernel and device tree?"
                        : "this machine has " + String.join(", ", others)));
    }

    /** What there is, one line for people each: the label and the number of lines, or why it cannot be opened. */
    public static List<String> all() {
        List<String> all = new ArrayList<>();
        try {
            for (Path device : devices(Path.of("/dev"))) {
                try {
                    Chip chip = at(device);
                    all.add(device + "  " + chip.label + ", " + chip.size + " lines");
                } catch (CallException e) {
                    all.add(Remedy.open(device, "gpio", e).getMessage());
                }
            }
        } catch (PinException e) {
            all.add(e.getMessage());
        }
        return all;
    }

    public String label() {
        return label;
    }

    /** Asks for lines; nobody else can have them until they are closed. */
    public Lines request(String consumer, List<LineUse> uses) throws PinException {
        for (LineUse use : uses) {
            if (use.offset() < 0 || use.offset() >= size) {
                throw new PinException(
                        "line " + use.offset() + " does not exist: " + label + " has 0 to " + (size - 1));
            }
        }
        try (Arena arena = Arena.ofConfined();
                Descriptor chip = Descriptor.open(device)) {
            MemorySegment request = GpioAbi.lineRequest(arena, consumer, uses);
            try {
                Libc.ioctl(chip.number(), GpioAbi.GET_LINE, request);
            } catch (CallException e) {
                throw refused(chip, uses, e);
            }
            return new LineRequest(
                    new Descriptor(GpioAbi.descriptor(request)),
                    uses.stream().map(LineUse::offset).toList());
        } catch (CallException e) {
            throw Remedy.open(device, "gpio", e);
        }
    }

    private PinException refused(Descriptor chip, List<LineUse> uses, CallException why) throws CallException {
        for (LineUse use : uses) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment info = GpioAbi.lineInfo(arena, use.offset());
                Libc.ioctl(chip.number(), GpioAbi.GET_LINE_INFO, info);
                if (GpioAbi.isUsed(info)) {
                    return Remedy.busy(label, use.offset(), GpioAbi.consumer(info));
                }
            }
        }
        return new PinException("lines " + uses.stream().map(LineUse::offset).toList() + " of " + label
                + " cannot be used so: " + why.getMessage() + "; does this chip have pulls and edges on them?");
    }

    private static Chip at(Path device) throws CallException {
        try (Arena arena = Arena.ofConfined();
                Descriptor chip = Descriptor.open(device)) {
            MemorySegment info = GpioAbi.chipInfo(arena);
            Libc.ioctl(chip.number(), GpioAbi.GET_CHIP_INFO, info);
            return new Chip(device, GpioAbi.label(info), GpioAbi.lines(info));
        }
    }

    private static List<Path> devices(Path folder) throws PinException {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "gpiochip*")) {
            entries.forEach(found::add);
        } catch (IOException e) {
            throw new PinException("the devices in " + folder + " cannot be listed", e);
        }
        found.sort(null);
        return found;
    }
}
