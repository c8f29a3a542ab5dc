package org.qizhong.referee.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qizhong.referee.Clause;

/**
 * The same bytes on any machine: other processes, whose hash tables lie otherwise, in other places and languages. What
 * is told in this transcript has several fields wherever a decision has a free choice of them.
 */
@Clause("TRANSCRIPT:output")
class OtherMachineTest {

    private static final String TRANSCRIPT = """
            time 10m
            ---
            0 start
            1 fault a1 stuck-on
            2 lift h2
            3 place h4
            4 lift h4
            4.5 place e2
            5 press red
            6 lift a6
            6.1 lift c6
            6.2 lift e6
            7 press black
            8 place a6
            9 place c6
            10 place e6
            11 lift h9
            12 place h9
            13 lift b9
            14 place c7
            15 press black
            16 call red
            17 dismiss a1
            18 foul red HOUSE:phone
            19 pardon red HOUSE:phone
            """;

    private static final List<List<String>> MACHINES = List.of(
            List.of("-Duser.timezone=Asia/Kathmandu", "-Duser.language=tr", "-Duser.country=TR"),
            List.of("-Duser.timezone=America/St_Johns", "-Duser.language=ar", "-Duser.country=EG"),
            List.of("-Dfile.encoding=ISO-8859-1", "-Duser.language=zh", "-Duser.country=CN"),
            List.of("-Dline.separator=\r\n", "-Xint"));

    @TempDir
    private Path folder;

    @Test
    void prints_the_same() throws IOException, InterruptedException {
        Path transcript = Files.writeString(folder.resolve("game.txt"), TRANSCRIPT);
        Set<String> prints = new TreeSet<>();
        for (List<String> machine : MACHINES) {
            prints.add(print(machine, transcript));
        }
        assertEquals(1, prints.size(), () -> String.join("\n---\n", prints));
    }

    private String print(List<String> machine, Path transcript) throws IOException, InterruptedException {
        Path out = folder.resolve("out.jsonl");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(machine);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Reprint.class.getName()));
        command.addAll(List.of(transcript.toString(), out.toString()));
        Process process = new ProcessBuilder(command).inheritIO().start();
        assertEquals(0, process.waitFor(), command::toString);
        return Files.readString(out).replace("\r\n", "\n");
    }
}
