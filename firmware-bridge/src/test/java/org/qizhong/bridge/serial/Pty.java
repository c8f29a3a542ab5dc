package org.qizhong.bridge.serial;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A pseudo-terminal: its other end is a serial device to everybody else. Not thread-safe. */
final class Pty implements AutoCloseable {

    private static final Linker LINKER = Linker.nativeLinker();
    private static final int READ_WRITE = 2;
    private static final int NO_CONTROLLING_TERMINAL = 0x100;
    private static final int NON_BLOCKING = 0x800;
    private static final int NAME_LENGTH = 128;
    private static final int TERMIOS_LENGTH = 60;
    private static final int MOST_BYTES = 4_096;

    private static final MethodHandle OPEN = intFunction("posix_openpt", ValueLayout.JAVA_INT);
    private static final MethodHandle GRANT = intFunction("grantpt", ValueLayout.JAVA_INT);
    private static final MethodHandle UNLOCK = intFunction("unlockpt", ValueLayout.JAVA_INT);
    private static final MethodHandle NAME =
            intFunction("ptsname_r", ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG);
    private static final MethodHandle CLOSE = intFunction("close", ValueLayout.JAVA_INT);
    private static final MethodHandle ATTRIBUTES = intFunction("tcgetattr", ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
    private static final MethodHandle SET_ATTRIBUTES =
            intFunction("tcsetattr", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
    private static final MethodHandle READ = transfer("read");
    private static final MethodHandle WRITE = transfer("write");
    private static final MethodHandle RAW = LINKER.downcallHandle(
            LINKER.defaultLookup().find("cfmakeraw").orElseThrow(), FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));

    private final Arena arena = Arena.ofShared();
    private final MemorySegment buffer = arena.allocate(MOST_BYTES);
    private final int master;

    Pty() {
        master = call(OPEN, READ_WRITE | NO_CONTROLLING_TERMINAL | NON_BLOCKING);
        call(GRANT, master);
        call(UNLOCK, master);
        MemorySegment termios = arena.allocate(TERMIOS_LENGTH);
        call(ATTRIBUTES, master, termios);
        try {
            RAW.invoke(termios);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        call(SET_ATTRIBUTES, master, 0, termios);
    }

    private static MethodHandle intFunction(String name, java.lang.foreign.MemoryLayout... parameters) {
        return LINKER.downcallHandle(
                LINKER.defaultLookup().find(name).orElseThrow(),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, parameters));
    }

    private static MethodHandle transfer(String name) {
        return LINKER.downcallHandle(
                LINKER.defaultLookup().find(name).orElseThrow(),
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));
    }

    private static int call(MethodHandle function, Object... arguments) {
        try {
            int result = (int) function.invokeWithArguments(arguments);
            if (result < 0) {
                throw new IllegalStateException("the system refused a pseudo-terminal");
            }
            return result;
        } catch (RuntimeException e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** The device that others open. */
    String device() {
        MemorySegment name = arena.allocate(NAME_LENGTH);
        call(NAME, master, name, (long) NAME_LENGTH);
        return name.getString(0, StandardCharsets.UTF_8);
    }

    /** What the other end wrote; nothing if it wrote nothing, or is not open. */
    byte[] read() {
        try {
            long count = (long) READ.invokeExact(master, buffer, (long) MOST_BYTES);
            byte[] bytes = new byte[(int) Math.max(0, count)];
            MemorySegment.copy(buffer, ValueLayout.JAVA_BYTE, 0, bytes, 0, bytes.length);
            return bytes;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes as much as the other end has room for. */
    void write(byte[] bytes) {
        try {
            byte[] some = Arrays.copyOf(bytes, Math.min(bytes.length, MOST_BYTES));
            MemorySegment.copy(some, 0, buffer, ValueLayout.JAVA_BYTE, 0, some.length);
            long _ = (long) WRITE.invokeExact(master, buffer, (long) some.length);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        call(CLOSE, master);
        arena.close();
    }
}
