package org.qizhong.service.station;

/**
 * Where to listen.
 *
 * @param host a name or number of this machine; {@code 127.0.0.1} serves this machine alone, {@code 0.0.0.0} everybody
 * @param port 0 takes any free one
 */
public record Address(String host, int port) {

    public static final int DEFAULT_PORT = 7090;
    public static final Address DEFAULT = new Address("127.0.0.1", DEFAULT_PORT);

    public Address {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException(port + " is no port: it must be a number from 0 to 65535");
        }
    }

    public Address with(int other) {
        return new Address(host, other);
    }

    /** What a browser on this machine is told to open. */
    public String url(int boundPort) {
        String name = host.equals("127.0.0.1") || host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        return "http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + boundPort + "/";
    }
}
