package dalmuti.app.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A package for Debian and its kin: `apt install ./dalmuti_VERSION_amd64.deb`, then `dalmuti`.
final class DebianPackage {

    private static final String MAINTAINER = "dalmuti@users.noreply.github.com";
    private static final String INSTALLED = "/opt/dalmuti/lib/app/dalmuti";
    private static final String LINK = "/usr/bin/dalmuti";

    private DebianPackage() {}

    /// Whether this machine has what it takes.
    static boolean isPossible() {
        return Tool.JPACKAGE.isThere()
                && Stream.of("dpkg-deb", "fakeroot")
                        .allMatch(it -> Files.isExecutable(Path.of("/usr/bin", it)));
    }

    /// @param scripts an empty folder, for what is done when it is installed and removed
    static void into(Path out, Distribution distribution, RuntimeImage runtime, Path scripts)
            throws IOException {
        script(scripts.resolve("postinst"), "ln -sf %s %s".formatted(INSTALLED, LINK));
        // The cache of the start, too, if root has started a server.
        script(scripts.resolve("prerm"), "rm -f %s %s.aot*".formatted(LINK, INSTALLED));
        var arguments = new ArrayList<>(jvmOptions(distribution));
        arguments.addAll(
                List.of(
                        "--type",
                        "deb",
                        "--name",
                        "dalmuti",
                        "--app-version",
                        distribution.version(),
                        "--description",
                        "The card games The Great Dalmuti and Grapples",
                        "--vendor",
                        "Dalmuti",
                        "--linux-deb-maintainer",
                        MAINTAINER,
                        "--license-file",
                        distribution.folder().resolve("LICENSE").toString(),
                        "--linux-app-category",
                        "games",
                        "--input",
                        distribution.folder().toString(),
                        "--main-jar",
                        "dalmuti.jar",
                        "--runtime-image",
                        runtime.folder().toString(),
                        "--resource-dir",
                        scripts.toString(),
                        "--dest",
                        out.toString()));
        Tool.JPACKAGE.run(arguments);
    }

    /// For the launcher that jpackage makes beside ours, which knows nothing of our flags.
    private static List<String> jvmOptions(Distribution distribution) throws IOException {
        List<String> flags = Files.readAllLines(distribution.folder().resolve("jvm/all"));
        return Stream.concat(
                        flags.stream().filter(it -> !it.startsWith("#")),
                        Stream.of("--enable-native-access=ALL-UNNAMED"))
                .flatMap(it -> Stream.of("--java-options", it))
                .toList();
    }

    private static void script(Path file, String line) throws IOException {
        Files.writeString(file, "#!/bin/sh\nset -e\n" + line + "\n");
    }
}
