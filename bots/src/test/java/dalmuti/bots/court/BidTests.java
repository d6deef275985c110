package dalmuti.bots.court;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.bots.sense.Goal;
import dalmuti.decrees.Decree;
import dalmuti.notation.RecordReader;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.SplittableRandom;

/// What bots bid: what a decree is worth at their position, with their coins.
class BidTests {

    private static final int GREATER_DALMUTI = 0;
    private static final int GREATER_PEON = 4;

    /// What somebody sees before the bids of a round, of twenty.
    private static View bidding(int position, int round, String decrees) {
        Match match =
                RecordReader.read(
                                """
                                [game dalmuti] [notation 1] [rules official decrees=on] [players A=Ana B=Bo C=Cai D=Dong E=Eva]

                                coins A 9 B 9 C 9 D 9 E 9
                                round %d    order A B C D E
                                decrees %s
                                """
                                        .formatted(round, decrees))
                        .end();
        return new Dalmuti(match.rules()).view(match, match.order().get(position));
    }

    private static Move bid(String bot, View view) {
        Bot<View, Move> bidder = Roster.dalmuti().named(bot).orElseThrow();
        return bidder.choose(view, view.legal(), new SplittableRandom(1));
    }

    private static int coins(Move move, Decree decree) {
        return move instanceof Move.LayCoins(int coins, var on) && on == decree ? coins : 0;
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "cook", "seamstress", "knight", "search", "net", "dalmuti"})
    void DEC_6_whomADecreeHelpsLaysCoinsOnItAndWhomItHarmsDoesNot(String bot) {
        String drawn = "CHARITY SILENCE NO_FOOLS";
        assertThat(coins(bid(bot, bidding(GREATER_PEON, 3, drawn)), Decree.CHARITY)).isPositive();
        assertThat(coins(bid(bot, bidding(GREATER_DALMUTI, 3, drawn)), Decree.CHARITY)).isZero();
    }

    @Test
    void DEC_6_aFallIsFearedAsLongAsThereIsAnotherRound() {
        View before = bidding(GREATER_DALMUTI, 3, "FALL_FROM_GRACE SILENCE NO_FOOLS");
        View last = bidding(GREATER_DALMUTI, 20, "FALL_FROM_GRACE SILENCE NO_FOOLS");
        assertThat(DecreeWorth.of(before, Goal.MATCH).of(Decree.FALL_FROM_GRACE, 1)).isNegative();
        assertThat(DecreeWorth.of(last, Goal.MATCH).of(Decree.FALL_FROM_GRACE, 1)).isZero();
    }

    @Test
    void DEC_6_coinsThatNobodyCanSpendLaterAreNotSpared() {
        String drawn = "TAX_HOLIDAY UPSIDE_DOWN HEAVY_TAX";
        View before = bidding(GREATER_PEON, 3, drawn);
        View last = bidding(GREATER_PEON, 20, drawn);
        int sparing = laid(new Auction(before, Goal.ROUND).choose(before.legal(), dice()));
        int lavish = laid(new Auction(last, Goal.ROUND).choose(last.legal(), dice()));
        assertThat(lavish).isGreaterThan(sparing);
    }

    private static SplittableRandom dice() {
        return new SplittableRandom(1);
    }

    private static int laid(Move move) {
        return move instanceof Move.LayCoins(int coins, _) ? coins : 0;
    }

    @Test
    void DEC_6_theGreaterDalmutiProclaimsWhatHelps() {
        View view = bidding(GREATER_DALMUTI, 3, "CHARITY SILENCE DOUBLE_STAKES");
        assertThat(Bids.liking(view, new Move.Proclaim(Decree.DOUBLE_STAKES)))
                .isGreaterThan(Bids.liking(view, new Move.Proclaim(Decree.SILENCE)))
                .isGreaterThan(Bids.liking(view, new Move.Proclaim(Decree.CHARITY)));
    }
}
