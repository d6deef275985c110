package dalmuti.lab.play;

import dalmuti.Match;
import dalmuti.Past;
import dalmuti.Phase;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.options.Ending;
import dalmuti.options.Rules;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Plays matches of nothing but deals and tricks. Everybody starts at the position they sit at, and
/// every round is a first one, for that is the round which can do without tax. To the bots it is
/// also the last: what a position is worth in later rounds comes from tax, and there is none.
final class PlainRunner implements Runner {

    private final Rules rules;
    private final Ending ending;
    private final Company company;
    private final MatchRunner runner;
    private final Dealer dealer;
    private final long[] hands;

    PlainRunner(Rules rules, Company company) {
        rules.check(company.size());
        this.rules = PlainDeal.tricksOnly(rules).but(draft -> draft.ending = new Ending.Rounds(1));
        ending = rules.ending();
        this.company = company;
        runner = new MatchRunner(new Regime(this.rules, Regime.Court.WHOLE), company);
        dealer = new Dealer(rules.deck().cards(company.size()));
        hands = new long[company.size()];
    }

    @Override
    public void play(Luck luck, Consumer<Round> rounds) {
        List<Player> order = IntStream.range(0, company.size()).mapToObj(Player::new).toList();
        Map<Player, Integer> scores =
                order.stream().collect(Collectors.toMap(Function.identity(), _ -> 0));
        boolean over = false;
        for (int number = 1; !over; number++) {
            dealer.deal(hands, luck.nature(number));
            Match ready = ready(order, scores);
            Match after = runner.tricks(ready, luck);
            rounds.accept(runner.read(number, ready, after));
            order = after.order();
            scores = after.scores();
            over = isOver(number, after);
        }
    }

    private Match ready(List<Player> order, Map<Player, Integer> scores) {
        if (!company.playsByTable()) {
            return new PlainDeal(rules, hands).ready(order, scores);
        }
        List<Hand> dealt = Arrays.stream(hands).mapToObj(Hand::new).toList();
        Board board = Board.of(dealt, rules.passing());
        return new Match(
                rules, 1, order, scores, new Phase.Tricks(board, Hand.EMPTY), new Past.Fresh());
    }

    private boolean isOver(int number, Match after) {
        return switch (ending) { // SCORE-3
            case Ending.Rounds(int count) -> number >= count;
            case Ending.Target(int points) ->
                    after.scores().values().stream().anyMatch(total -> total >= points);
            case Ending.Endless() -> false;
        };
    }
}
