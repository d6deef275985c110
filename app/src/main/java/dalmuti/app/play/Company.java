package dalmuti.app.play;

import dalmuti.bots.Bot;
import dalmuti.bots.hints.Adviser;
import dalmuti.contract.Player;

import java.util.Map;

/// Those at a table who are no people, and the one who whispers.
public record Company<V, M>(Map<Player, Bot<V, M>> bots, Adviser<V, M> adviser) {

    public Company {
        bots = Map.copyOf(bots);
    }
}
