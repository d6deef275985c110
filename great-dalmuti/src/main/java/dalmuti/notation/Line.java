package dalmuti.notation;

import dalmuti.cards.Cards;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One line of a record's body, read but not yet believed.
sealed interface Line {

    /// Cards that go from one person to another.
    record Transfer(Player from, Player to, Cards cards) {}

    /// A play or a pass in a trick, and the place it claims for whoever is out with it.
    record Turn(Player by, Optional<Play> play, Optional<Integer> place) {}

    record Drawn(Player by, Rank card) {}

    /// Points and bonus, as written.
    record Points(Player player, int points, int bonus) {}

    record Scores(List<Points> points) implements Line {}

    record Round(int number, List<Player> order) implements Line {}

    record Draw(List<Drawn> cards) implements Line {}

    record Commit(String hash) implements Line {}

    record Entropy(Map<Player, String> numbers) implements Line {}

    record Seed(String seed) implements Line {}

    record Cut(int depth) implements Line {}

    record Deal(Player to, Cards cards) implements Line {}

    record Aside(Cards cards) implements Line {}

    /// @param back what the Greater Peon gave for it; empty when the card stayed
    record Misdeal(Player meantFor, Rank card, Optional<Cards> back) implements Line {}

    record NoRevolution() implements Line {}

    record Revolution(Player by, boolean great) implements Line {}

    record Tax(Transfer paid, Optional<Transfer> returned) implements Line {}

    record Trade(Transfer there, Transfer back) implements Line {}

    record Refused(Transfer offer) implements Line {}

    record TradeClosed() implements Line {}

    record Trick(int number, List<Turn> turns, Optional<Player> leadsNext) implements Line {}

    record Left(Player player, Cards cards) implements Line {}

    record Out(List<Player> places) implements Line {}

    record Score(List<Points> points) implements Line {}

    record Order(List<Player> order) implements Line {}

    record Total(List<Points> points) implements Line {}

    record Join(Player newcomer, String name, int position) implements Line {}

    record Leave(Player leaver) implements Line {}

    record End() implements Line {}
}
