package grapples;

import dalmuti.contract.Player;

/// The dealer's office.
///
/// @param dealt cards dealt since the dealer took office
/// @param direction which way cards go on; nobody asks before the first dealer has set it
public record Office(Player dealer, int dealt, Direction direction) {

    static Office first(Player dealer) {
        return new Office(dealer, 0, Direction.LEFT);
    }

    Office withOneMoreDealt() {
        return new Office(dealer, dealt + 1, direction);
    }

    /// G-TURN-4: the direction stays.
    Office takenBy(Player successor) {
        return new Office(successor, 0, direction);
    }

    Office towards(Direction other) {
        return new Office(dealer, dealt, other);
    }
}
