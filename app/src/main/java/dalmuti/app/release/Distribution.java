package dalmuti.app.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// Everything that somebody gets who downloads Dalmuti, laid out in a folder.
///
/// @param folder where it lies, without a runtime
/// @param version which it is
record Distribution(Path folder, String version) {

    private static final List<String> LAUNCHERS =
            List.of("dalmuti", "dalmuti.cmd", "find-java", "jvm/all", "jvm/serve", "jvm/train");
    private static final List<String> TEXTS = List.of("LICENSE", "NOTICE", "CHANGELOG.md");

    /// What is executed: the launcher, and of a runtime its programs and what starts other
    /// programs.
    private static final Set<String> EXECUTABLE =
            Set.of("dalmuti", "java", "java.exe", "keytool", "jwebserver", "jspawnhelper", "jexec");

    /// Gathers what was built from the sources.
    ///
    /// @param sources the folder of the repository
    /// @param folder an empty one, which it is put into
    static Distribution of(Path sources, String version, Path folder) throws IOException {
        return of(sources, version, folder, _ -> true);
    }

    /// The same for one kind of machine.
    static Distribution forThisMachine(Path sources, String version, Path folder)
            throws IOException {
        return of(sources, version, folder, it -> !RuntimeImage.isForeign(it));
    }

    private static Distribution of(
            Path sources, String version, Path folder, Predicate<Path> wanted) throws IOException {
        Path built = sources.resolve("app/target");
        Files.createDirectories(folder.resolve("jvm"));
        Files.createDirectories(folder.resolve("lib"));
        for (String launcher : LAUNCHERS) {
            Files.copy(built.resolve(launcher), folder.resolve(launcher));
        }
        makeExecutable(folder.resolve("dalmuti"));
        for (String text : TEXTS) {
            Files.copy(sources.resolve(text), folder.resolve(text));
        }
        Predicate<Path> own = wanted.and(it -> !it.endsWith("pom.properties")); // with its time
        Archive.ofJar(built.resolve("dalmuti.jar"), folder.resolve("dalmuti.jar"), own);
        try (var jars = Files.list(built.resolve("lib"))) {
            for (Path jar : jars.toList()) {
                boolean isOurs = jar.toString().endsWith("-" + version + ".jar");
                Path copy = folder.resolve("lib").resolve(jar.getFileName());
                Archive.ofJar(jar, copy, isOurs ? own : wanted);
            }
        }
        return new Distribution(folder, version);
    }

    private static void makeExecutable(Path file) throws IOException {
        if (!file.toFile().setExecutable(true)) {
            throw new IOException(file + " can't be made executable");
        }
    }

    /// For machines with a JDK.
    void zip(Path file) throws IOException {
        try (var archive = Archive.at(file)) {
            add(archive);
        }
    }

    /// For machines with nothing.
    void zip(Path file, RuntimeImage runtime) throws IOException {
        try (var archive = Archive.at(file)) {
            archive.add(runtime.folder(), name() + "/runtime", Distribution::isExecutable);
            add(archive);
        }
    }

    private void add(Archive archive) throws IOException {
        archive.add(folder, name(), Distribution::isExecutable);
    }

    private String name() {
        return "dalmuti-" + version;
    }

    private static boolean isExecutable(Path file) {
        return EXECUTABLE.contains(file.getFileName().toString());
    }
}
