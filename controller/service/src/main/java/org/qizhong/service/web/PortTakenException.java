package org.qizhong.service.web;

/** Somebody else already listens where the server was to listen. */
public final class PortTakenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    PortTakenException(String host, int port, Throwable cause) {
        super("port " + port + " of " + host + " is taken", cause);
    }
}
