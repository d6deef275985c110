package dalmuti.wire.playback;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// People as they are called in answers over HTTP: by letter.
final class Letters {

    private static final String ONLOOKER = "onlooker";

    private Letters() {}

    static String of(Viewer viewer) {
        return viewer instanceof Player player ? player.toString() : ONLOOKER;
    }

    static List<String> of(List<Player> players) {
        return players.stream().map(Player::toString).toList();
    }

    /// The same by letter, in order.
    static <T> Map<String, T> by(Map<Player, T> values) {
        var byLetter = new LinkedHashMap<String, T>();
        values.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(it -> byLetter.put(it.getKey().toString(), it.getValue()));
        return byLetter;
    }
}
