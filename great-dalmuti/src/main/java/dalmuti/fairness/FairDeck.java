package dalmuti.fairness;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The deck that follows from a seed and the players' numbers, as `docs/fairness.md` says.
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
        var stream = new KeyStream(seed, round, new TreeMap<>(entropy));
        List<Rank> deck = cards.cards();
        for (int i = deck.size() - 1; i > 0; i--) {
            Collections.swap(deck, i, stream.below(i + 1));
        }
        return new Shuffled(deck, starts.get(stream.below(starts.size())));
    }

    /// @param from the seat that gets the first card, from 0
    public record Shuffled(List<Rank> deck, int from) {
        public Shuffled {
            deck = List.copyOf(deck);
        }
    }
}
