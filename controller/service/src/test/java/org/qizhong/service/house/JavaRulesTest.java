package org.qizhong.service.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JavaRulesTest {
    @ParameterizedTest
    @CsvSource({
        "long t = System.currentTimeMillis();, System.currentTimeMillis",
        "long t = java.lang.System.nanoTime();, System.nanoTime",
        "Supplier<Instant> now = Instant::now;, Instant.now",
        "Object o = Thread.class; void m() throws Exception { Thread.sleep(5); }, Thread.sleep",
        "double d = Math.random();, Math.random",
        "Random r = new Random();, an unseeded Random",
        "Random r = new java.util.Random();, an unseeded Random",
        "{ System.out.println(); }, System.out",
        "class BoardUtils {}, a type named …Utils",
        "record ClockManager() {}, a type named …Manager",
        "interface SinkImpl {}, a type named …Impl",
    })
    void finds(String member, String rule) {
        assertEquals(List.of(rule), rules("class A {\n" + member + "\n}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/** Unlike System.currentTimeMillis() it cannot jump. */ int t;",
                "String s = \"Thread.sleep(5)\";",
                "Random r = new Random(42);",
                "class Utility {}",
                "class Implication {}",
                "record Five(int a, int b, int c, int d, int e) { Five {} }",
                "record Five(int a, int b, int c, int d, int e) { Five(int a, int b, int c, int d, int e) {} }",
            })
    void leaves_alone(String member) {
        assertEquals(List.of(), rules("class A {\n" + member + "\n}"));
    }

    @Test
    void four_parameters_are_enough() {
        assertEquals(List.of(), rules("class A { void m(int a, int b, int c, int d) {} }"));
        assertEquals(List.of("5 parameters"), rules("class A { void m(int a, int b, int c, int d, int e) {} }"));
        assertEquals(List.of("5 parameters"), rules("record R() { void m(int a, int b, int c, int d, int e) {} }"));
    }

    @Test
    void a_method_is_forty_lines_with_its_braces() {
        assertEquals(List.of(), rules("class A {\n void m() {\n" + ";\n".repeat(38) + "}\n}"));
        assertEquals(List.of("a method of 41 lines"), rules("class A {\n void m() {\n" + ";\n".repeat(39) + "}\n}"));
    }

    @Test
    void a_finding_says_where_it_is() {
        Finding only = JavaRules.of(List.of(new Source("a/B.java", "class B {\n\n  long t = System.nanoTime();\n}")))
                .getFirst();
        assertEquals("a/B.java", only.file());
        assertEquals(3, only.line());
    }

    @Test
    void todays_syntax_is_known() {
        assertEquals(List.of(), rules("""
                sealed interface S { record A(int x) implements S {} record B() implements S {} }
                class C {
                    int m(S s) {
                        return switch (s) { case S.A(var x) when x > 1 -> x; case S.A _ -> 0; case S.B() -> 1; };
                    }
                }
                """));
    }

    @Test
    void what_is_no_java_is_not_passed_over() {
        assertThrows(IllegalArgumentException.class, () -> rules("class A {"));
    }

    private static List<String> rules(String code) {
        return JavaRules.of(List.of(new Source("A.java", code))).stream()
                .map(Finding::rule)
                .toList();
    }
}
