package org.qizhong.service.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"qizhong " + text()};
    }

    /** The version alone; classes that lie in a folder have none. */
    public static String text() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
    }
}
