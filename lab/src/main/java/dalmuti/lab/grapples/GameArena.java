package dalmuti.lab.grapples;

import dalmuti.bots.Bot;
import dalmuti.lab.arena.Cluster;
import dalmuti.lab.arena.Lineup;
import dalmuti.lab.arena.Party;
import dalmuti.lab.arena.Standings;
import dalmuti.lab.run.Bell;
import dalmuti.lab.run.Crew;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.Seeds;
import dalmuti.lab.run.Worker;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Bots against bots in Grapples: the same deck is played by every rotation of the table.
///
/// @param bots gives a bot by its name, a new one whenever it is asked
/// @param decks how many, each of them by every rotation
public record GameArena(
        Lineup lineup,
        Options options,
        Function<String, Bot<View, Choice>> bots,
        long decks,
        long seed) {

    private static final long NATURE = 0;
    private static final long BOTS = 1;
    private static final long CHAIRS = 2;

    /// Refuses what can't be played before anything is.
    public GameArena {
        options = options.with("games", "1"); // G-WIN-1
        var _ = new Grapples(options).start(lineup.players());
    }

    /// What came of it.
    public record Result(GameArena arena, Outcome<Standings> outcome) {

        public Standings standings() {
            return outcome.tally();
        }

        public Party party() {
            return new Party(arena.lineup(), standings());
        }
    }

    public Result run(Crew crew) {
        int entrants = lineup.entrants().size();
        return new Result(
                this, crew.run(decks, () -> new Standings(entrants), () -> worker(crew.bell())));
    }

    private Worker<Standings> worker(Bell bell) {
        List<Bot<View, Choice>> entrants = lineup.entrants().stream().map(bots).toList();
        return (number, standings) -> {
            var cluster = new Cluster(entrants.size());
            int[] chairs = lineup.shuffled(Seeds.dice(seed, number, CHAIRS));
            for (int rotation = 0; rotation < chairs.length; rotation++) {
                if (bell.hasRung()) {
                    return Worker.Done.NOT_AT_ALL;
                }
                play(entrants, rotated(chairs, rotation), number, rotation, cluster, standings);
            }
            standings.enter(cluster, number);
            return Worker.Done.WHOLLY;
        };
    }

    private static int[] rotated(int[] chairs, int rotation) {
        var seated = new int[chairs.length];
        for (int i = 0; i < chairs.length; i++) {
            seated[i] = chairs[(i + rotation) % chairs.length];
        }
        return seated;
    }

    private void play(
            List<Bot<View, Choice>> entrants,
            int[] seated,
            long number,
            int rotation,
            Cluster cluster,
            Standings standings) {
        var table = new ArrayList<Bot<View, Choice>>();
        for (int entrant : seated) {
            table.add(entrants.get(entrant));
        }
        Match end =
                new GameTable(options, table)
                        .play(
                                Seeds.dice(seed, number, NATURE),
                                Seeds.dice(seed, number, BOTS, rotation),
                                _ -> {},
                                (seat, nanos) -> standings.thought(seated[seat], nanos));
        cluster.enter(end.standing().grapples().stream().mapToInt(it -> it).toArray(), seated);
    }
}
