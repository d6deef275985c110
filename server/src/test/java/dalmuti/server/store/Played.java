package dalmuti.server.store;

import dalmuti.Dalmuti;
import dalmuti.Dealing;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.contract.Action;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.fairness.FairDeck;
import dalmuti.options.Rules;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.ByHand;
import dalmuti.wire.journal.Entry.Occupant;
import dalmuti.wire.table.Plan;

import grapples.Grapples;
import grapples.Options;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/// Tables at which whole matches were played somehow, as they lie in a journal.
final class Played {

    static final String RULES = "korean ending=ROUNDS(3)";

    private final String code;
    private final Plan plan;
    private final List<Entry> entries = new ArrayList<>();
    private final SplittableRandom dice;
    private int matches;
    private Set<Player> away = Set.of();
    private Optional<Occupant> newcomer = Optional.empty();
    private Optional<Entry.Base> brought = Optional.empty();

    Played(String code, String game, String rules, long seed) {
        this.code = code;
        this.plan = new Plan(game, rules, 4, true, "", Plan.Customs.USUAL);
        this.dice = new SplittableRandom(seed);
        entries.add(new Entry.Opened(plan, "g0"));
    }

    static Occupant person(String guest) {
        return new Occupant.Person(guest, "Name of " + guest);
    }

    static Occupant bot(String level) {
        return new Occupant.Bot(level, "Bot " + level);
    }

    /// At a table that only those with its link can find.
    Played byLink() {
        var hidden = new Plan(plan.game(), plan.rules(), 4, false, "", Plan.Customs.USUAL);
        entries.set(0, new Entry.Opened(hidden, "g0"));
        return this;
    }

    /// Those for whom bots play.
    Played away(Player... players) {
        away = Set.of(players);
        return this;
    }

    /// Somebody who joins after the first round.
    Played newcomer(Occupant occupant) {
        newcomer = Optional.of(occupant);
        return this;
    }

    /// The next match was begun on somebody's device.
    Played brought() {
        brought = Optional.of(new Entry.Base.Start());
        return this;
    }

    Played match(Occupant... players) {
        matches++;
        var seated = new ArrayList<Entry.Seated>();
        for (Occupant player : players) {
            seated.add(new Entry.Seated(seated.size(), player));
        }
        entries.add(new Entry.Started(matches, seated, brought));
        brought = Optional.empty();
        switch (plan.game()) {
            case "dalmuti" -> dalmuti(players.length);
            default -> grapples(players.length);
        }
        entries.add(new Entry.Finished(matches));
        return this;
    }

    private void dalmuti(int players) {
        var game = new Dalmuti(Rules.of(plan.rules()));
        Match match = game.start(players);
        while (!match.over()) {
            if (match.round() == 2
                    && newcomer.isPresent()
                    && match.phase() instanceof Phase.Shuffling) {
                entries.add(new Entry.Queued(players, newcomer.get()));
                newcomer = Optional.empty();
                match = did(game, match, House.HOUSE, new Move.Join(new Player(players)));
            } else if (match.phase() instanceof Phase.Shuffling) {
                match = did(game, match, Nature.NATURE, shuffled(match));
            } else {
                match = step(game, match);
            }
        }
    }

    private Move shuffled(Match match) {
        var random = new byte[32];
        dice.nextBytes(random);
        String seed = HexFormat.of().formatHex(random);
        var numbers = Map.of(new Player(0), "%032x".formatted(match.round()));
        entries.add(new Entry.Committed(match.round(), seed));
        numbers.forEach((by, n) -> entries.add(new Entry.Revealed(match.round(), by, n)));
        var deck =
                new FairDeck(seed, numbers, match.round())
                        .shuffle(
                                match.rules().deck().cards(match.players()),
                                Dealing.startsAt(match));
        return new Move.Shuffle(deck.deck(), deck.from());
    }

    private void grapples(int players) {
        var game = new Grapples(Options.of(plan.rules()));
        var match = game.start(players);
        while (!(match.phase() instanceof grapples.Phase.Over)) {
            match = step(game, match);
        }
    }

    private <S, M extends Action, E, V> S step(Game<S, M, E, V> game, S state) {
        return switch (game.awaiting(state)) {
            case Awaiting.Chance _ -> did(game, state, Nature.NATURE, game.chance(state, dice));
            case Awaiting.Decision(var by) -> {
                List<M> legal = game.legal(state, by.getFirst());
                yield did(game, state, by.getFirst(), legal.get(dice.nextInt(legal.size())));
            }
            case Awaiting.Nothing _ -> throw new IllegalStateException("Nothing happens any more");
        };
    }

    private <S, M extends Action, E, V> S did(Game<S, M, E, V> game, S state, Actor by, M move) {
        var hand =
                by instanceof Player player
                        ? away.contains(player) ? ByHand.STAND_IN : ByHand.PLAYER
                        : ByHand.HOUSE;
        entries.add(new Entry.Did(by, move, hand, 0));
        return switch (game.apply(state, by, move)) {
            case Verdict.Accepted<S, E>(var next, _) -> next;
            case Verdict.Refused<S, E>(var why) -> throw new IllegalStateException(why.toString());
        };
    }

    /// Adds what has happened since the last time to a journal.
    void into(Journal journal) throws Exception {
        long seq = journal.highest(code);
        var numbered = new ArrayList<Journal.Numbered>();
        for (Entry entry : entries) {
            seq++;
            numbered.add(new Journal.Numbered(seq, new Entry.Dated(1_000 * seq, entry)));
        }
        entries.clear();
        journal.append(code, numbered).toCompletableFuture().get(10, TimeUnit.SECONDS);
    }
}
