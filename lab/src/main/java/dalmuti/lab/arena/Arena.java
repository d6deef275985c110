package dalmuti.lab.arena;

import dalmuti.lab.play.Luck;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.Seeds;
import dalmuti.lab.run.Worker;
import dalmuti.lab.run.WorkerPool;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

/// Bots against bots: every deal is played by every rotation of the table, so that each bot gets
/// each hand, and luck falls on all alike.
///
/// @param deals how many, each of them by every rotation
public record Arena(ArenaGame game, Lineup lineup, long deals, long seed) {

    private static final long CHAIRS = 2;

    public Arena {
        game.check(lineup.players());
    }

    /// What came of it.
    public record Result(Arena arena, Outcome<Standings> outcome) {

        public Standings standings() {
            return outcome.tally();
        }

        public int players() {
            return arena.lineup().players();
        }
    }

    public Result run(WorkerPool pool) {
        int entrants = lineup.entrants().size();
        return new Result(
                this, pool.run(deals, () -> new Standings(entrants), () -> worker(pool.stopped())));
    }

    private Worker<Standings> worker(AtomicBoolean stopped) {
        ArenaGame.Table table = game.table(lineup);
        return (deal, standings) -> {
            var cluster = new Cluster(standings.entrants());
            int[] chairs = lineup.shuffled(Seeds.dice(seed, deal, CHAIRS));
            for (int rotation = 0; rotation < chairs.length; rotation++) {
                if (stopped.get()) {
                    return Worker.Done.NOT_AT_ALL;
                }
                int[] seated = rotated(chairs, rotation);
                var luck = Luck.ofSeating(seed, deal, rotation, chairs.length);
                table.play(
                        new ArenaGame.Seating(deal, rotation, seated, luck),
                        cluster,
                        (player, nanos) -> standings.thought(seated[player], nanos));
            }
            standings.enter(cluster, deal);
            return Worker.Done.WHOLLY;
        };
    }

    private static int[] rotated(int[] chairs, int rotation) {
        int seats = chairs.length;
        return IntStream.range(0, seats).map(i -> chairs[(i + rotation) % seats]).toArray();
    }
}
