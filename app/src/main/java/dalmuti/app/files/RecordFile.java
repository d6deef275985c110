package dalmuti.app.files;

import dalmuti.app.game.Kind;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Refusal;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.table.game.KeptMatch;
import dalmuti.words.Words;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;

/// A file of records, one after another.
public final class RecordFile {

    private static final int MEBIBYTE = 1 << 20;
    private static final int MOST_MEBIBYTES = 64;

    private RecordFile() {}

    /// All matches of a source. The first flaw is a [FlawedRecordException].
    public static List<? extends KeptMatch<?, ?, ?, ?>> readAll(Source source) throws IOException {
        String text = text(source);
        Kind kind =
                Kind.byEnding(source.name())
                        .or(() -> Kind.byBeginning(text))
                        .orElseThrow(() -> flaw(1, "record.no-record"));
        return kind.read(text);
    }

    /// The matches of the one file that a command works on, or the command gives up.
    public static List<? extends KeptMatch<?, ?, ?, ?>> open(String file, Shell shell) {
        List<Source> sources = Source.all(List.of(file), shell.in());
        if (sources.size() > 1) {
            throw shell.misuse("command.folder", file);
        }
        try {
            return readAll(sources.getFirst());
        } catch (FlawedRecordException e) {
            throw GivenUpException.flawed(file + ":" + e.line() + ": " + shell.say(e.refusal()));
        } catch (UndecidedRecordException e) {
            throw GivenUpException.undecided(
                    file + ":" + e.line() + ": " + shell.say(UndecidedRecordException.KEY));
        } catch (IOException e) {
            throw shell.misuse("command.cannot-be-read", file, reason(e, shell.words()));
        }
    }

    private static String text(Source source) throws IOException {
        try (var stream = source.opening().open()) {
            byte[] bytes = stream.readNBytes(MOST_MEBIBYTES * MEBIBYTE + 1);
            if (bytes.length > MOST_MEBIBYTES * MEBIBYTE) {
                throw flaw(1, "record.too-large", MOST_MEBIBYTES);
            }
            return decoded(bytes);
        }
    }

    private static String decoded(byte[] bytes) { // REC-1
        var from = ByteBuffer.wrap(bytes);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(from).toString();
        } catch (CharacterCodingException e) {
            var before = new String(bytes, 0, from.position(), StandardCharsets.UTF_8);
            long lines = before.chars().filter(it -> it == '\n').count();
            throw flaw((int) lines + 1, "record.not-utf-8");
        }
    }

    private static FlawedRecordException flaw(int line, String key, Object... arguments) {
        return new FlawedRecordException(line, Refusal.of("REC-1", key, arguments));
    }

    /// Why a file could not be read, without its name.
    public static String reason(IOException e, Words words) {
        return switch (e) {
            case NoSuchFileException _ -> words.say("command.there-is-no-file");
            case AccessDeniedException _ -> words.say("command.permission-denied");
            case FileSystemException system when system.getReason() != null -> system.getReason();
            case UnreadableException unreadable -> unreadable.say(words);
            default -> String.valueOf(e.getMessage());
        };
    }
}
