package org.qizhong.service.house;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Name;

/** One walk over the tree of one file. */
final class JavaScan extends TreePathScanner<Void, Void> {
    static final int MOST_METHOD_LINES = 40;
    static final int MOST_PARAMETERS = 4;

    private static final String TIME = "time is an input: take a GameTime, or ask the service's one live clock";
    private static final String LUCK = "use a generator whose seed is given and printed";
    private static final String SPEECH = "return what there is to say: only the command line prints";
    private static final Map<String, String> BANNED = Map.ofEntries(
            Map.entry("System.currentTimeMillis", TIME),
            Map.entry("System.nanoTime", TIME),
            Map.entry("Instant.now", TIME),
            Map.entry("LocalDate.now", TIME),
            Map.entry("LocalTime.now", TIME),
            Map.entry("LocalDateTime.now", TIME),
            Map.entry("ZonedDateTime.now", TIME),
            Map.entry("OffsetDateTime.now", TIME),
            Map.entry("Clock.systemUTC", TIME),
            Map.entry("Clock.systemDefaultZone", TIME),
            Map.entry("Thread.sleep", "wait for the event itself, with a limit"),
            Map.entry("Math.random", LUCK),
            Map.entry("ThreadLocalRandom.current", LUCK),
            Map.entry("UUID.randomUUID", LUCK),
            Map.entry("System.out", SPEECH),
            Map.entry("System.err", SPEECH));
    private static final Set<String> GENERATORS = Set.of("Random", "SplittableRandom");
    private static final List<String> EMPTY_NAMES = List.of("Util", "Utils", "Manager", "Helper", "Impl");

    private final CompilationUnitTree unit;
    private final String file;
    private final SourcePositions positions;
    private final List<Finding> found = new ArrayList<>();

    private JavaScan(CompilationUnitTree unit, String file, SourcePositions positions) {
        this.unit = unit;
        this.file = file;
        this.positions = positions;
    }

    static List<Finding> of(CompilationUnitTree unit, String file, SourcePositions positions) {
        JavaScan scan = new JavaScan(unit, file, positions);
        scan.scan(unit, null);
        return scan.found;
    }

    @Override
    public Void visitClass(ClassTree type, Void unused) {
        String name = type.getSimpleName().toString();
        EMPTY_NAMES.stream().filter(name::endsWith).findFirst().ifPresent(empty -> {
            report(type, "a type named …" + empty, "name it after what it is or decides");
        });
        return super.visitClass(type, null);
    }

    @Override
    public Void visitMethod(MethodTree method, Void unused) {
        long lines = line(positions.getEndPosition(unit, method)) - startLine(method) + 1;
        if (lines > MOST_METHOD_LINES) {
            report(method, "a method of " + lines + " lines", "at most " + MOST_METHOD_LINES + ": name its parts");
        }
        int parameters = method.getParameters().size();
        if (parameters > MOST_PARAMETERS && !isConstructorOfRecord(method)) {
            report(method, parameters + " parameters", "at most " + MOST_PARAMETERS + ": some of them are one thing");
        }
        return super.visitMethod(method, null);
    }

    private boolean isConstructorOfRecord(MethodTree method) {
        return method.getReturnType() == null
                && getCurrentPath().getParentPath().getLeaf().getKind() == Tree.Kind.RECORD;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree member, Void unused) {
        reportIfBanned(member, member.getExpression(), member.getIdentifier());
        return super.visitMemberSelect(member, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree member, Void unused) {
        reportIfBanned(member, member.getQualifierExpression(), member.getName());
        return super.visitMemberReference(member, null);
    }

    private void reportIfBanned(Tree where, ExpressionTree owner, Name member) {
        String use = lastName(owner) + "." + member;
        if (BANNED.containsKey(use)) {
            report(where, use, BANNED.get(use));
        }
    }

    @Override
    public Void visitNewClass(NewClassTree creation, Void unused) {
        String type = lastName(creation.getIdentifier());
        if (GENERATORS.contains(type) && creation.getArguments().isEmpty()) {
            report(creation, "an unseeded " + type, LUCK);
        }
        return super.visitNewClass(creation, null);
    }

    /** The same thing may be written with its package or without. */
    private static String lastName(ExpressionTree expression) {
        return switch (expression) {
            case IdentifierTree name -> name.getName().toString();
            case MemberSelectTree path -> path.getIdentifier().toString();
            default -> "";
        };
    }

    private void report(Tree where, String rule, String remedy) {
        found.add(new Finding(file, startLine(where), rule, remedy));
    }

    private long startLine(Tree tree) {
        return line(positions.getStartPosition(unit, tree));
    }

    private long line(long position) {
        return unit.getLineMap().getLineNumber(position);
    }
}
