package dalmuti.wire.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dalmuti.Move;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Source;

import grapples.Choice;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Journals as they were once stored. They lie on people's disks and have to be read for ever: a
/// file here is never changed, and a new way of writing gets a new version and a new file.
/// `-Dgolden.write=true` writes only those that are missing.
final class GoldenJournalTests {

    private static final Path FOLDER = Path.of("src/test/golden/journal");

    private static final Codec<Entries.Line> LINE =
            new Codecs().with("body", ScalarCodecs.VERBATIM_OBJECT).codec(Entries.Line.class);

    @BeforeAll
    static void writeWhatIsMissing() throws IOException {
        write("2-dalmuti", Journals.dalmuti());
        write("2-dalmuti-moves", Journals.dalmutiMoves());
        write("2-dalmuti-decrees", Journals.decrees());
        write("2-dalmuti-throne", Journals.throne());
        write("2-dalmuti-treats", Journals.treats());
        write("2-dalmuti-draw", Journals.draw());
        write("2-dalmuti-program", Journals.program());
        write("2-dalmuti-face", Journals.face());
        write("2-dalmuti-course", Journals.course());
        write("2-dalmuti-brought", Journals.brought());
        write("2-grapples", Journals.grapples());
        write("2-grapples-moves", Journals.grapplesMoves());
    }

    @TestFactory
    Stream<DynamicTest> everyStoredJournalIsRead() throws IOException {
        return files().stream()
                .map(file -> dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static void write(String name, List<Entry> entries) throws IOException {
        Path file = FOLDER.resolve(name + ".jsonl");
        if (Boolean.getBoolean("golden.write") && !Files.exists(file)) {
            Files.createDirectories(FOLDER);
            Files.write(file, entries.stream().map(Entries::write).map(LINE::write).toList());
        }
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }

    private static Entries.Line line(String text) {
        return Source.read(LINE, text, Entries.LONGEST);
    }

    private static Entry entry(Entries.Line line) {
        return Entries.read(line.kind(), line.version(), line.body());
    }

    private static void check(Path file) throws IOException {
        for (String text : Files.readAllLines(file)) {
            Entries.Line line = line(text);
            Entry entry = entry(line);
            if (line.version() == Entries.VERSION) {
                assertThat(Entries.write(entry)).isEqualTo(line);
            }
        }
    }

    @Test
    void everyKindOfEntryAndMoveIsStored() throws IOException {
        var text = new StringBuilder();
        for (Path file : files()) {
            text.append(Files.readString(file));
        }
        Journals.all().stream()
                .map(entry -> Entries.write(entry).kind())
                .distinct()
                .forEach(kind -> assertThat(text).contains("{\"kind\":\"" + kind + "\","));
        for (Class<?> sealed : List.of(Move.class, Choice.class)) {
            for (Class<?> kind : sealed.getPermittedSubclasses()) {
                String name = kind.getSimpleName();
                String spelled = Character.toLowerCase(name.charAt(0)) + name.substring(1);
                assertThat(text).contains("{\"move\":\"" + spelled + "\"");
            }
        }
    }

    @Test
    void aFileHasOneVersion() throws IOException {
        for (Path file : files()) {
            String first = file.getFileName().toString().split("-", -1)[0];
            var versions =
                    Files.readAllLines(file).stream()
                            .map(text -> line(text).version())
                            .collect(Collectors.toSet());
            assertThat(versions).as(file.toString()).containsExactly(Integer.valueOf(first));
        }
    }
}
