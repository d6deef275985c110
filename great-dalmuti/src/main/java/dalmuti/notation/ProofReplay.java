package dalmuti.notation;

import dalmuti.Dealing;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;
import dalmuti.fairness.FairDeck;
import dalmuti.fairness.Spread;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Collects the lines that prove a deal, and holds the deal against them.
final class ProofReplay {

    private static final String RULE = "REC-8";
    private static final List<String> PLACES =
            IntStream.range(0, Hand.FULL_DECK.size()).mapToObj(String::valueOf).toList();

    private final Progress progress;
    private final int round;
    private @Nullable String commit;
    private @Nullable Map<Player, String> entropy;
    private @Nullable String seed;
    private int last;

    ProofReplay(Progress progress, int round) {
        this.progress = progress;
        this.round = round;
    }

    void commit(String hash) {
        once(commit);
        commit = hash;
    }

    void entropy(Map<Player, String> numbers) {
        once(entropy);
        entropy = numbers;
    }

    void seed(String hex) {
        once(seed);
        seed = hex;
        String hash = FairDeck.commitment(hex);
        if (!hash.equals(commit)) {
            throw progress.flaw(RULE, "record.proof-commit", hash);
        }
    }

    private void once(@Nullable Object before) {
        last = progress.line();
        if (before != null) {
            throw progress.flaw(RULE, "record.proof-twice");
        }
    }

    /// What the lines prove the deal with, if they do.
    Optional<Proof> proof() {
        return commit == null || seed == null
                ? Optional.empty()
                : Optional.of(new Proof(commit, entropy == null ? Map.of() : entropy, seed));
    }

    /// The shuffle that follows from the proof, where there is one.
    Optional<Move> shuffle(Match match) {
        return fair().map(fair -> fair.shuffle(match.deck(), Dealing.startsAt(match)))
                .map(shuffled -> new Move.Shuffle(shuffled.deck(), shuffled.from()));
    }

    private Optional<FairDeck> fair() {
        if (last > 0 && seed == null) {
            throw Tokens.flaw(last, RULE, "record.proof-incomplete");
        }
        return proof().map(proof -> new FairDeck(proof.seed(), proof.entropy(), round));
    }

    /// The decrees were drawn as the proof says.
    void check(List<Decree> drawn) {
        List<Decree> pile = Decree.pile(progress.match().rules());
        fair().map(fair -> fair.decrees(pile))
                .filter(fairly -> !fairly.equals(drawn))
                .ifPresent(
                        fairly -> {
                            throw progress.flaw(RULE, "record.proof-decrees", Names.ids(fairly));
                        });
    }

    /// Everybody drew the card that lay at the place they took, where the record tells both.
    void check(List<Line.Drawn> drawn, String places) { // DRAW-5
        if (seed == null || drawn.isEmpty() || places.isEmpty()) {
            return;
        }
        String[] taken = places.split(" ", -1);
        var spread = new Spread(fair().orElseThrow(), progress.match().deck());
        for (int i = 0; i < drawn.size(); i++) {
            Line.Drawn drew = drawn.get(i);
            int place = taken.length == drawn.size() ? PLACES.indexOf(taken[i]) : -1;
            if (place < 0
                    || place >= spread.cards().size()
                    || spread.take(drew.by(), place) != drew.card()) {
                throw Tokens.flaw(last, RULE, "record.proof-draw", drew.by(), drew.card());
            }
        }
    }

    /// Everybody was dealt what the proof says.
    void check(Map<Player, Hand> hands) {
        if (seed == null) {
            return;
        }
        for (Event event : progress.match().past().events()) {
            if (event instanceof Event.Dealt(var to, Cards.Open(var hand))
                    && !hand.equals(hands.get(to))) {
                throw Tokens.flaw(last, RULE, "record.proof-deal", to, hand);
            }
        }
    }
}
