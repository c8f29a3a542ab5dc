package org.qizhong.service.house;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Reads Java as the compiler reads it, so that a banned name in a comment or a string is no finding. */
final class JavaRules {
    private JavaRules() {}

    static List<Finding> of(List<Source> sources) {
        List<InMemory> units = sources.stream().map(InMemory::new).toList();
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        JavacTask task = (JavacTask)
                ToolProvider.getSystemJavaCompiler().getTask(null, null, problems, List.of("-proc:none"), null, units);
        Trees trees = Trees.instance(task);
        List<Finding> found = new ArrayList<>();
        try {
            for (CompilationUnitTree unit : task.parse()) {
                found.addAll(JavaScan.of(unit, unit.getSourceFile().getName(), trees.getSourcePositions()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!problems.getDiagnostics().isEmpty()) {
            throw new IllegalArgumentException(problems.getDiagnostics().toString());
        }
        return found;
    }

    private static final class InMemory extends SimpleJavaFileObject {
        private final Source source;

        private InMemory(Source source) {
            super(URI.create("memory:/Source.java"), JavaFileObject.Kind.SOURCE);
            this.source = source;
        }

        @Override
        public String getName() {
            return source.file();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source.text();
        }
    }
}
