package org.qizhong.xiangqi.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.qizhong.xiangqi.Fen;
import org.qizhong.xiangqi.Move;
import org.qizhong.xiangqi.Position;
import org.qizhong.xiangqi.notation.ChineseNotation;

/**
 * How fast positions answer. From the root of the sources:
 *
 * <pre>{@code
 * mvn -q -pl .,controller/xiangqi test-compile dependency:build-classpath -Dmdep.outputFile=target/benchmark.path
 * cd controller/xiangqi
 * java -cp target/classes:target/test-classes:$(cat target/benchmark.path) org.openjdk.jmh.Main
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PositionBenchmark {

    /** The start, and a middle game with four chariots and cannons on open lines. */
    @Param({
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        "2bakab2/6c2/2C3c2/p1N1p3p/1R1P5/5r3/P2CP1n1P/4B1p2/4A4/4KAB2 w"
    })
    String fen;

    private Position position;
    private Move move;
    private String text;

    @Setup
    public void position() {
        position = Fen.parse(fen).position();
        move = position.legalMoves().getFirst();
        text = ChineseNotation.write(position.board(), move);
    }

    @Benchmark
    public long perft4() {
        return position.perft(4);
    }

    /** A position keeps its list, so each call plays a move first. */
    @Benchmark
    public List<Move> playAndLegalMoves() {
        return position.play(move).legalMoves();
    }

    @Benchmark
    public Position play() {
        return position.play(move);
    }

    @Benchmark
    public Move parseChinese() {
        return ChineseNotation.parse(position, text);
    }
}
