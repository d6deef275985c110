package dalmuti.app.play;

import dalmuti.bots.Bot;
import dalmuti.bots.hints.Adviser;
import dalmuti.contract.Player;

import java.util.Map;
import java.util.Optional;

/// Those at a table who are no people, and those who whisper.
///
/// @param adviser who weighs every move, if there is one
/// @param mentor who at least says what they would do, if there is one
public record Company<V, M>(
        Map<Player, Bot<V, M>> bots, Optional<Adviser<V, M>> adviser, Optional<Bot<V, M>> mentor) {

    public Company {
        bots = Map.copyOf(bots);
    }
}
