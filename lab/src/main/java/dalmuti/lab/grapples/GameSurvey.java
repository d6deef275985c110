package dalmuti.lab.grapples;

import dalmuti.bots.Bot;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.lab.run.Crew;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.Seeds;
import dalmuti.lab.run.Worker;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

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
        var game = new Grapples(options);
        List<Bot<View, Choice>> seated = company.get();
        return (number, tally) -> {
            tally.enter(play(game, seated, number));
            return Worker.Done.WHOLLY;
        };
    }

    private GameStory play(Grapples game, List<Bot<View, Choice>> seated, long number) {
        RandomGenerator nature = Seeds.dice(seed, number, NATURE);
        RandomGenerator dice = Seeds.dice(seed, number, BOTS);
        var story = new GameStory(options, players);
        Match match = game.start(players);
        while (true) {
            switch (game.awaiting(match)) {
                case Awaiting.Chance() ->
                        match =
                                moved(
                                        game,
                                        match,
                                        Nature.NATURE,
                                        game.chance(match, nature),
                                        story);
                case Awaiting.Decision(var by) -> {
                    Player player = by.getFirst();
                    Choice choice = chosen(game, match, player, seated, dice);
                    match = moved(game, match, player, choice, story);
                }
                case Awaiting.Nothing() -> {
                    return story;
                }
            }
        }
    }

    private static Choice chosen(
            Grapples game,
            Match match,
            Player player,
            List<Bot<View, Choice>> seated,
            RandomGenerator dice) {
        List<Choice> legal = game.legal(match, player);
        return legal.size() == 1
                ? legal.getFirst()
                : seated.get(player.index()).choose(game.view(match, player), legal, dice);
    }

    private static Match moved(
            Grapples game, Match match, Actor actor, Choice choice, GameStory story) {
        return switch (game.apply(match, actor, choice)) {
            case Verdict.Accepted<Match, Event>(var next, var events) -> {
                events.forEach(story::enter);
                yield next;
            }
            case Verdict.Refused<Match, Event>(var why) ->
                    throw new IllegalStateException(actor + " may not " + choice + ": " + why);
        };
    }
}
