package dalmuti.lab.arena;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.decrees.Decree;
import dalmuti.lab.play.DealRunner;
import dalmuti.lab.play.MatchRunner;
import dalmuti.lab.play.Round;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.play.Timing;
import dalmuti.lab.report.Findings;
import dalmuti.options.Ending;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The Great Dalmuti in the arena.
///
/// @param decree what holds in every round; not where tricks alone are played
/// @param bots gives a bot by its name, a new one whenever it is asked
public record DalmutiArena(
        Rules rules, Optional<Decree> decree, Span span, Function<String, Bot<View, Move>> bots)
        implements ArenaGame {

    public DalmutiArena(Rules rules, Span span, Function<String, Bot<View, Move>> bots) {
        this(rules, Optional.empty(), span, bots);
    }

    /// One deal in so many is timed where all are quick: looking at the clock costs as much as
    /// their moves.
    private static final int TIMED = 16;

    /// How much is played with one deal of the cards.
    public enum Span {
        /// A deal and its tricks, without tax.
        TRICKS,
        /// A first round with everything that belongs to it.
        ROUND,
        /// A whole match.
        MATCH
    }

    @Override
    public void check(int players) {
        rules.check(players);
    }

    @Override
    public Table table(Lineup lineup) {
        List<Bot<View, Move>> entrants = lineup.entrants().stream().map(bots).toList();
        boolean quick = entrants.stream().allMatch(TableBot.class::isInstance);
        var deals = new DealRunner(rules, lineup.players());
        return (seating, cluster, timing) -> {
            Timing told = quick && seating.deal() % TIMED != 0 ? Timing.NONE : timing;
            var seated = new SeatedBots(seating.of(entrants));
            if (span == Span.TRICKS) {
                if (seating.rotation() == 0) { // all rotations play the same cards
                    deals.deal(seating.luck().nature());
                }
                cluster.enter(deals.play(seated, seating.luck(), told), seating.seated());
            } else {
                match(seating, seated, cluster, told);
            }
        };
    }

    private void match(Seating seating, SeatedBots seated, Cluster cluster, Timing timing) {
        boolean whole = span == Span.MATCH;
        Rules played = whole ? rules : rules.but(draft -> draft.ending = new Ending.Rounds(1));
        var game = new Dalmuti(played);
        Match start = game.start(seated.size());
        var variant = new RulesVariant(played, RulesVariant.Court.WHOLE, decree);
        var runner = new MatchRunner(variant, seated, timing);
        var scores = new int[seated.size()];
        var rounds = new ArrayList<Round>();
        runner.play(
                // in a single round everybody has the position they sit at
                whole ? start : game.resume(1, start.order(), start.scores()),
                seating.luck(),
                round -> {
                    cluster.enter(round, seating.seated());
                    for (int player = 0; player < scores.length; player++) {
                        scores[player] += round.brought(player);
                    }
                    rounds.add(round);
                });
        if (whole) {
            cluster.enter(rounds.getLast().standing(scores), seating.seated());
        }
    }

    @Override
    public Findings findings(List<Arena.Result> results) {
        return new ArenaFindings(this, results).findings();
    }
}
