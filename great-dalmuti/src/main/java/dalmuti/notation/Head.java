package dalmuti.notation;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.options.Rules;

import java.util.Map;
import java.util.Optional;

/// What the tags of a record say.
///
/// @param playersAt the line that names the players
record Head(
        Rules rules,
        Map<Player, String> names,
        Optional<Viewer> seenBy,
        Map<String, String> tags,
        int playersAt) {

    Head {
        names = Map.copyOf(names);
        tags = Ordered.copyOf(tags);
    }
}
