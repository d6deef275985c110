package dalmuti.notation;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What proves that a deal was not chosen by anybody, opened when the match is over.
///
/// @param commit the hash that was published before the cut
/// @param entropy the numbers that players' devices contributed
/// @param seed what the hash was of
public record Proof(String commit, Map<Player, String> entropy, String seed) {

    public Proof {
        entropy = Map.copyOf(entropy);
    }

    List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("commit " + commit);
        if (!entropy.isEmpty()) {
            var text = new StringBuilder("entropy");
            new TreeMap<>(entropy)
                    .forEach(
                            (player, hex) ->
                                    text.append(' ').append(player).append(' ').append(hex));
            lines.add(text.toString());
        }
        lines.add("seed " + seed);
        return lines;
    }
}
