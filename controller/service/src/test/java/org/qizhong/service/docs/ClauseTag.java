package org.qizhong.service.docs;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.qizhong.service.house.House;
import org.qizhong.service.house.Source;

/**
 * A test that bears the name of a clause.
 *
 * @param clause the clause, or a place of the transcript's own contract
 * @param file the path of its source from the root of the repository
 * @param type its class
 * @param method its method; nothing where the whole class bears the name
 */
record ClauseTag(String clause, String file, String type, Optional<String> method) {

    /** JUnit's own annotation names other things too. */
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9]*:.+");

    private static final Set<String> ANNOTATIONS = Set.of("Clause", "Clauses", "Tag", "Tags");

    /** All of the house, in the order of the files: read as the compiler reads them, built or not. */
    static List<ClauseTag> all() {
        List<Path> files = House.sources(".java").stream()
                .map(Source::file)
                .filter(file -> file.contains("/src/test/"))
                .map(House.root()::resolve)
                .toList();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<ClauseTag> tags = new ArrayList<>();
        try (var manager = compiler.getStandardFileManager(null, null, null)) {
            var units = manager.getJavaFileObjectsFromPaths(files);
            JavacTask task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null, units);
            for (CompilationUnitTree unit : task.parse()) {
                Path file = Path.of(unit.getSourceFile().toUri());
                String path = House.root().relativize(file).toString().replace('\\', '/');
                unit.accept(new Walk(path, tags), Optional.empty());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(tags);
    }

    /** Whether it names a clause of a rule document, not of the transcript. */
    boolean isOfARuleBook() {
        return !clause.startsWith("TRANSCRIPT:");
    }

    /** Walks through one file; what it carries is the class that it is in. */
    private static final class Walk extends TreeScanner<Void, Optional<String>> {

        private final String file;
        private final List<ClauseTag> tags;

        private Walk(String file, List<ClauseTag> tags) {
            this.file = file;
            this.tags = tags;
        }

        @Override
        public Void visitClass(ClassTree type, Optional<String> outer) {
            String name = outer.orElse(type.getSimpleName().toString());
            named(type.getModifiers()).forEach(clause -> tags.add(new ClauseTag(clause, file, name, Optional.empty())));
            return super.visitClass(type, Optional.of(name));
        }

        @Override
        public Void visitMethod(MethodTree method, Optional<String> type) {
            Optional<String> name = Optional.of(method.getName().toString());
            named(method.getModifiers())
                    .forEach(clause -> tags.add(new ClauseTag(clause, file, type.orElseThrow(), name)));
            return super.visitMethod(method, type);
        }

        private static Stream<String> named(ModifiersTree modifiers) {
            List<String> words = new ArrayList<>();
            for (AnnotationTree annotation : modifiers.getAnnotations()) {
                if (ANNOTATIONS.contains(annotation.getAnnotationType().toString())) {
                    annotation.accept(new Literals(), words);
                }
            }
            return words.stream().filter(word -> NAME.matcher(word).matches());
        }
    }

    /** Collects the texts of an annotation, however deep they stand. */
    private static final class Literals extends TreeScanner<Void, List<String>> {
        @Override
        public Void visitLiteral(LiteralTree literal, List<String> words) {
            words.add(String.valueOf(literal.getValue()));
            return null;
        }
    }
}
