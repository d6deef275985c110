package dalmuti.app.sitting;

import dalmuti.wire.table.Parts;
import dalmuti.wire.table.TableView;

import java.util.random.RandomGenerator;

/// How long an answer takes that needs no thought: others must not see by it that there was nothing
/// to decide.
final class Reflection {

    private static final long FASTEST_MS = 900;
    private static final long SLOWEST_MS = 2_500;
    private static final int BRISKLY = 3;

    private Reflection() {}

    static long millis(TableView table, RandomGenerator dice) {
        long people = table.seats().stream().filter(it -> it.kind() == Parts.Kind.PERSON).count();
        boolean unseen = table.clock().flatMap(Parts.Clock::window).isPresent(); // REV-6
        if (people < 2 || unseen) {
            return 0;
        }
        long time = dice.nextLong(FASTEST_MS, SLOWEST_MS);
        return switch (table.board().plan().customs().pace()) {
            case NATURAL -> time;
            case BRISK -> time / BRISKLY;
            case INSTANT -> 0;
        };
    }
}
