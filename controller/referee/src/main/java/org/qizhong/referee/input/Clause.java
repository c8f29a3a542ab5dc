package org.qizhong.referee.input;

/**
 * A clause of a rule document, such as {@code CXA2011:5.3.2}, {@code CXA1999:23.3}, {@code CLUB:5.3} or the
 * organiser's own {@code HOUSE:phone}.
 *
 * @param id document, colon, number or name
 */
public record Clause(String id) {

    private static final String FORM = "[A-Z][A-Z0-9]*:[A-Za-z0-9.-]+";

    public Clause {
        if (!id.matches(FORM)) {
            throw new IllegalArgumentException(
                    "\"" + id + "\" is no clause: it must read like CXA2011:5.3.2 or HOUSE:phone");
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
