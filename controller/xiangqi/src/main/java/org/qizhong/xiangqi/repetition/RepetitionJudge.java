package org.qizhong.xiangqi.repetition;

/** Judges a cycle that has come up often enough. */
@FunctionalInterface
public interface RepetitionJudge {

    Verdict judge(Cycle cycle);
}
