package org.qizhong.service;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line: one subcommand for each thing that a person can ask of the program. */
@Command(name = "qizhong", mixinStandardHelpOptions = true, version = "qizhong 0.1.0-SNAPSHOT")
public final class Main {
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
