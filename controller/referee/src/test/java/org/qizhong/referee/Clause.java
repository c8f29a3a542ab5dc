package org.qizhong.referee;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Says which sentence of a rule document a test holds the referee to, such as {@code CXA2011:5.3.2}; several where one
 * test shows several. {@code TRANSCRIPT:rule-2} is the contract's own numbering.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Clauses.class)
@Tag("clause")
public @interface Clause {

    /** Document, colon, number. */
    String value();
}
