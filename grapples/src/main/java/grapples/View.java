package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.List;
import java.util.stream.IntStream;

/// One viewer's information set: the picture on the table, and all they were told in this game.
///
/// @param game the number of the running game, from 1
/// @param deck how many cards are left
/// @param hands by seat: the own one open, the others as backs until the match is over
/// @param scene what the match waits for
/// @param legal empty unless it is the viewer's to decide
public record View(
        Options options,
        Viewer viewer,
        int game,
        Standing standing,
        int deck,
        List<Cards> hands,
        List<Card> discarded,
        Phase scene,
        List<Event> told,
        List<Choice> legal) {

    public View {
        hands = List.copyOf(hands);
        discarded = List.copyOf(discarded);
        told = List.copyOf(told);
        legal = List.copyOf(legal);
    }

    public List<Player> players() {
        return IntStream.range(0, hands.size()).mapToObj(Player::new).toList();
    }

    /// Where the cards are, as far as this viewer knows.
    public Knowledge knowledge() {
        return Knowledge.of(options, hands.size(), told);
    }

    /// G-SEE-3: expected values and leader from this viewer's knowledge. When the match is over all
    /// hands were shown, so they are the true ones.
    public Outlook outlook() {
        return knowledge().outlook();
    }
}
