package dalmuti.fairness;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The deck that follows from a seed and the players' numbers, as `docs/fairness.md` says.
///
/// ```java
/// boolean isKept = FairDeck.commitment(seed).equals(commitment); // what was published before
/// var shuffled = new FairDeck(seed, numbers, 1).shuffle(Hand.FULL_DECK, List.of(0));
/// Rank first = shuffled.deck().getFirst(); // for the seat shuffled.from()
/// ```
///
/// @param seed what the table committed to, in hexadecimal
/// @param entropy what players' devices contributed, in hexadecimal
public record FairDeck(String seed, Map<Player, String> entropy, int round) { // REC-8

    public FairDeck {
        entropy = Map.copyOf(entropy);
    }

    /// What is published before the deal: the hash of the seed.
    public static String commitment(String seed) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(HexFormat.of().parseHex(seed));
            return HexFormat.of().formatHex(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    /// The shuffled deck of a round, first card first, and the seat at which dealing starts.
    public Shuffled shuffle(Hand cards, List<Integer> starts) {
        KeyStream stream = stream("dalmuti deck 1");
        List<Rank> deck = cards.cards();
        for (int i = deck.size() - 1; i > 0; i--) {
            Collections.swap(deck, i, stream.below(i + 1));
        }
        return new Shuffled(deck, starts.get(stream.below(starts.size())));
    }

    /// The decrees that are drawn from a pile for a round, the first first.
    public List<Decree> decrees(List<Decree> pile) { // DEC-2
        KeyStream stream = stream("dalmuti decrees 1");
        var drawn = new ArrayList<>(pile);
        for (int i = 0; i < Decree.DRAWN; i++) {
            Collections.swap(drawn, i, i + stream.below(drawn.size() - i));
        }
        return List.copyOf(drawn.subList(0, Decree.DRAWN));
    }

    private KeyStream stream(String purpose) {
        return new KeyStream(purpose, seed, round, new TreeMap<>(entropy));
    }

    /// @param from the seat that gets the first card, from 0
    public record Shuffled(List<Rank> deck, int from) {
        public Shuffled {
            deck = List.copyOf(deck);
        }
    }
}
