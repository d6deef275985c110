package dalmuti.lab.arena;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.contract.Player;
import dalmuti.lab.play.Company;
import dalmuti.lab.play.DealRunner;
import dalmuti.lab.play.Luck;
import dalmuti.lab.play.MatchRunner;
import dalmuti.lab.play.Regime;
import dalmuti.lab.play.Timing;
import dalmuti.lab.run.Bell;
import dalmuti.lab.run.Seeds;
import dalmuti.lab.run.Worker;
import dalmuti.options.Ending;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Has the deals of a contest played, on one thread.
final class Steward implements Worker<Standings> {

    private static final long DEAL = 0;
    private static final long BOTS = 1;
    private static final long CHAIRS = 2;

    /// One deal in so many is timed where all are quick: looking at the clock costs as much as
    /// their moves.
    private static final int TIMED = 16;

    private final Contest contest;
    private final List<Bot<View, Move>> bots;
    private final Bell bell;
    private final DealRunner deals;
    private final int players;
    private final int[] seated;

    Steward(Contest contest, List<Bot<View, Move>> bots, Bell bell) {
        this.contest = contest;
        this.bots = List.copyOf(bots);
        this.bell = bell;
        players = contest.lineup().players();
        deals = new DealRunner(contest.rules(), players);
        seated = new int[players];
    }

    @Override
    public Done work(long number, Standings standings) {
        var cluster = new Cluster(bots.size());
        int[] chairs = contest.lineup().shuffled(Seeds.dice(contest.seed(), number, CHAIRS));
        if (contest.span() == Contest.Span.TRICKS) {
            deals.deal(Seeds.dice(contest.seed(), number, DEAL));
        }
        Optional<Timing> timing =
                number % TIMED == 0 || bots.stream().anyMatch(bot -> !(bot instanceof TableBot))
                        ? Optional.of((player, nanos) -> standings.thought(seated[player], nanos))
                        : Optional.empty();
        for (int rotation = 0; rotation < players; rotation++) {
            if (bell.hasRung()) {
                return Done.NOT_AT_ALL;
            }
            Company company = seat(chairs, rotation);
            switch (contest.span()) {
                case TRICKS -> tricks(company, number, rotation, timing, cluster);
                case ROUND, MATCH -> match(company, number, rotation, timing, cluster);
            }
        }
        standings.enter(cluster, number);
        return Done.WHOLLY;
    }

    private Company seat(int[] chairs, int rotation) {
        var company = new ArrayList<Bot<View, Move>>(players);
        for (int player = 0; player < players; player++) {
            seated[player] = chairs[(player + rotation) % players];
            company.add(bots.get(seated[player]));
        }
        return new Company(company);
    }

    private void tricks(
            Company company, long number, int rotation, Optional<Timing> timing, Cluster cluster) {
        deals.time(timing);
        RandomGenerator dice = Seeds.dice(contest.seed(), number, BOTS, rotation);
        cluster.enter(deals.play(company, dice), seated);
    }

    private void match(
            Company company, long number, int rotation, Optional<Timing> timing, Cluster cluster) {
        boolean whole = contest.span() == Contest.Span.MATCH;
        Rules rules = whole ? contest.rules() : oneRound(contest.rules());
        var runner = new MatchRunner(new Regime(rules, Regime.Court.WHOLE), company);
        runner.time(timing);
        var scores = new int[players];
        runner.play(
                whole ? new Dalmuti(rules).start(players) : seatedInOrder(rules),
                new Luck(contest.seed(), number, rotation),
                round -> {
                    cluster.enter(round, seated);
                    for (int player = 0; player < players; player++) {
                        scores[player] += round.points(player) + round.bonus(player);
                    }
                });
        if (whole) {
            cluster.enter(scores, seated);
        }
    }

    private static Rules oneRound(Rules rules) {
        return rules.but(draft -> draft.ending = new Ending.Rounds(1));
    }

    /// A match at whose first round everybody has the position they sit at.
    private Match seatedInOrder(Rules rules) {
        List<Player> order = IntStream.range(0, players).mapToObj(Player::new).toList();
        return new Dalmuti(rules)
                .resume(
                        1,
                        order,
                        order.stream().collect(Collectors.toMap(Function.identity(), _ -> 0)));
    }
}
