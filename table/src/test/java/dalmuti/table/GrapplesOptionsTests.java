package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import grapples.Card;
import grapples.Cards;
import grapples.Choice;
import grapples.Deck;
import grapples.Event;
import grapples.Phase;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// What the options of Grapples change for people at a table.
class GrapplesOptionsTests {

    private static final GrapplesJson JSON = new GrapplesJson();
    private static final int SEEDS = 100;

    private static Party started(String rules, long seed) {
        Party party = Party.gathered(Evening.plan("grapples", rules, 4, ""), 4, seed);
        party.host().says(Request.Start::new);
        return party;
    }

    private static Optional<Companion> asked(Party party) {
        return party.people().stream()
                .filter(it -> it.question().isPresent() && !it.view(JSON).legal().isEmpty())
                .findFirst();
    }

    private static void answers(Companion companion, Choice choice) {
        int question = companion.question().orElseThrow();
        assertThat(companion.says(ack -> new Request.Answer(ack, question, JSON.move(choice))))
                .isInstanceOfAny(Notice.Update.class, Notice.Done.class);
    }

    /// Everybody answers what they are asked, until somebody is asked something special.
    private static Optional<Companion> playUntil(
            Party party, Predicate<View> reached, Function<View, Choice> chooses) {
        while (!party.isOver()) {
            var next = asked(party);
            if (next.isEmpty()) {
                party.evening().until(() -> asked(party).isPresent() || party.isOver());
                continue;
            }
            View view = next.get().view(JSON);
            if (reached.test(view)) {
                return next;
            }
            answers(next.get(), chooses.apply(view));
        }
        return Optional.empty();
    }

    private static boolean isDealingOn(View view) {
        return view.scene() instanceof Phase.DealingOn;
    }

    @Test
    void G_DEAL_1_aDealerMayTapOutBeforeACardForSomebodyElse() {
        Party party = started("standard tapOut=ANY_TIME", 6);
        Companion dealer =
                playUntil(party, GrapplesOptionsTests::isDealingOn, it -> it.legal().getFirst())
                        .orElseThrow();
        View before = dealer.view(JSON);
        var question = (Phase.DealingOn) before.scene();
        assertThat(before.legal()).containsExactly(new Choice.TapOut(), new Choice.DealOn());
        answers(dealer, new Choice.TapOut());
        Player old = question.office().dealer();
        var left = new Player((old.index() + 1) % 4);
        for (Companion companion : party.people()) {
            List<Event> told = companion.view(JSON).told();
            assertThat(told)
                    .contains(new Event.DealerChanged(old, left, Event.Why.TAP_OUT))
                    .last()
                    .matches(
                            it ->
                                    it instanceof Event.Dealt dealt
                                            && dealt.dealer().equals(left)
                                            && dealt.to().equals(question.to()));
        }
    }

    @Test
    void G_DEAL_1_withoutTheOptionNobodyIsAskedBeforeACardForSomebodyElse() {
        Party party = started("standard", 6);
        assertThat(playUntil(party, GrapplesOptionsTests::isDealingOn, it -> it.legal().getFirst()))
                .isEmpty();
    }

    /// The queen of spades was just dealt, and somebody has four cards to take from.
    private static Optional<Choice> tradeForFour(View view) {
        int me = ((Player) view.viewer()).index();
        boolean queen =
                view.scene() instanceof Phase.Settling
                        && view.hands().get(me) instanceof Cards.Open(List<Card> hand)
                        && hand.getLast().equals(Deck.QUEEN_OF_SPADES);
        return view.legal().stream()
                .filter(
                        it ->
                                queen
                                        && it instanceof Choice.TradeQueen(var with)
                                        && view.hands().get(with.index()).count() == 4)
                .findFirst();
    }

    private static long takenFromFour(String rules) {
        for (long seed = 0; seed < SEEDS; seed++) {
            Party party = started(rules, seed);
            var taker =
                    playUntil(
                            party, it -> tradeForFour(it).isPresent(), it -> it.legal().getFirst());
            if (taker.isPresent()) {
                Companion companion = taker.get();
                answers(companion, tradeForFour(companion.view(JSON)).orElseThrow());
                while (companion.view(JSON).scene() instanceof Phase.Pointing) {
                    answers(companion, new Choice.Point(0));
                }
                return companion.view(JSON).told().stream()
                        .filter(Event.CardTaken.class::isInstance)
                        .count();
            }
        }
        throw new AssertionError("nobody could trade the queen of spades");
    }

    @Test
    void G_QUEEN_2_theQueenOfSpadesTakesTwoOfFourOrThree() {
        assertThat(takenFromFour("standard spadesQueen=HALF")).isEqualTo(2);
        assertThat(takenFromFour("standard")).isEqualTo(3);
    }
}
