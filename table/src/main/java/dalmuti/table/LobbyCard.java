package dalmuti.table;

import dalmuti.wire.rest.TableCard;

/// A table as somebody sees it who looks for one.
///
/// @param state what goes on
/// @param seats how many chairs there are
/// @param people how many of them are taken by people
/// @param bots how many of them are taken by bots
/// @param host the name of the host
public record LobbyCard(
        String code,
        String game,
        String rules,
        boolean listed,
        State state,
        int seats,
        int people,
        int bots,
        int onlookers,
        String host) {

    public enum State {
        GATHERING,
        PLAYING,
        OVER
    }

    /// As it is sent to those who look.
    public TableCard sent() {
        return new TableCard(
                code, game, rules, listed, state.name(), seats, people, bots, onlookers, host);
    }
}
