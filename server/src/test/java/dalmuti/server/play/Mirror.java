package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.table.GameJson;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// People who play at two tables of two servers at once, the same moves where they can. The first
/// two have other cards at each; the last of them and an onlooker may not notice.
///
/// @param <M> a move
/// @param <V> what one viewer may know
final class Mirror<M, V> {

    private static final Duration LIMIT = Duration.ofSeconds(25);
    private static final int ENOUGH = 45;
    private static final long ANSWERED_AFTER_MS = 150;
    private static final long QUIET_MS = 1500;
    private static final double SLACK_MS = 75;
    private static final double LARGEST_SLACK_MS = 1500;
    private static final double MS = 1e6;

    private final GameJson<M, ?, V> json;
    private final Function<V, List<M>> legal;
    private final Predicate<M> preferred;
    private String first = "";
    private int frames;

    Mirror(GameJson<M, ?, V> json, Function<V, List<M>> legal, Predicate<M> preferred) {
        this.json = json;
        this.legal = legal;
        this.preferred = preferred;
    }

    /// Somebody at both tables.
    private record Both(Witness one, Witness other) implements AutoCloseable {
        long frames() {
            return Math.max(one.heard().size(), other.heard().size());
        }

        @Override
        public void close() {
            one.close();
            other.close();
        }
    }

    /// The first frame of the onlooker.
    String first() {
        return first;
    }

    /// How many frames were the same.
    int frames() {
        return frames;
    }

    void play(List<Integer> ports, List<String> tokens) {
        try (var http = HttpClient.newHttpClient();
                var later = Executors.newScheduledThreadPool(2)) {
            var all = new ArrayList<Both>();
            try {
                tokens.forEach(token -> all.add(come(http, ports, token)));
                List<Both> people = List.copyOf(all);
                all.add(come(http, ports, ""));
                first = all.getLast().one().heard().getFirst().frame();
                play(people, all.getLast(), later);
                compare("an onlooker", all.getLast());
                compare("the third player", people.getLast());
            } finally {
                all.forEach(Both::close);
            }
        }
    }

    private void play(List<Both> people, Both onlooker, ScheduledExecutorService later) {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (onlooker.frames() < ENOUGH && System.nanoTime() < end) {
            people.forEach(it -> answer(it, later));
            Pause.millis(2);
        }
        rest(onlooker);
    }

    /// One after another at each table, but to both at once.
    private static Both come(HttpClient http, List<Integer> ports, String token) {
        List<Witness> witnesses =
                ports.parallelStream()
                        .map(port -> new Witness(http, port, Mirrored.CODE, token))
                        .toList();
        return new Both(witnesses.getFirst(), witnesses.getLast());
    }

    private void answer(Both player, ScheduledExecutorService later) {
        Optional<Witness.Question> here = player.one().question();
        Optional<Witness.Question> there = player.other().question();
        if (here.isPresent() && there.isPresent()) {
            List<M> one = legal.apply(player.one().view(json));
            List<M> other = legal.apply(player.other().view(json));
            if (one.isEmpty() || other.isEmpty()) {
                return; // the question and what may be answered come together, or the answer waits
            }
            Optional<M> same =
                    Stream.concat(one.stream().filter(preferred), one.stream())
                            .filter(other::contains)
                            .findFirst();
            answer(player.one(), here.get(), same.orElse(one.getFirst()), later);
            answer(player.other(), there.get(), same.orElse(other.getFirst()), later);
        }
    }

    /// At the same time after the question at both tables.
    private void answer(
            Witness witness, Witness.Question question, M move, ScheduledExecutorService later) {
        witness.answers(question.number());
        long at = question.at() + TimeUnit.MILLISECONDS.toNanos(ANSWERED_AFTER_MS);
        var _ =
                later.schedule(
                        () -> witness.answer(question.number(), json.move(move)),
                        at - System.nanoTime(),
                        TimeUnit.NANOSECONDS);
    }

    /// Nobody answers any more, so both tables wait for somebody.
    private static void rest(Both onlooker) {
        long before = -1;
        while (onlooker.frames() != before) {
            before = onlooker.frames();
            Pause.millis(QUIET_MS);
        }
    }

    private void compare(String who, Both viewer) {
        List<Witness.Heard> one = viewer.one().heard();
        List<Witness.Heard> other = viewer.other().heard();
        assertThat(other.stream().map(Mirror::bytes).toList())
                .as("what %s was sent", who)
                .isEqualTo(one.stream().map(Mirror::bytes).toList());
        List<Double> apart = apart(gaps(one), gaps(other));
        assertThat(apart.get(apart.size() / 2))
                .as("by how many milliseconds the pace differs for %s", who)
                .isLessThan(SLACK_MS);
        assertThat(apart.getLast()).as("at most, for %s", who).isLessThan(LARGEST_SLACK_MS);
        frames += one.size();
    }

    /// A frame, but for the hour that it was when it was sent.
    private static String bytes(Witness.Heard heard) {
        return heard.frame().replaceAll("\\b1\\d{12}\\b", "TIME");
    }

    private static List<Long> gaps(List<Witness.Heard> heard) {
        return IntStream.range(1, heard.size())
                .mapToObj(i -> heard.get(i).at() - heard.get(i - 1).at())
                .toList();
    }

    /// The differences in milliseconds, the smallest first.
    private static List<Double> apart(List<Long> one, List<Long> other) {
        return IntStream.range(0, one.size())
                .mapToObj(i -> Math.abs(one.get(i) - other.get(i)) / MS)
                .sorted()
                .toList();
    }
}
