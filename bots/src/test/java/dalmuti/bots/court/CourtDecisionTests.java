package dalmuti.bots.court;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.BotMatch;
import dalmuti.bots.TableBot;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.engine.Dealer;
import dalmuti.options.Ending;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Trade;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

class CourtDecisionTests {

    private static final Rules SPANISH = Preset.MANUAL_ES.rules();
    private static final Rules KOREAN = Preset.KOREAN.rules();
    private static final HeuristicCourt SCALES = new HeuristicCourt(HeuristicWeights.TUNED);
    private static final int FIRST_MERCHANT = 3;
    private static final int[] LONE_PEASANT = {2, 4, 4, 4, 6, 6, 6, 8, 8, 12};
    private static final int[] NOTHING_TO_GIVE = {1, 2, 2, 3, 3, 3, 4, 4, 4, 4};

    private static Bot<View, Move> bot(Level level) {
        return Roster.dalmuti().named(level.spelling()).orElseThrow();
    }

    /// How many times of a hundred somebody makes another move than this.
    private static long otherwise(Level level, View view, Move move) {
        return IntStream.range(0, 100)
                .mapToObj(it -> bot(level).choose(view, view.legal(), new SplittableRandom(it)))
                .filter(it -> !it.equals(move))
                .count();
    }

    private static List<Step<Match, Move, Event>> steps(Rules rules, Bot<View, Move> bot) {
        return new BotMatch<>(new Dalmuti(rules), Collections.nCopies(7, bot)).play(5).steps();
    }

    @ParameterizedTest
    @EnumSource
    void TRADE_1_everyLevelTrades(Level level) {
        for (Rules rules : level.isQuick() ? List.of(SPANISH, KOREAN) : List.of(SPANISH)) {
            int rounds = level.isQuick() ? 4 : 1;
            Rules few = rules.but(it -> it.ending = new Ending.Rounds(rounds));
            assertThat(steps(few, bot(level)))
                    .flatMap(Step::events)
                    .hasAtLeastOneElementOfType(Event.Traded.class);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PEASANT", "SHEPHERDESS", "COOK", "SEAMSTRESS", "KNIGHT"})
    void TRADE_2_aPartnerIsNamedForALoneBadCard(Level level) {
        View view = CourtViews.of(KOREAN, FIRST_MERCHANT, LONE_PEASANT).naming();
        assertThat(otherwise(level, view, new Move.DeclineTrade())).isGreaterThan(70);
    }

    @Test
    void TRADE_3_aLoneBadCardIsOfferedAndOneIsGivenForAnother() {
        var merchant = CourtViews.of(SPANISH, FIRST_MERCHANT, LONE_PEASANT);
        var given = new Move.GiveCard(Rank.PEASANT);
        var offered = new Move.Offer(new Player(3), Rank.PEASANT);
        assertThat(otherwise(Level.KNIGHT, merchant.offering(), offered)).isZero();
        assertThat(otherwise(Level.KNIGHT, merchant.answering(), given)).isZero();
        assertThat(otherwise(Level.SEAMSTRESS, merchant.answering(), given)).isLessThan(40);
    }

    @Test
    void TRADE_3_whoHasNothingToGiveRefuses() {
        var merchant = CourtViews.of(SPANISH, FIRST_MERCHANT, NOTHING_TO_GIVE);
        for (Level level : List.of(Level.SEAMSTRESS, Level.KNIGHT)) {
            assertThat(otherwise(level, merchant.offering(), new Move.DeclineTrade())).isZero();
            assertThat(otherwise(level, merchant.answering(), new Move.RefuseOffer())).isZero();
        }
    }

    /// By how much the moves made are behind the best ones, in hands as they are dealt.
    private static double loss(Level level) {
        var dice = dice();
        var dealer = new Dealer(Hand.FULL_DECK);
        var hands = new long[7];
        double loss = 0;
        for (int i = 0; i < 400; i++) {
            dealer.deal(hands, dice);
            var merchant = new CourtViews(SPANISH, new Player(2), new Hand(hands[2]));
            View view = i % 2 == 0 ? merchant.offering() : merchant.answering();
            double[] worth = SCALES.reliefs(view, view.legal());
            Move made = bot(level).choose(view, view.legal(), dice.split());
            double best = Arrays.stream(worth).max().orElseThrow();
            loss += best - worth[view.legal().indexOf(made)];
        }
        return loss;
    }

    @Test
    void TRADE_3_theHigherTheLevelTheLessIsLost() {
        assertThat(loss(Level.PEASANT)).isGreaterThan(loss(Level.SHEPHERDESS));
        assertThat(loss(Level.SHEPHERDESS)).isGreaterThan(loss(Level.COOK));
        assertThat(loss(Level.COOK)).isGreaterThan(loss(Level.SEAMSTRESS));
        assertThat(loss(Level.SEAMSTRESS)).isGreaterThan(loss(Level.KNIGHT));
        assertThat(loss(Level.KNIGHT)).isZero();
    }

    @Test
    void TRADE_4_onlyABadHandIsLeftToChance() {
        Rules byLot = SPANISH.but(it -> it.trade = Trade.FIRST_MERCHANT_RANDOM);
        int[] bad = {8, 9, 10, 10, 11, 11, 12, 12, 12, 12};
        View good = CourtViews.of(byLot, FIRST_MERCHANT, NOTHING_TO_GIVE).naming();
        assertThat(otherwise(Level.KNIGHT, good, new Move.DeclineTrade())).isZero();
        assertThat(SCALES.reliefs(good, good.legal())[1])
                .isLessThan(
                        SCALES.reliefs(
                                        CourtViews.of(byLot, FIRST_MERCHANT, bad).naming(),
                                        good.legal())[1]);
    }

    @ParameterizedTest
    @EnumSource(names = {"PEASANT", "SHEPHERDESS", "COOK", "SEAMSTRESS", "KNIGHT"})
    void DEAL_3_whatComesBackAsTaxGoesToThePeon(Level level) {
        View view = CourtViews.of(SPANISH, 1, 3, 3, 5, 5, 7, 9, 9, 10, 10, 12).fallen(two(), 1);
        assertThat(otherwise(level, view, new Move.LetStay())).isGreaterThan(50);
    }

    @Test
    void DEAL_3_othersKeepTheirBadCardsAndOnesOwnGoes() {
        var lord = CourtViews.of(SPANISH, 1, 3, 3, 5, 5, 7, 7, 9, 9, 10, 10, 12);
        View others = lord.fallen(two(), 12);
        View own = lord.fallen(lord.viewer(), 12);
        assertThat(otherwise(Level.KNIGHT, others, new Move.LetStay())).isZero();
        assertThat(otherwise(Level.KNIGHT, own, new Move.GiveToPeon())).isZero();
    }

    @Test
    void DEAL_3_aJesterDoesNotGoToAPeonWhoMayHoldTheOther() {
        View view = CourtViews.of(SPANISH, 1, 3, 3, 5, 5, 7, 7, 9, 9, 10, 10, 12).fallen(two(), 13);
        assertThat(otherwise(Level.KNIGHT, view, new Move.LetStay())).isZero();
    }

    /// Where nothing is traded and no card falls open, the lower levels play as they always did.
    @ParameterizedTest
    @EnumSource(names = {"PEASANT", "SHEPHERDESS", "COOK", "SEAMSTRESS"})
    void withoutTradeNothingIsDecidedOtherwise(Level level) {
        Rules rules = Preset.OFFICIAL.rules().but(it -> it.ending = new Ending.Rounds(4));
        var plain = new TableBot(((TableBot) bot(level)).tricks(), new PlainCourt());
        assertThat(steps(rules, bot(level)).stream().map(Step::move))
                .containsExactlyElementsOf(steps(rules, plain).stream().map(Step::move).toList());
    }

    private static Player two() {
        return new Player(1);
    }

    private static SplittableRandom dice() {
        return new SplittableRandom(1);
    }
}
