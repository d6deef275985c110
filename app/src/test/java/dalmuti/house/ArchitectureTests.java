package dalmuti.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// The walls of the house, as far as JPMS does not hold them.
class ArchitectureTests {

    private static final JavaClasses HOUSE =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("dalmuti", "grapples");

    /// What the rules consist of: functions that depend on nothing but their arguments.
    private static final String[] PURE =
            Stream.of(Module.CONTRACT, Module.DALMUTI, Module.GRAPPLES)
                    .flatMap(module -> Stream.of(module.packages()))
                    .toArray(String[]::new);

    /// The modules, and what each may see of the others.
    enum Module {
        CONTRACT(new String[] {"dalmuti.contract.."}),
        WORDS(new String[] {"dalmuti.words.."}, CONTRACT),
        DALMUTI(
                new String[] {
                    "dalmuti",
                    "dalmuti.cards..",
                    "dalmuti.court..",
                    "dalmuti.decrees..",
                    "dalmuti.fairness..",
                    "dalmuti.engine..",
                    "dalmuti.options..",
                    "dalmuti.keeper..",
                    "dalmuti.notation.."
                },
                CONTRACT),
        GRAPPLES(new String[] {"grapples.."}, CONTRACT),
        WIRE(new String[] {"dalmuti.wire.."}, CONTRACT, DALMUTI, GRAPPLES),
        BOTS(new String[] {"dalmuti.bots.."}, CONTRACT, DALMUTI, GRAPPLES),
        PROGRAMS(new String[] {"dalmuti.programs.."}, CONTRACT, DALMUTI, GRAPPLES, WIRE, BOTS),
        LAB(new String[] {"dalmuti.lab.."}, CONTRACT, DALMUTI, GRAPPLES, WIRE, BOTS),
        TABLE(new String[] {"dalmuti.table.."}, CONTRACT, WORDS, DALMUTI, GRAPPLES, WIRE, BOTS),
        SERVER(
                new String[] {"dalmuti.server.."},
                CONTRACT,
                WORDS,
                DALMUTI,
                GRAPPLES,
                WIRE,
                BOTS,
                TABLE),
        APP(
                new String[] {"dalmuti.app.."},
                CONTRACT,
                WORDS,
                DALMUTI,
                GRAPPLES,
                WIRE,
                BOTS,
                PROGRAMS,
                LAB,
                TABLE,
                SERVER);

        private final String[] packages;
        private final Module[] visible;

        Module(String[] packages, Module... visible) {
            this.packages = packages;
            this.visible = visible;
        }

        String[] packages() {
            return packages.clone();
        }

        String[] visiblePackages() {
            return Stream.concat(Stream.of(this), Stream.of(visible))
                    .flatMap(module -> Stream.of(module.packages))
                    .toArray(String[]::new);
        }
    }

    private static void check(ArchRule rule) {
        rule.check(HOUSE);
    }

    @ParameterizedTest
    @EnumSource
    void aModuleSeesOnlyLowerOnes(Module module) {
        check(
                noClasses()
                        .that()
                        .resideInAnyPackage(module.packages())
                        .should()
                        .dependOnClassesThat(
                                resideInAnyPackage("dalmuti..", "grapples..")
                                        .and(not(resideInAnyPackage(module.visiblePackages())))));
    }

    @Test
    void everyClassBelongsToAModule() {
        String[] known =
                Stream.of(Module.values())
                        .flatMap(module -> Stream.of(module.packages()))
                        .toArray(String[]::new);
        check(
                noClasses()
                        .that()
                        .resideOutsideOfPackage("dalmuti.testkit..")
                        .should()
                        .resideOutsideOfPackages(known));
    }

    /// Whatever hosts a table has these: the server, the terminal, a browser.
    @Test
    void aTableMeetsNoFileNoNetworkNoThreadNoClockAndNoLog() {
        check(
                noClasses()
                        .that()
                        .resideInAPackage("dalmuti.table..")
                        .and() // whose scripts are shipped, read once and remembered
                        .resideOutsideOfPackage("dalmuti.table.lesson")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(
                                "java.io..",
                                "java.nio.file..",
                                "java.net..",
                                "java.sql..",
                                "java.time..",
                                "java.util.concurrent..",
                                "org.."));
        check(
                noClasses()
                        .that()
                        .resideInAPackage("dalmuti.table..")
                        .should()
                        .callMethod(System.class, "currentTimeMillis")
                        .orShould()
                        .callMethod(System.class, "nanoTime")
                        .orShould()
                        .dependOnClassesThat()
                        .areAssignableTo(Thread.class));
    }

    @Test
    void theRulesMeetNoFileNoNetworkAndNoThread() {
        check(
                noClasses()
                        .that()
                        .resideInAnyPackage(PURE)
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(
                                "java.io..",
                                "java.nio.file..",
                                "java.net..",
                                "java.util.concurrent.."));
        check(pure(describe("threads", it -> it.getTargetOwner().isEquivalentTo(Thread.class))));
    }

    @Test
    void theRulesMeetNoDieTheyWereNotHanded() {
        check(
                noClasses()
                        .that()
                        .resideInAnyPackage(PURE)
                        .should()
                        .dependOnClassesThat()
                        .areAssignableTo(Random.class));
        check(
                pure(
                        describe(
                                "dice without a seed",
                                it ->
                                        it.getTargetOwner().isEquivalentTo(SplittableRandom.class)
                                                && it.getTarget()
                                                        .getFullName()
                                                        .endsWith("<init>()"))));
        check(
                pure(
                        describe(
                                "Math.random",
                                it ->
                                        it.getTargetOwner().isEquivalentTo(Math.class)
                                                && it.getName().equals("random"))));
    }

    @Test
    void theRulesMeetNoClockAndNoSystem() {
        check(
                pure(
                        describe(
                                "System, but for arraycopy",
                                it ->
                                        it.getTargetOwner().isEquivalentTo(System.class)
                                                && !it.getName().equals("arraycopy"))));
        check(
                pure(
                        describe(
                                "clocks",
                                it ->
                                        it.getTargetOwner().getPackageName().startsWith("java.time")
                                                && it.getName().matches("now|system.*"))));
    }

    private static ArchRule pure(DescribedPredicate<JavaAccess<?>> access) {
        return noClasses().that().resideInAnyPackage(PURE).should().accessTargetWhere(access);
    }

    @Test
    void theRulesRememberNothing() {
        check(
                noFields()
                        .that()
                        .areDeclaredInClassesThat(resideInAnyPackage(PURE))
                        .and()
                        .areStatic()
                        .should()
                        .notHaveModifier(JavaModifier.FINAL));
    }

    @Test
    void theRulesDoNotKnowTheirNotation() {
        check(
                noClasses()
                        .that(
                                resideInAnyPackage(Module.DALMUTI.packages())
                                        .and(not(resideInAnyPackage("dalmuti.notation.."))))
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage("dalmuti.notation.."));
    }

    @Test
    void jsonIsKnownInWireOnly() {
        check(
                noClasses()
                        .that()
                        .resideOutsideOfPackage("dalmuti.wire..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("com.fasterxml..", "tools.jackson.."));
    }

    @Test
    void noPackagesDependOnEachOtherInACircle() {
        check(slices().assignedFrom(new ByPackage()).should().beFreeOfCycles());
    }

    private static final class ByPackage implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }
}
