package dalmuti.notation;

import dalmuti.contract.Player;

import java.util.Map;
import java.util.regex.Pattern;

/// People's names as they stand in a record.
final class Names {

    /// Letters of any script and digits need no quotes.
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{M}\\p{Nd}]+");

    private Names() {}

    static boolean isPlain(String name) {
        return PLAIN.matcher(name).matches();
    }

    /// `A=Ana`, or `A="Ana M."`.
    static String written(Player player, Map<Player, String> names) { // REC-1
        String name = names.getOrDefault(player, player.toString());
        return player + "=" + (isPlain(name) ? name : JsonString.quote(name));
    }
}
