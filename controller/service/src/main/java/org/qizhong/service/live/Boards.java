package org.qizhong.service.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** The boards of one program, each in play on a virtual thread of its own until they are closed. */
public final class Boards implements AutoCloseable {

    private final List<Thread> threads = new CopyOnWriteArrayList<>();
    private final List<LiveBoard> boards = new CopyOnWriteArrayList<>();

    public void play(LiveBoard board) {
        boards.add(board);
        threads.add(Thread.ofVirtual().name("board " + board.id()).start(board));
    }

    public Optional<LiveBoard> board(String id) {
        return boards.stream().filter(board -> board.id().equals(id)).findFirst();
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
    }
}
