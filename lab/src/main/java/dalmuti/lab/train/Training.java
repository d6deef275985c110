package dalmuti.lab.train;

import dalmuti.bots.net.Network;
import dalmuti.lab.run.Seeds;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

/// A network that teaches itself: every thread plays a block of tables, learns from it, and takes
/// steps on the common weights. With one thread the same seed gives the same weights.
public final class Training {

    private static final int BATCH = 512;
    private static final int BATCHES = 8;
    private static final int ELDERS = 4;
    private static final long LESSONS_A_GENERATION = 500_000;
    private static final int DEALS = 300;
    private static final int DEALS_OF_A_SIEGE = 1000;
    private static final long UNTAUGHT = 0;
    private static final long PLAY = 1;

    private final long seed;
    private final Student student;
    private final List<Network> elders;
    private final Function<Participant, Seating> seating;
    private final SequencedMap<String, Evaluation> evaluations = new LinkedHashMap<>();
    private final AtomicLong blocks;
    private final AtomicLong tables;
    private final List<CurvePoint> curve;
    private double seconds;
    private double surprise;
    private long surprised;

    private Training(Checkpoint from, Function<Participant, Seating> seating) {
        this.seating = seating;
        seed = from.seed();
        student = new Student(from);
        elders = from.elders();
        blocks = new AtomicLong(from.blocks());
        tables = new AtomicLong(from.tables());
        curve = new ArrayList<>(from.curve());
        seconds = curve.isEmpty() ? 0 : curve.getLast().seconds();
    }

    /// One that begins with nothing learnt.
    public static Training begin(long seed) {
        Network network = Network.untaught(Seeds.dice(seed, UNTAUGHT));
        return school(Checkpoint.begin(seed, network, ELDERS));
    }

    /// One that goes on from a checkpoint.
    public static Training resume(Path checkpoint) throws IOException {
        return school(Checkpoint.read(checkpoint));
    }

    private static Training school(Checkpoint from) {
        var training = new Training(from, pupil -> school(pupil, from.elders()));
        for (String name : List.of("greedy", "heuristic")) {
            training.evaluations.put(name, new Evaluation(Participant.HouseBot.named(name), DEALS));
        }
        return training;
    }

    /// For one thread.
    private static Seating school(Participant pupil, List<Network> elders) {
        return new Seating.School(pupil, elders.stream().map(Training::elder).toList());
    }

    /// A copy of a network that learns alone against a table of it.
    public static Training siege(Network frozen, long seed) {
        var training =
                new Training(
                        Checkpoint.begin(seed, frozen, 0),
                        pupil -> new Seating.Siege(pupil, elder(frozen)));
        training.evaluations.put("itself", new Evaluation(elder(frozen), DEALS_OF_A_SIEGE));
        return training;
    }

    /// A network that does not learn.
    private static Participant elder(Network network) {
        return new Participant.Net(new Policy(network), false);
    }

    public long seed() {
        return seed;
    }

    public long lessons() {
        return student.lessons();
    }

    /// The network, averaged over the last steps.
    public Network network() {
        return student.average();
    }

    public List<CurvePoint> curve() {
        return List.copyOf(curve);
    }

    /// Learns on so many threads for about as long as this, or until it is stopped or so much is
    /// learnt. What was begun is finished first.
    public void learn(int threads, long mostLessons, Duration time, AtomicBoolean stopped) {
        long start = System.nanoTime();
        long end = start + time.toNanos();
        BooleanSupplier done =
                () ->
                        stopped.get()
                                || student.lessons() >= mostLessons
                                || System.nanoTime() - end >= 0;
        List<Thread> workers =
                Stream.generate(() -> Thread.ofPlatform().unstarted(() -> work(done)))
                        .limit(threads)
                        .toList();
        workers.forEach(Thread::start);
        try {
            for (Thread worker : workers) {
                worker.join();
            }
        } catch (InterruptedException e) {
            stopped.set(true);
            Thread.currentThread().interrupt();
        }
        seconds += (System.nanoTime() - start) / 1e9;
    }

    private void work(BooleanSupplier done) {
        Network network = student.network();
        var selfPlay = new SelfPlay(seating.apply(new Participant.Net(new Policy(network), true)));
        var gradient = new Gradient(network);
        while (!done.getAsBoolean()) {
            block(selfPlay, gradient);
        }
    }

    private void block(SelfPlay selfPlay, Gradient gradient) {
        var dice = Seeds.dice(seed, PLAY, blocks.getAndIncrement());
        Lessons lessons = selfPlay.lessons();
        lessons.clear();
        while (lessons.count() < BATCHES * BATCH) {
            selfPlay.play(dice);
            tables.incrementAndGet();
        }
        lessons.shuffle(dice);
        double sum = 0;
        int learnt = 0;
        for (; learnt + BATCH <= lessons.count(); learnt += BATCH) {
            for (int i = 0; i < BATCH; i++) {
                sum += gradient.learn(lessons, lessons.inOrder(learnt + i));
            }
            student.step(gradient.sum(), BATCH);
        }
        record(sum, learnt);
    }

    private synchronized void record(double sum, int learnt) {
        surprise += sum;
        surprised += learnt;
        long generation = student.lessons() / LESSONS_A_GENERATION;
        long before = (student.lessons() - learnt) / LESSONS_A_GENERATION;
        if (generation > before && !elders.isEmpty()) {
            elders.get((int) (generation % elders.size())).copyFrom(student.average());
        }
    }

    /// Measures how well the network plays, and adds that to the curve.
    public synchronized CurvePoint measure() {
        var points = new LinkedHashMap<String, Double>();
        evaluations.forEach(
                (name, evaluation) -> points.put(name, evaluation.points(student.average())));
        var point =
                new CurvePoint(
                        seconds,
                        tables.get(),
                        student.lessons(),
                        surprised == 0 ? Double.NaN : surprise / surprised,
                        points);
        surprise = 0;
        surprised = 0;
        curve.add(point);
        return point;
    }

    /// Keeps all that is needed to go on.
    public synchronized void save(Path file) throws IOException {
        var networks = new ArrayList<>(student.networks());
        networks.addAll(elders);
        new Checkpoint(
                        seed,
                        student.steps(),
                        student.lessons(),
                        blocks.get(),
                        tables.get(),
                        curve,
                        networks)
                .write(file);
    }
}
