package dalmuti.browser;

import dalmuti.Dalmuti;
import dalmuti.Dealing;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.cards.Hand;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.fairness.FairDeck;
import dalmuti.fairness.Spread;
import dalmuti.options.Rules;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;

/// The server's dice, which a test can load. Deals and the spread deck are made with bytes; bots
/// are given longs, so that tables where bots play on do not disturb a deal.
final class Fate implements RandomGenerator {

    private static final int SEED_BYTES = 32;
    private static final int TRIES = 1_000_000;

    /// What a device of the tests contributes to a deal, see `page.js`.
    private static final String NUMBER = "0".repeat(32);

    private final Map<List<Object>, Long> seeds = new ConcurrentHashMap<>();
    private final SplittableRandom bots = new SplittableRandom();
    private SplittableRandom dice = new SplittableRandom();

    /// How a match of people and bots begins: how many cards were drawn for the order, who sits
    /// where then, and the cards as they are dealt before any cut, which takes a while.
    record Opening(int draws, List<Player> order, Supplier<Map<Player, Hand>> deal) {
        Opening {
            order = List.copyOf(order);
        }

        Map<Player, Hand> hands() {
            return deal.get();
        }

        /// The position of the first person, from 1.
        int position() {
            return position(0);
        }

        int position(int person) {
            return order.indexOf(new Player(person)) + 1;
        }

        Hand hand() {
            return hands().getOrDefault(new Player(0), Hand.EMPTY);
        }
    }

    /// A beginning that hardly any seed has. The search starts a little before one that does, and
    /// finds another should that one no longer do.
    record Rare(long from, Predicate<Opening> wanted) implements Predicate<Opening> {
        @Override
        public boolean test(Opening opening) {
            return wanted.test(opening);
        }
    }

    @Override
    public synchronized long nextLong() {
        return bots.nextLong();
    }

    /// Bots take the first card of the spread deck, as the pages of tests do.
    @Override
    public long nextLong(long bound) {
        return 0;
    }

    @Override
    public synchronized int nextInt(int bound) {
        return dice.nextInt(bound);
    }

    @Override
    public synchronized void nextBytes(byte[] bytes) {
        dice.nextBytes(bytes);
        dice = new SplittableRandom(); // the deal is settled; codes of tables may not come again
    }

    /// Loads the dice for one person and bots.
    void load(String rules, int players, Predicate<Opening> wanted) {
        load(rules, players, 1, wanted);
    }

    /// Loads the dice so that the next match to be started begins as it is wanted, whether or not
    /// the devices of the people, who have the first letters, contribute in time.
    void load(String rules, int players, int people, Predicate<Opening> wanted) {
        long seed =
                seeds.computeIfAbsent(
                        List.of(rules, players, people, wanted),
                        _ -> seed(rules, players, people, wanted));
        synchronized (this) {
            dice = new SplittableRandom(seed);
        }
    }

    private static long seed(String rules, int players, int people, Predicate<Opening> wanted) {
        var game = new Dalmuti(Rules.of(List.of(rules.split(" ", -1))));
        long from = wanted instanceof Rare rare ? rare.from() : 0;
        return LongStream.range(from, from + TRIES)
                .filter(seed -> begins(game, players, people, seed, wanted))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No such deal"));
    }

    private static boolean begins(
            Dalmuti game, int players, int people, long seed, Predicate<Opening> wanted) {
        var secret = new byte[SEED_BYTES];
        new SplittableRandom(seed).nextBytes(secret);
        String hex = HexFormat.of().formatHex(secret);
        return contributions(people).stream()
                .map(numbers -> opening(game, players, new FairDeck(hex, numbers, 1)))
                .allMatch(wanted);
    }

    /// Whose numbers may be part of a deal. Of one person, theirs or none; of several, everybody's:
    /// no seed would do for all that may be missing.
    private static List<Map<Player, String>> contributions(int people) {
        var all = new HashMap<Player, String>();
        for (int person = 0; person < people; person++) {
            all.put(new Player(person), NUMBER);
        }
        return people == 1 ? List.of(all, Map.of()) : List.of(all);
    }

    /// Everybody takes the first card of the spread deck (DRAW-5).
    private static Opening opening(Dalmuti game, int players, FairDeck fair) {
        Match match = game.start(players);
        var spread = new Spread(fair, match.deck());
        int draws = 0;
        while (dalmuti.Scene.of(match) instanceof dalmuti.Scene.Drawing(_, var next)) {
            var taken = new Move.TurnUp(spread.take(next, 0));
            match = ((Verdict.Accepted<Match, ?>) game.apply(match, Nature.NATURE, taken)).next();
            draws++;
        }
        Match drawn = match;
        return new Opening(draws, match.order(), () -> dealt(drawn, fair));
    }

    private static Map<Player, Hand> dealt(Match match, FairDeck fair) {
        var shuffled =
                fair.shuffle(match.rules().deck().cards(match.players()), Dealing.startsAt(match));
        var hands = new HashMap<Player, Hand>();
        for (int i = 0; i < shuffled.deck().size(); i++) {
            Player to = match.order().get((shuffled.from() + i) % match.players());
            hands.put(to, hands.getOrDefault(to, Hand.EMPTY).plus(shuffled.deck().get(i), 1));
        }
        return hands;
    }
}
