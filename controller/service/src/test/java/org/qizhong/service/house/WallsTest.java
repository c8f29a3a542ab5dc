package org.qizhong.service.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** Which part may know which. What these rules refuse would let time, luck or the machine into a game. */
@AnalyzeClasses(packages = "org.qizhong", importOptions = DoNotIncludeTests.class)
class WallsTest {
    private static final String XIANGQI = "org.qizhong.xiangqi..";
    private static final String RECORDS = "org.qizhong.xiangqi.record..";
    private static final String REFEREE = "org.qizhong.referee..";
    private static final String TRANSCRIPTS = "org.qizhong.referee.transcript..";
    private static final String TOURNAMENT = "org.qizhong.tournament..";
    private static final String BRIDGE = "org.qizhong.bridge..";
    private static final String SIMULATOR = "org.qizhong.simulator..";
    private static final String SERVICE = "org.qizhong.service..";

    private static final Set<String> IMPURE = Set.of(
            "java.lang.Process",
            "java.lang.ProcessBuilder",
            "java.lang.Runtime",
            "java.lang.Thread",
            "java.lang.ThreadLocal",
            "java.util.Calendar",
            "java.util.Date",
            "java.util.GregorianCalendar",
            "java.util.Random",
            "java.util.Scanner",
            "java.util.SplittableRandom",
            "java.util.TimeZone",
            "java.util.Timer",
            "java.util.UUID");

    /** The parts of the platform that are the same on every machine and at every time. */
    private static final DescribedPredicate<JavaClass> PLATFORM = resideInAnyPackage(
                    "java.lang",
                    "java.lang.annotation",
                    "java.lang.invoke",
                    "java.lang.runtime",
                    "java.math",
                    "java.time.temporal",
                    "java.util",
                    "java.util.function",
                    "java.util.regex",
                    "java.util.stream")
            .and(describe("without luck, clocks or threads", type -> !IMPURE.contains(type.getFullName())))
            .or(describe("java.time.Duration", type -> type.getFullName().equals("java.time.Duration")))
            .or(describe(
                    "arrays of primitives", type -> type.getBaseComponentType().isPrimitive()));

    private static final DescribedPredicate<JavaClass> TEXT_IN_BYTES =
            resideInAnyPackage("java.nio", "java.nio.charset");

    @ArchTest
    static final ArchRule xiangqi_knows_nothing_but_the_platform = classes()
            .that(resideInAPackage(XIANGQI))
            .and(DescribedPredicate.not(resideInAPackage(RECORDS)))
            .should()
            .onlyDependOnClassesThat(PLATFORM.or(resideInAPackage(XIANGQI)));

    @ArchTest
    static final ArchRule records_of_games_know_how_text_is_written_in_bytes = classes()
            .that(resideInAPackage(RECORDS))
            .should()
            .onlyDependOnClassesThat(PLATFORM.or(TEXT_IN_BYTES).or(resideInAPackage(XIANGQI)));

    @ArchTest
    static final ArchRule the_referee_knows_the_game = classes()
            .that(resideInAPackage(REFEREE))
            .and(DescribedPredicate.not(resideInAPackage(TRANSCRIPTS)))
            .should()
            .onlyDependOnClassesThat(PLATFORM.or(resideInAnyPackage(REFEREE, XIANGQI)));

    @ArchTest
    static final ArchRule transcripts_know_how_text_is_written_in_bytes = classes()
            .that(resideInAPackage(TRANSCRIPTS))
            .should()
            .onlyDependOnClassesThat(PLATFORM.or(TEXT_IN_BYTES).or(resideInAnyPackage(REFEREE, XIANGQI)));

    @ArchTest
    static final ArchRule a_tournament_knows_nothing_but_the_platform = classes()
            .that(resideInAPackage(TOURNAMENT))
            .should()
            .onlyDependOnClassesThat(PLATFORM.or(resideInAPackage(TOURNAMENT)))
            .allowEmptyShould(true);

    /** Its clock, its properties and its streams are the machine's; copying an array is not. */
    @ArchTest
    static final ArchRule the_pure_parts_ask_the_system_for_nothing = noClasses()
            .that(resideInAnyPackage(XIANGQI, REFEREE, TOURNAMENT))
            .should()
            .accessTargetWhere(describe("System is asked for more than arraycopy", WallsTest::asksTheSystem))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_bridge_knows_no_simulator_and_no_program = noClasses()
            .that(resideInAPackage(BRIDGE))
            .should()
            .dependOnClassesThat(resideInAnyPackage(SIMULATOR, SERVICE, TOURNAMENT))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule the_simulator_knows_no_bridge_and_no_program = noClasses()
            .that(resideInAPackage(SIMULATOR))
            .should()
            .dependOnClassesThat(resideInAnyPackage(BRIDGE, SERVICE, TOURNAMENT))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule no_two_packages_need_each_other =
            slices().matching("org.qizhong.(**)").should().beFreeOfCycles();

    private static boolean asksTheSystem(JavaAccess<?> access) {
        return access.getTargetOwner().isEquivalentTo(System.class)
                && !access.getTarget().getName().equals("arraycopy");
    }
}
