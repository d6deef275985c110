package dalmuti.app.release;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// By which somebody can tell that a download is whole: `sha256sum --check SHA256SUMS`.
final class Checksums {

    private Checksums() {}

    static Path write(Path folder, List<Path> files) throws IOException {
        var lines = new StringBuilder();
        for (Path file : files.stream().sorted().toList()) {
            lines.append("%s  %s\n".formatted(of(file), file.getFileName()));
        }
        return Files.writeString(folder.resolve("SHA256SUMS"), lines);
    }

    private static String of(Path file) throws IOException {
        try (var stream = new DigestInputStream(Files.newInputStream(file), sha256())) {
            stream.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(stream.getMessageDigest().digest());
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e); // every JDK has it
        }
    }
}
