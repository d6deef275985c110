package dalmuti.app.remote;

import dalmuti.contract.Player;
import dalmuti.fairness.FairDeck;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/// What a player adds to each deal, so that nobody alone decides how the cards fall.
final class Pledges { // REC-8

    private static final int BYTES = 32;

    private final RandomGenerator dice;
    private final Map<Deal, String> numbers = new HashMap<>();
    private Deal pledged = Deal.NONE;
    private Deal revealed = Deal.NONE;

    /// @param dice that nobody can foresee
    Pledges(RandomGenerator dice) {
        this.dice = dice;
    }

    private record Deal(int match, String commit) {

        static final Deal NONE = new Deal(0, "");
    }

    /// What is to be said about the next deal, if anything.
    Optional<IntFunction<Request>> due(TableView table) {
        Optional<Player> player = table.you().player();
        Optional<Parts.Secrets> secrets = table.secrets();
        return player.isPresent() && secrets.isPresent()
                ? due(secrets.get(), table.stage().match(), player.get())
                : Optional.empty();
    }

    private Optional<IntFunction<Request>> due(Parts.Secrets secrets, int match, Player player) {
        var deal = new Deal(match, secrets.commit());
        if (!secrets.reveal() && !secrets.pledges().containsKey(player) && !pledged.equals(deal)) {
            pledged = deal;
            String hash = FairDeck.commitment(numbers.computeIfAbsent(deal, _ -> number()));
            return Optional.of(ack -> new Request.Pledge(ack, secrets.round(), hash));
        }
        String number = numbers.getOrDefault(deal, "");
        if (secrets.reveal() && !number.isEmpty() && !revealed.equals(deal)) {
            revealed = deal;
            return Optional.of(ack -> new Request.Reveal(ack, secrets.round(), number));
        }
        return Optional.empty();
    }

    private String number() {
        var bytes = new byte[BYTES];
        dice.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
