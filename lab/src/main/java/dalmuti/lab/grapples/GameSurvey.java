package dalmuti.lab.grapples;

import dalmuti.bots.Bot;
import dalmuti.lab.run.Crew;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.Seeds;
import dalmuti.lab.run.Worker;

import grapples.Choice;
import grapples.Grapples;
import grapples.Options;
import grapples.View;

import java.util.List;
import java.util.function.Supplier;

/// Many games of Grapples, to see what luck and office are worth.
///
/// @param company gives the bots by seat, new ones whenever it is asked
/// @param bots what they are called
public record GameSurvey(
        Options options,
        int players,
        Supplier<List<Bot<View, Choice>>> company,
        String bots,
        long games,
        long seed) {

    private static final long NATURE = 0;
    private static final long BOTS = 1;

    /// Refuses what can't be played before anything is.
    public GameSurvey {
        options = options.with("games", "1");
        var _ = new Grapples(options).start(players);
    }

    public Outcome<GameTally> run(Crew crew) {
        return crew.run(games, () -> new GameTally(players), this::worker);
    }

    private Worker<GameTally> worker() {
        var table = new GameTable(options, company.get());
        return (number, tally) -> {
            var story = new GameStory(options, players);
            var _ =
                    table.play(
                            Seeds.dice(seed, number, NATURE),
                            Seeds.dice(seed, number, BOTS),
                            story::enter,
                            (_, _) -> {});
            tally.enter(story);
            return Worker.Done.WHOLLY;
        };
    }
}
