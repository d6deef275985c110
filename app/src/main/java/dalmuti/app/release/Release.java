package dalmuti.app.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What people download of one version, made from what was built.
public final class Release {

    private final Path sources;
    private final String version;
    private final Path out;
    private final Path work;

    /// @param sources the folder of the repository
    /// @param out where downloads go
    /// @param work an empty folder, which the caller deletes
    public Release(Path sources, String version, Path out, Path work) {
        this.sources = sources;
        this.version = version;
        this.out = out;
        this.work = work;
    }

    /// For every machine with a JDK.
    public Path plain() throws IOException {
        Path folder = Files.createTempDirectory(work, "any");
        Path zip = out.resolve("dalmuti-" + version + ".zip");
        Distribution.of(sources, version, folder).zip(zip);
        return zip;
    }

    /// For machines like this one, with nothing to install.
    public Path whole() throws IOException {
        Path zip = out.resolve("dalmuti-%s-%s.zip".formatted(version, RuntimeImage.platform()));
        here().zip(zip, runtime());
        return zip;
    }

    /// For Debian and its kin, where its tools are.
    Optional<Path> debian() throws IOException {
        if (!DebianPackage.isPossible()) {
            return Optional.empty();
        }
        Path scripts = Files.createDirectory(work.resolve("scripts"));
        DebianPackage.into(out, here(), runtime(), scripts);
        try (var made = Files.newDirectoryStream(out, "dalmuti_" + version + "*.deb")) {
            return Optional.of(made.iterator().next());
        }
    }

    /// Everything that is in it, as CycloneDX lists it.
    Path list() throws IOException {
        Path list = out.resolve("dalmuti-" + version + "-sbom.json");
        Files.write(list, Files.readAllBytes(listed(sources)));
        return list;
    }

    /// Where Maven writes that list.
    static Path listed(Path sources) {
        return sources.resolve("app/target/bom.json");
    }

    /// By which somebody can tell whether a download is whole.
    public Path checksums(List<Path> files) throws IOException {
        return Checksums.write(out, files);
    }

    private Distribution here() throws IOException {
        Path folder = work.resolve("here");
        return Files.exists(folder)
                ? new Distribution(folder, version)
                : Distribution.forThisMachine(sources, version, folder);
    }

    private RuntimeImage runtime() throws IOException {
        Path folder = work.resolve("runtime");
        return Files.exists(folder)
                ? new RuntimeImage(folder)
                : RuntimeImage.at(folder, here().folder().resolve("jvm/all"));
    }
}
