package org.qizhong.referee.input;

/** What a player asks the arbiter to rule on. */
public enum ClaimKind {
    /** 自然限着, CXA2011:4.2.4. */
    NATURAL_LIMIT("natural-limit"),
    /** 待判局面, CXA1999:24. */
    REPETITION("repetition");

    private final String word;

    ClaimKind(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }
}
