package dalmuti.app.local;

import dalmuti.Match;
import dalmuti.Move;
import dalmuti.app.simulation.PlayerNames;
import dalmuti.bots.Bot;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.options.Rules;
import dalmuti.wire.journal.Entry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The bots that join and leave a match of this process when its round is over.
final class Newcomers<V, M> {

    private final Map<Player, String> names;
    private final Map<Player, Bot<V, M>> bots;
    private final Function<String, Bot<V, M>> hire;
    private final Optional<SaveFile> file;
    private final ArrayDeque<Newcomer<V, M>> waiting = new ArrayDeque<>();
    private final Set<Player> leaving = new HashSet<>();

    /// @param kind of bot, by its name
    private record Newcomer<V, M>(String name, String kind, Bot<V, M> bot) {}

    /// @param names of everybody who plays or has played, to be added to
    /// @param bots all players but the person, to be added to
    Newcomers(
            Map<Player, String> names,
            Map<Player, Bot<V, M>> bots,
            Function<String, Bot<V, M>> hire,
            Optional<SaveFile> file) {
        this.names = names;
        this.bots = bots;
        this.hire = hire;
        this.file = file;
    }

    /// Why one more can't come.
    Optional<Refusal> objectionToJoin(Object state) { // JOIN-1
        if (!(state instanceof Match match)) {
            return Optional.of(Refusal.of("G-WHO-1", "table.no-joining"));
        }
        int players = match.players() - leaving.size() + waiting.size() + 1;
        return players > Rules.MOST_PLAYERS
                ? Optional.of(Rules.wrongNumber(players))
                : Optional.empty();
    }

    /// Lets a bot wait for the end of the round. Its chair has the number of the player it will be.
    List<Entry> join(Match match, String kind) {
        Bot<V, M> bot = hire.apply(kind);
        int chair = Collections.max(match.scores().keySet()).index() + 1 + waiting.size();
        var taken = new ArrayList<>(names.values());
        waiting.forEach(it -> taken.add(it.name()));
        String name = PlayerNames.unlike(taken);
        waiting.add(new Newcomer<>(name, kind, bot));
        var occupant = new Entry.Occupant.Bot("", name);
        return List.of(new Entry.Seated(chair, occupant), new Entry.Queued(chair, occupant));
    }

    /// Who waits since the last time somebody was let in.
    String lastName() {
        return waiting.getLast().name();
    }

    /// Why a bot can't leave.
    Optional<Refusal> objectionToLeave(Object state, Player player) { // JOIN-2
        if (!(state instanceof Match match)) {
            return Optional.of(Refusal.of("G-WHO-1", "table.no-joining"));
        }
        return match.order().contains(player) && bots.containsKey(player)
                ? Optional.empty()
                : Optional.of(Refusal.of("JOIN-2", "play.no-bot-there"));
    }

    List<Entry> leave(Player player) {
        return leaving.add(player) ? List.of(new Entry.Leaving(player)) : List.of();
    }

    /// A move was made: it may have let somebody in or out.
    void made(Object move) {
        if (move instanceof Move.Join(var player) && !waiting.isEmpty()) {
            Newcomer<V, M> newcomer = waiting.remove();
            names.put(player, newcomer.name());
            bots.put(player, newcomer.bot());
            file.ifPresent(it -> it.joined(newcomer.kind()));
        } else if (move instanceof Move.Leave(var player)) {
            leaving.remove(player);
        }
    }
}
