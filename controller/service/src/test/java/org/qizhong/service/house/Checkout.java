package org.qizhong.service.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** A copy of the launcher in a tree of its own, with a Java and a Maven that only say what they were asked. */
final class Checkout {
    /** Tells its arguments one by one, and leaves a start-up cache where a training run would. */
    private static final String JAVA = """
            #!/bin/sh
            for word in "$@"; do
                case $word in -XX:AOTCacheOutput=*) : >"${word#*=}"; exit 0 ;; esac
            done
            printf '[%s]\\n' "$@"
            """;

    /** Counts its runs, waits for the test's word where the test asked for that, and leaves a jar as Maven would. */
    private static final String MAVEN = """
            #!/bin/sh
            here=$(dirname "$0")/..
            echo run >>"$here/maven-runs"
            echo "[INFO] Building Qizhong: xiangqi 1.0 [2/7]"
            while [ -e "$here/hold" ]; do sleep 0.05; done
            [ ! -e "$here/broken" ] || { echo "[ERROR] no such piece"; exit 1; }
            mkdir -p "$here/repo/controller/service/target/lib"
            : >"$here/repo/controller/service/target/qizhong.jar"
            """;

    private final Path folder;

    Checkout(Path folder) {
        this.folder = folder;
        Path launcher = Path.of("controller/service/src/main/launcher");
        copy(Path.of("qizhong"));
        copy(launcher.resolve("setup.sh"));
        copy(launcher.resolve("private.sh"));
        write("repo/pom.xml", "");
        write("repo/controller/xiangqi/src/main/java/A.java", "");
        write("jdk/release", "JAVA_VERSION=\"25.0.1\"\n");
        script("jdk/bin/java", JAVA);
        script("jdk/bin/javac", JAVA);
        script("bin/mvn", MAVEN);
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    int builds() {
        return Files.exists(path("maven-runs")) ? lines(path("maven-runs")).size() : 0;
    }

    void write(String name, String text) {
        try {
            Files.createDirectories(path(name).getParent());
            Files.writeString(path(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void remove(String name) {
        try {
            Files.deleteIfExists(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void script(String name, String text) {
        write(name, text);
        try {
            Files.setPosixFilePermissions(path(name), PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void copy(Path file) {
        try {
            script("repo/" + file, Files.readString(House.root().resolve(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
