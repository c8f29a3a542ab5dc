package org.qizhong.simulator;

/**
 * What came of one case, added up.
 *
 * @param drawn how often it happened
 * @param exact moves that were read as they were played, with nothing asked
 * @param asked moves that were told to be in doubt, or the board to be wrong, and were right after a person's answer
 * @param needless how many of those questions the evidence would have answered
 * @param wrong moves that were read wrongly or not at all
 * @param accused what was said against somebody who had done nothing
 * @param found violations that were told
 * @param missed violations that the sensors could know and the referee did not tell
 */
public record CaseTally(
        long drawn, long exact, long asked, long needless, long wrong, long accused, long found, long missed) {

    static final CaseTally NONE = new CaseTally(0, 0, 0, 0, 0, 0, 0, 0);

    public CaseTally plus(CaseTally other) {
        return new CaseTally(
                drawn + other.drawn,
                exact + other.exact,
                asked + other.asked,
                needless + other.needless,
                wrong + other.wrong,
                accused + other.accused,
                found + other.found,
                missed + other.missed);
    }

    public long moves() {
        return exact + asked + wrong;
    }

    /** Whether nothing is to be complained of. */
    public boolean isClean() {
        return needless + wrong + accused + missed == 0;
    }
}
