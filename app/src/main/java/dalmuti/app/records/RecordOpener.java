package dalmuti.app.records;

import dalmuti.app.files.RecordFile;
import dalmuti.app.files.Source;
import dalmuti.app.game.SavedMatch;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.contract.FlawedRecordException;

import java.io.IOException;
import java.util.List;

/// Opens the one file of records that a command works on, or gives up.
///
/// @param shell whose standard input `-` is
public record RecordOpener(Shell shell) {

    public List<? extends SavedMatch<?, ?, ?, ?>> open(String file) {
        List<Source> sources = Source.all(List.of(file), shell.in());
        if (sources.size() > 1) {
            throw shell.misuse("command.folder", file);
        }
        try {
            return RecordFile.readAll(sources.getFirst());
        } catch (FlawedRecordException e) {
            throw GivenUpException.flawed(file + ":" + e.line() + ": " + shell.say(e.refusal()));
        } catch (IOException e) {
            throw shell.misuse("command.cannot-be-read", file, RecordFile.reason(e, shell.words()));
        }
    }
}
