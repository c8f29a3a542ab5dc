package org.qizhong.bridge.gpio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The GPIO part against real gpiochips, in an emulated machine: see simulator/board/gpio-kernel.sh. */
class GpioKernelTest {
    private static final String WANTED = "QIZHONG_KERNEL";

    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void all_checks_pass_in_a_real_kernel() throws IOException, InterruptedException {
        assumeTrue(
                "required".equals(System.getenv(WANTED)),
                "a kernel is downloaded and booted only where " + WANTED + "=required is set: it takes minutes");
        ProcessBuilder script =
                new ProcessBuilder(Path.of("../simulator/board/gpio-kernel.sh").toString()).inheritIO();
        script.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        script.environment().put("JAVA_HOME", System.getProperty("java.home"));
        assertEquals(0, script.start().waitFor(), "the script says above what failed or what is lacking");
    }
}
