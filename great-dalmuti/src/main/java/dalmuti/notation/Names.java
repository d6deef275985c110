package dalmuti.notation;

import dalmuti.contract.Player;
import dalmuti.decrees.Decree;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// People as they stand in a record: a letter, and in some places a name.
final class Names {

    /// Letters of any script and digits need no quotes.
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{M}\\p{Nd}]+");

    private Names() {}

    /// `A=Ana`, or `A="Ana M."`.
    static String written(Player player, Map<Player, String> names) {
        String name = names.getOrDefault(player, player.toString());
        return player + "=" + (PLAIN.matcher(name).matches() ? name : JsonString.quote(name));
    }

    /// Whose name comes next.
    static Player player(Tokens tokens) {
        return tokens.player(tokens.peek().split("=", 2)[0]);
    }

    /// Reads `A=Ana`, of which the letter has been looked at.
    static String read(Tokens tokens, Player player) {
        String word = tokens.next();
        int equals = word.indexOf('=');
        if (equals < 0) {
            throw tokens.flaw("REC-1", "record.name-missing", player);
        }
        String written = word.substring(equals + 1);
        String name =
                PLAIN.matcher(written).matches()
                        ? written
                        : JsonString.unquote(written)
                                .orElseThrow(() -> tokens.flaw("REC-1", "record.no-name", written));
        if (name.isEmpty()) {
            throw tokens.flaw("REC-1", "record.name-missing", player);
        }
        return name;
    }

    static String ids(List<Decree> decrees) {
        return decrees.stream().map(Decree::name).collect(Collectors.joining(" "));
    }

    static String letters(List<Player> players) {
        return players.stream().map(Player::toString).collect(Collectors.joining(" "));
    }
}
