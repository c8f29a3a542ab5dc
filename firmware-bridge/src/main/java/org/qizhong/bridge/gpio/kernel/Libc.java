package org.qizhong.bridge.gpio.kernel;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;

/** The few calls of the C library that are needed. */
final class Libc {
    private static final int READ_WRITE = 2;
    private static final int CLOSE_ON_EXEC = 0x80000;
    private static final short READABLE = 1;
    private static final int CLOCK_MONOTONIC = 1;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final StructLayout STATE = Linker.Option.captureStateLayout();
    private static final long ERRNO = STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno"));

    /** In C, what follows the second argument of these is an ellipsis; some machines pass that differently. */
    private static final Linker.Option ELLIPSIS = Linker.Option.firstVariadicArg(2);

    private static final MethodHandle OPEN = link("open", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT), ELLIPSIS);
    private static final MethodHandle IOCTL =
            link("ioctl", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS), ELLIPSIS);
    private static final MethodHandle READ =
            link("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
    private static final MethodHandle POLL =
            link("poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT));
    private static final MethodHandle CLOSE = link("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final MethodHandle CLOCK = link("clock_gettime", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));

    private interface Call {
        long with(MemorySegment state) throws Throwable;
    }

    private Libc() {}

    static int open(String path) throws CallException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocateFrom(path);
            return (int) call("open " + path, state -> (int) OPEN.invokeExact(state, name, READ_WRITE | CLOSE_ON_EXEC));
        }
    }

    static void close(int descriptor) throws CallException {
        call("close", state -> (int) CLOSE.invokeExact(state, descriptor));
    }

    static void ioctl(int descriptor, long request, MemorySegment argument) throws CallException {
        call("ioctl", state -> (int) IOCTL.invokeExact(state, descriptor, request, argument));
    }

    /** For requests whose argument is a number. */
    static void ioctl(int descriptor, long request, long argument) throws CallException {
        ioctl(descriptor, request, MemorySegment.ofAddress(argument));
    }

    /** Returns how many bytes were read. */
    static long read(int descriptor, MemorySegment buffer) throws CallException {
        return call("read", state -> (long) READ.invokeExact(state, descriptor, buffer, buffer.byteSize()));
    }

    /** Waits until there is something to read, for so many milliseconds at most; returns whether there is. */
    static boolean awaitReadable(int descriptor, int millis) throws CallException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment entry = arena.allocate(Integer.BYTES + 2 * Short.BYTES, Integer.BYTES);
            entry.set(JAVA_INT, 0, descriptor);
            entry.set(JAVA_SHORT, Integer.BYTES, READABLE);
            return call("poll", state -> (int) POLL.invokeExact(state, entry, 1L, millis)) > 0;
        } catch (CallException e) {
            if (e.errno() == Errno.EINTR) {
                return false;
            }
            throw e;
        }
    }

    /** The clock by which the kernel stamps edges. */
    static long monotonicNanos() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment time = arena.allocate(2L * Long.BYTES, Long.BYTES);
            call("clock_gettime", state -> (int) CLOCK.invokeExact(state, CLOCK_MONOTONIC, time));
            return time.get(JAVA_LONG, 0) * 1_000_000_000L + time.get(JAVA_LONG, Long.BYTES);
        } catch (CallException e) {
            throw new IllegalStateException("a machine without a monotonic clock", e);
        }
    }

    private static long call(String name, Call call) throws CallException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment state = arena.allocate(STATE);
            long result = call.with(state);
            if (result < 0) {
                throw new CallException(name, state.get(JAVA_INT, ERRNO));
            }
            return result;
        } catch (CallException e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(name, e);
        }
    }

    @SuppressWarnings("restricted")
    private static MethodHandle link(String name, FunctionDescriptor shape, Linker.Option... more) {
        Linker.Option[] options = new Linker.Option[more.length + 1];
        System.arraycopy(more, 0, options, 0, more.length);
        options[more.length] = Linker.Option.captureCallState("errno");
        return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), shape, options);
    }
}
