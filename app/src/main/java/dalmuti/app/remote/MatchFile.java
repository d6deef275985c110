package dalmuti.app.remote;

import dalmuti.app.files.Kind;
import dalmuti.app.files.RecordFile;
import dalmuti.app.files.Source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where somebody wants the record of a match of a server.
///
/// @param place a file that is not there yet, or a folder
public record MatchFile(Path place) {

    /// Keeps a record that keeps the rules; any other is a
    /// [dalmuti.contract.FlawedRecordException].
    public Path keep(String match, Kind kind, String record) throws IOException {
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        var _ =
                RecordFile.readAll(
                        new Source(match + kind.ending(), () -> new ByteArrayInputStream(bytes)));
        Path file = Files.isDirectory(place) ? place.resolve(match + kind.ending()) : place;
        return Files.write(file, bytes);
    }
}
