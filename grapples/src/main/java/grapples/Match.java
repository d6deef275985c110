package grapples;

import dalmuti.contract.Player;

import java.util.List;

/// The whole truth about a match at one moment.
///
/// @param game the number of the running game, from 1
/// @param past what has happened in this game
public record Match(
        Options options, int game, Standing standing, Table table, Phase phase, Past past) {

    public List<Player> players() {
        return table.players();
    }

    /// The same moment as if nothing had been told yet, which makes it cheap to look at.
    public Match withoutPast() {
        return new Match(options, game, standing, table, phase, new Past.Fresh());
    }
}
