package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Verdict;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Moves that nobody could have been offered, in every phase and by everybody.
final class WrongMoveTests {

    private static final int MATCHES = 60;
    private static final int A_PHASE = 2;
    private static final Pattern RULE = Pattern.compile("[A-Z]+-[0-9]+");
    private static final Player STRANGER = new Player(99);

    /// What is tried, whether or not it makes sense.
    private static List<Move> nonsense(Match match) {
        Hand deck = match.rules().deck().cards(match.players());
        Player last = match.greaterPeon();
        var moves = new ArrayList<Move>();
        for (int number : List.of(Integer.MIN_VALUE, -1, 0, 80, 99, Integer.MAX_VALUE)) {
            moves.add(new Move.Cut(number));
            moves.add(new Move.SeatNewcomer(number));
            moves.add(new Move.Shuffle(deck.cards(), number));
        }
        moves.add(new Move.Shuffle(List.of(), 0));
        moves.add(new Move.Shuffle(Collections.nCopies(80, Rank.PEASANT), 0));
        moves.add(new Move.Shuffle(Collections.nCopies(1000, Rank.JESTER), 0));
        for (Rank card : Rank.all()) {
            moves.add(new Move.TurnUp(card));
            moves.add(new Move.Replace(card));
            moves.add(new Move.GiveCard(card));
            moves.add(new Move.DrawLots(card, Rank.DALMUTI));
            moves.add(new Move.PayBack(Hand.of(card)));
            for (Player player : List.of(match.greaterDalmuti(), last, STRANGER)) {
                moves.add(new Move.DropCard(player, card));
                moves.add(new Move.Offer(player, card));
            }
        }
        for (Player player : List.of(match.greaterDalmuti(), last, STRANGER)) {
            moves.add(new Move.NamePartner(player));
            moves.add(new Move.Join(player));
            moves.add(new Move.Leave(player));
        }
        moves.add(new Move.PayBack(Hand.EMPTY));
        moves.add(new Move.PayBack(Hand.FULL_DECK));
        Play.ALL.forEach(play -> moves.add(new Move.Lay(play)));
        moves.addAll(
                List.of(
                        new Move.DealCleanly(),
                        new Move.LetStay(),
                        new Move.GiveToPeon(),
                        new Move.KeepSilent(),
                        new Move.DeclareRevolution(),
                        new Move.DeclareGreaterRevolution(),
                        new Move.DeclineTrade(),
                        new Move.RefuseOffer(),
                        new Move.Pass(),
                        new Move.EndMatch()));
        return moves;
    }

    @Test
    void REC_7_whatIsNotOfferedIsRefusedInEveryPhase() {
        var met = new HashSet<Class<?>>();
        List<Rules> all =
                Stream.concat(Preset.all().stream().map(Preset::rules), Options.allPairs().stream())
                        .toList();
        for (int i = 0; i < MATCHES; i++) {
            Rules rules = all.get(i % all.size());
            int players = 3 + i % 7;
            var game = new Dalmuti(Options.rounds(rules, 2));
            Playout<Match, Move, Event> playout = Playout.random(game, players, i, 100_000);
            for (Match match : some(playout, new SplittableRandom(i))) {
                met.add(match.phase().getClass());
                tryAll(game, match);
            }
        }
        Set<Class<?>> phases = new HashSet<>(List.of(Phase.class.getPermittedSubclasses()));
        phases.remove(Phase.Seating.class);
        assertThat(met).isEqualTo(phases);
    }

    @Test
    void JOIN_1_whatIsNotOfferedIsRefusedWhileANewcomerWaits() {
        var game = new Dalmuti(Options.rounds(Preset.OFFICIAL.rules(), 2));
        Playout<Match, Move, Event> playout = Playout.random(game, 3, 1, 100_000);
        Match between =
                playout.steps().stream()
                        .map(Step::before)
                        .filter(
                                match ->
                                        match.phase().equals(new Phase.Shuffling(Phase.Doors.OPEN)))
                        .findFirst()
                        .orElseThrow();
        tryAll(game, between);
        var join = new Move.Join(new Player(3));
        tryAll(game, Playout.make(game, between, House.HOUSE, join).after());
    }

    /// A few states of every phase of a match.
    private static List<Match> some(Playout<Match, Move, Event> playout, SplittableRandom dice) {
        var states = new ArrayList<Match>();
        var counts = new ArrayList<Class<?>>();
        for (Step<Match, Move, Event> step : playout.steps()) {
            Class<?> phase = step.before().phase().getClass();
            boolean early = Collections.frequency(counts, phase) < A_PHASE;
            if (early && dice.nextInt(A_PHASE) > 0) {
                counts.add(phase);
                states.add(step.before());
            }
        }
        states.add(playout.end());
        return states;
    }

    private static void tryAll(Dalmuti game, Match match) {
        int before = match.hashCode();
        var actors = new ArrayList<Actor>(match.order());
        actors.addAll(List.of(STRANGER, Nature.NATURE, House.HOUSE));
        List<Move> moves = nonsense(match);
        for (Actor actor : actors) {
            Set<Move> legal =
                    actor instanceof Player player
                            ? new HashSet<>(game.legal(match, player))
                            : Set.of();
            for (Move move : moves) {
                if (!isRight(game, match, actor, move, legal.contains(move))) {
                    fail("%s by %s in %s".formatted(move, actor, match.phase()));
                }
            }
        }
        assertThat(match.hashCode()).as("nothing has changed").isEqualTo(before);
    }

    /// Whether a move is made where it may be, and otherwise refused by a rule.
    private static boolean isRight(
            Dalmuti game, Match match, Actor actor, Move move, boolean legal) {
        return switch (game.apply(match, actor, move)) {
            case Verdict.Refused<Match, Event>(var why) ->
                    !legal && RULE.matcher(why.rule()).matches();
            case Verdict.Accepted<Match, Event> _ -> legal || mayHappen(game, match, actor, move);
        };
    }

    private static boolean mayHappen(Dalmuti game, Match match, Actor actor, Move move) {
        if (actor == Nature.NATURE) {
            return game.awaiting(match) instanceof Awaiting.Chance;
        }
        boolean between =
                match.phase() instanceof Phase.Shuffling(var doors) && doors != Phase.Doors.SHUT;
        return actor == House.HOUSE
                && between
                && (move instanceof Move.Leave || move instanceof Move.EndMatch);
    }
}
