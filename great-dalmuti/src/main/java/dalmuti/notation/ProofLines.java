package dalmuti.notation;

import dalmuti.Dealing;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.fairness.FairDeck;

import java.util.Map;
import java.util.Optional;

/// Collects the lines that prove a deal, and holds the deal against them.
final class ProofLines { // REC-8

    private final int round;
    private Optional<String> commit = Optional.empty();
    private Optional<Map<Player, String>> entropy = Optional.empty();
    private Optional<String> seed = Optional.empty();
    private int last;

    ProofLines(int round) {
        this.round = round;
    }

    void commit(int line, String hash) {
        once(line, commit);
        commit = Optional.of(hash);
    }

    void entropy(int line, Map<Player, String> numbers) {
        once(line, entropy);
        entropy = Optional.of(numbers);
    }

    void seed(int line, String hex) {
        once(line, seed);
        seed = Optional.of(hex);
        String hash = FairDeck.commitment(hex);
        if (!commit.equals(Optional.of(hash))) {
            throw Tokens.flaw(line, "REC-8", "record.proof-commit", hash);
        }
    }

    private void once(int line, Optional<?> before) {
        last = line;
        if (before.isPresent()) {
            throw Tokens.flaw(line, "REC-8", "record.proof-twice");
        }
    }

    /// The shuffle that follows from the proof, where there is one.
    Optional<Move.Shuffle> shuffle(Match match) {
        if (last > 0 && seed.isEmpty()) {
            throw Tokens.flaw(last, "REC-8", "record.proof-incomplete");
        }
        return seed.map(hex -> new FairDeck(hex, entropy.orElse(Map.of()), round))
                .map(
                        fair ->
                                fair.shuffle(
                                        match.rules().deck().cards(match.players()),
                                        Dealing.startsAt(match)))
                .map(shuffled -> new Move.Shuffle(shuffled.deck(), shuffled.from()));
    }

    /// Everybody was dealt what the proof says.
    void check(Match dealt, Map<Player, Hand> hands) {
        if (seed.isEmpty()) {
            return;
        }
        for (Event event : dealt.past().events()) {
            if (event instanceof Event.Dealt(var to, Cards.Open(var hand))
                    && !hand.equals(hands.get(to))) {
                throw Tokens.flaw(last, "REC-8", "record.proof-deal", to, hand);
            }
        }
    }

    void keep(Replayer replayer) {
        if (commit.isPresent() && seed.isPresent()) {
            replayer.prove(round, new Proof(commit.get(), entropy.orElse(Map.of()), seed.get()));
        }
    }
}
