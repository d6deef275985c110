package dalmuti.app;

import dalmuti.app.files.RecordFile;
import dalmuti.app.game.Kind;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.app.simulation.Simulation;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where records are put: a folder with a file for each, or one after another on a stream.
///
/// @param place the folder, or `-`
record RecordOutput(String place, Kind kind, Shell shell) {

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
            throw GivenUpException.wrongUsage(say("command.not-a-folder", place));
        } catch (IOException e) {
            throw GivenUpException.wrongUsage(say("command.cannot-be-made", place, reason(e)));
        }
        for (int number = 1; old == Old.KEPT && number <= matches; number++) {
            if (Files.exists(file(number))) {
                throw GivenUpException.wrongUsage(say("command.force", file(number)));
            }
        }
    }

    void put(Simulation.Played match) {
        if (isStream()) {
            shell.out().print(match.text().get());
            return;
        }
        Path file = file(match.number());
        try {
            Files.writeString(file, match.text().get());
        } catch (IOException e) {
            throw GivenUpException.flawed(say("command.cannot-be-written", file, reason(e)));
        }
    }

    private String say(String key, Object... arguments) {
        return shell.words().say(key, arguments);
    }

    private String reason(IOException e) {
        return RecordFile.reason(e, shell.words());
    }

    private boolean isStream() {
        return place.equals("-");
    }

    private Path file(int number) {
        return Path.of(place, "match-%06d%s".formatted(number, kind.ending()));
    }
}
