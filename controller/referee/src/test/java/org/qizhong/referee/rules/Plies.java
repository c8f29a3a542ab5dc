package org.qizhong.referee.rules;

/** Moves as events: each is lifted, put down and pressed at one second, Red's first. */
final class Plies {

    /** A cycle in which nothing happens, from the start position. */
    static final String SHUFFLE = "a0a1 a9a8 a1a0 a8a9";

    /** Red gives check for ever, on {@link #CHECKING}. */
    static final String CHECKS = "e1f1 f9e9 f1e1 e9f9";

    static final String CHECKING = "start 5k3/9/9/9/9/9/9/9/4R4/3K5 w\n";

    private Plies() {}

    /** One move a second, from a second on; a capture is put down on what it takes. */
    static String from(int second, String moves) {
        StringBuilder events = new StringBuilder();
        int at = second;
        for (String move : moves.split(" ", -1)) {
            String side = (at - second) % 2 == 0 ? "red" : "black";
            events.append(at).append(" lift ").append(move, 0, 2).append('\n');
            events.append(at).append(" place ").append(move, 2, 4).append('\n');
            events.append(at).append(" press ").append(side).append('\n');
            at++;
        }
        return events.toString();
    }

    /** So many moves of {@link #SHUFFLE}, one a second from the first second on. */
    static String shuffled(int plies) {
        return repeated(SHUFFLE, plies);
    }

    /** So many moves of {@link #CHECKS}, one a second from the first second on. */
    static String checked(int plies) {
        return repeated(CHECKS, plies);
    }

    private static String repeated(String cycle, int plies) {
        String[] moves = cycle.split(" ", -1);
        StringBuilder game = new StringBuilder(moves[0]);
        for (int i = 1; i < plies; i++) {
            game.append(' ').append(moves[i % moves.length]);
        }
        return from(1, game.toString());
    }
}
