package dalmuti;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How far the Merchants' offers have got.
///
/// @param offering whose turn to offer it is
/// @param waiting the Merchants who have their turn after that, in order
/// @param traded who has traded already
/// @param refusedBy who has turned the one at turn down
public record Market(
        Player offering, List<Player> waiting, List<Player> traded, List<Player> refusedBy) {

    public Market {
        waiting = List.copyOf(waiting);
        traded = List.copyOf(traded);
        refusedBy = List.copyOf(refusedBy);
    }

    /// Whom the one at turn may still offer to, of these Merchants.
    List<Player> open(List<Player> merchants) { // TRADE-3
        return merchants.stream()
                .filter(
                        other ->
                                !other.equals(offering)
                                        && !traded.contains(other)
                                        && !refusedBy.contains(other))
                .toList();
    }

    Market refused(Player by) {
        return new Market(offering, waiting, traded, with(refusedBy, by));
    }

    Market traded(Player with) {
        return new Market(offering, waiting, with(with(traded, offering), with), refusedBy);
    }

    /// The market when the next Merchant who has not traded is at turn, if there is one.
    Optional<Market> next() {
        List<Player> rest = waiting.stream().filter(next -> !traded.contains(next)).toList();
        return rest.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Market(
                                rest.getFirst(), rest.subList(1, rest.size()), traded, List.of()));
    }

    private static List<Player> with(List<Player> players, Player another) {
        var longer = new ArrayList<>(players);
        longer.add(another);
        return longer;
    }
}
