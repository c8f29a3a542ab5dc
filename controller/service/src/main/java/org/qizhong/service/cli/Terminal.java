package org.qizhong.service.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes. Text is UTF-8 and lines end with a line feed whatever the machine's locale says,
 * because the same input must give the same bytes everywhere.
 */
public final class Terminal {

    private final InputStream in;
    private final OutputStream out;
    private final OutputStream err;
    private boolean broken;

    public Terminal(InputStream in, OutputStream out, OutputStream err) {
        this.in = in;
        this.out = new BufferedOutputStream(out, 1 << 16);
        this.err = err;
    }

    /** The process's own streams, without the layers that would swallow a failed write. */
    public static Terminal standard() {
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err));
    }

    /** Standard output takes no more, so that there is no use in going on. */
    public static final class Gone extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private Gone(IOException cause) {
            super("standard output: " + cause.getMessage(), cause);
        }

        /** Whether its reader has had enough, as after {@code | head}: that is no failure. */
        public boolean isQuiet() {
            return getMessage().contains("Broken pipe");
        }
    }

    InputStream in() {
        return in;
    }

    /** Prints a line, which reaches its reader when the buffer is full or flushed. */
    void print(String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw broken(e);
        }
    }

    void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw broken(e);
        }
    }

    /** Prints a line on standard error at once; where even that fails there is nobody to tell. */
    public void complain(String line) {
        PrintWriter writer = errWriter();
        writer.print(line + "\n");
        writer.flush();
    }

    public PrintWriter outWriter() {
        return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    public PrintWriter errWriter() {
        return new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8));
    }

    /** Writes out what was printed, if that was not found impossible before. */
    public void close() {
        if (!broken) {
            flush();
        }
    }

    private Gone broken(IOException e) {
        broken = true;
        return new Gone(e);
    }
}
