package dalmuti.server.store;

import dalmuti.server.Durability;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Database.Access;
import dalmuti.wire.journal.Entry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Another program that has a database open, and writes journals until it is killed. It says what
/// is on disk: the entity and the number, a line each.
public final class Child {

    static final int ENTITIES = 20;

    private Child() {}

    public static Process start(Access access) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName(),
                        access.url(),
                        access.user(),
                        access.password(),
                        access.durability().name())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    static void main(String[] arguments) throws InterruptedException {
        var database =
                Database.open(
                        new Access(arguments[0], arguments[1], arguments[2])
                                .with(Durability.valueOf(arguments[3])));
        var journal = new Journal(database);
        for (int i = 0; i < ENTITIES; i++) {
            write(journal, "table-" + i, 1);
        }
        Thread.sleep(60_000);
    }

    private static void write(Journal journal, String entity, long seq) {
        var entry = new Entry.Dated(seq, new Entry.HandedOver(entity + " " + seq));
        journal.append(entity, List.of(new Journal.Numbered(seq, entry)))
                .thenRun(
                        () -> {
                            System.out.println(entity + " " + seq);
                            write(journal, entity, seq + 1);
                        });
    }
}
