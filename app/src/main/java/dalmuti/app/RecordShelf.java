package dalmuti.app;

import dalmuti.app.files.Kind;
import dalmuti.app.files.RecordFile;
import dalmuti.words.Words;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where records are put: a folder with a file for each, or one after another on a stream.
///
/// @param place the folder, or `-`
record RecordShelf(String place, Kind kind, PrintStream stream) {

    /// What becomes of records that are there already.
    enum Old {
        KEPT,
        REPLACED
    }

    /// Makes sure, before anything is played, that it can be kept.
    void prepare(int matches, Old old) {
        if (isStream()) {
            return;
        }
        try {
            Files.createDirectories(Path.of(place));
        } catch (FileAlreadyExistsException e) {
            throw GivenUpException.wrongUsage(place + " is a file, not a folder");
        } catch (IOException e) {
            throw GivenUpException.wrongUsage(
                    place + " cannot be made: " + RecordFile.reason(e, Words.ENGLISH));
        }
        for (int number = 1; old == Old.KEPT && number <= matches; number++) {
            if (Files.exists(file(number))) {
                throw GivenUpException.wrongUsage(
                        file(number) + " is there already: --force writes over it");
            }
        }
    }

    void put(int number, String text) {
        if (isStream()) {
            stream.print(text);
            return;
        }
        try {
            Files.writeString(file(number), text);
        } catch (IOException e) {
            throw GivenUpException.flawed(
                    file(number) + " cannot be written: " + RecordFile.reason(e, Words.ENGLISH));
        }
    }

    private boolean isStream() {
        return place.equals("-");
    }

    private Path file(int number) {
        return Path.of(place, "match-%06d%s".formatted(number, kind.ending()));
    }
}
