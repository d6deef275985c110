package dalmuti.app.sitting;

import dalmuti.app.sitting.Timers.Timer;
import dalmuti.app.story.People;
import dalmuti.contract.Player;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Says how much time there is, for what and for whom, by the clock of the server.
final class Timing {

    private static final long NEVER = -1;
    private static final long MS = 1000;
    private static final long WAIT_MS = 2_500;
    private static final long WARN_MS = 10_000;
    private static final long FASTEST_MS = 900;
    private static final long SLOWEST_MS = 2_500;
    private static final int BRISKLY = 3;

    private final Words words;
    private final Timers timers;
    private long ahead;
    private long paused = NEVER;
    private long window = NEVER;
    private List<Player> awaited = List.of();

    Timing(Words words, Timers timers) {
        this.words = words;
        this.timers = timers;
    }

    /// The server has told its time.
    void set(long serverTime, long now) {
        ahead = serverTime - now;
    }

    private long seconds(long instant, long now) {
        return Math.max(0, Math.ceilDiv(instant - ahead - now, MS));
    }

    boolean isPaused() {
        return paused != NEVER;
    }

    /// What is to be said because a pause or the revolution window has begun.
    List<String> changes(TableView table, long now) {
        Optional<Parts.Clock> clock = table.clock();
        var sentences = new ArrayList<String>();
        long pause = clock.flatMap(Parts.Clock::pause).orElse(NEVER);
        if (pause != paused && pause != NEVER) {
            sentences.add(words.say("remote.pause", seconds(pause, now)));
        }
        paused = pause;
        long open = clock.flatMap(Parts.Clock::window).orElse(NEVER);
        if (open != window && open != NEVER) {
            sentences.add(words.say("remote.window", seconds(open, now)));
        }
        window = open;
        await(clock, table.you().player(), now);
        return sentences;
    }

    /// Whoever thinks for long is named, and the others are spared the news.
    private void await(Optional<Parts.Clock> clock, Optional<Player> you, long now) {
        List<Player> others =
                clock.map(it -> it.turn().keySet().stream()).stream()
                        .flatMap(it -> it)
                        .filter(it -> !you.equals(Optional.of(it)))
                        .sorted()
                        .toList();
        if (!others.equals(awaited)) {
            awaited = others;
            timers.clear(Timer.WAIT);
            if (!others.isEmpty()) {
                timers.set(Timer.WAIT, now + WAIT_MS);
            }
        }
    }

    /// Whom everybody waits for.
    Optional<String> waiting(TableView table, People people, long now) {
        return awaited.stream()
                .findFirst()
                .flatMap(
                        first ->
                                table.clock()
                                        .flatMap(it -> Optional.ofNullable(it.turn().get(first))))
                .map(
                        until ->
                                words.say(
                                        "remote.waiting",
                                        people.list(awaited),
                                        seconds(until, now)));
    }

    /// How long somebody has who is asked. They are warned before it is over.
    Optional<String> own(TableView table, long now) {
        return table.you().player().flatMap(you -> table.clock().flatMap(it -> own(it, you, now)));
    }

    private Optional<String> own(Parts.Clock clock, Player you, long now) {
        Long turn = clock.turn().get(you);
        Long bank = clock.bank().get(you);
        if (turn == null || bank == null) {
            return Optional.empty();
        }
        timers.clear(Timer.WARN);
        timers.set(Timer.WARN, bank - ahead - WARN_MS);
        return Optional.of(
                bank > turn
                        ? words.say("remote.time-bank", seconds(turn, now), (bank - turn) / MS)
                        : words.say("remote.time", seconds(turn, now)));
    }

    String warning() {
        return words.say("remote.warning", WARN_MS / MS);
    }

    /// How long an answer takes that needs no thought: others must not see by it that there was
    /// nothing to decide.
    static long reflection(TableView table, RandomGenerator dice) {
        long guests = table.seats().stream().filter(it -> it.kind().isGuest()).count();
        boolean unseen = table.clock().flatMap(Parts.Clock::window).isPresent(); // REV-6
        if (guests < 2 || unseen) {
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
