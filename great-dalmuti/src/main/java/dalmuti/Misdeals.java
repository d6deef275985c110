package dalmuti;

import static dalmuti.Stage.refuse;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.options.MisdealCard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// A card may fall open while it is dealt.
final class Misdeals {

    private static final String RULE = "DEAL-3";

    private Misdeals() {}

    static void follow(Course course, Deal deal) {
        if (course.rules().misdeal() > 0) {
            course.enter(new Phase.Spilling(deal));
        } else {
            Revolutions.open(course, deal);
        }
    }

    /// Chance says whether a card falls open.
    record Spilling(Match match, Phase.Spilling phase) implements Stage.OfChance {

        @Override
        public String rule() {
            return RULE;
        }

        @Override
        public Optional<Refusal> objection(Actor actor, Move move) {
            return switch (move) {
                case Move.DealCleanly() when match.rules().misdeal() < 1 -> Optional.empty();
                case Move.DropCard(var to, var card)
                        when match.order().contains(to) && phase.deal().hand(to).holds(card) ->
                        Optional.empty();
                case Move.DropCard(var to, var card) ->
                        refuse(RULE, "dalmuti.misdeal-not-dealt", card, to);
                default -> misplaced(actor);
            };
        }

        @Override
        public Move chance(RandomGenerator dice) {
            if (dice.nextDouble() >= match.rules().misdeal()) {
                return new Move.DealCleanly();
            }
            var dealt = new ArrayList<Move>();
            for (Player player : match.order()) {
                for (Rank card : phase.deal().hand(player).cards()) {
                    dealt.add(new Move.DropCard(player, card));
                }
            }
            return dealt.get(dice.nextInt(dealt.size()));
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            if (!(move instanceof Move.DropCard(var to, var card))) {
                Revolutions.open(course, phase.deal());
                return;
            }
            course.happened(new Event.FellOpen(to, card));
            if (to.equals(match.greaterPeon())) {
                course.happened(new Event.Stayed(to, card));
                Revolutions.open(course, phase.deal());
            } else {
                course.enter(new Phase.Misdealt(phase.deal(), to, card));
            }
        }
    }

    /// The Greater Dalmuti decides where it goes.
    record Deciding(Match match, Phase.Misdealt phase) implements Stage.OfOne {

        @Override
        public String rule() {
            return RULE;
        }

        @Override
        public Player decider() {
            return match.greaterDalmuti();
        }

        @Override
        public List<Move> legal(Player player) {
            return List.of(new Move.LetStay(), new Move.GiveToPeon());
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            Player meantFor = phase.meantFor();
            Rank card = phase.card();
            Player peon = match.greaterPeon();
            if (move instanceof Move.GiveToPeon) {
                course.happened(new Event.WentToPeon(peon, meantFor, card));
                Deal deal = phase.deal().give(meantFor, peon, Hand.of(card));
                course.enter(new Phase.Replacing(deal, meantFor, card));
            } else {
                course.happened(new Event.Stayed(meantFor, card));
                Revolutions.open(course, phase.deal());
            }
        }
    }

    /// The Greater Peon, or chance, finds another card in its place.
    record Replacing(Match match, Phase.Replacing phase) implements Stage {

        @Override
        public String rule() {
            return RULE;
        }

        @Override
        public Awaiting awaiting() {
            return match.rules().misdealCard() == MisdealCard.RANDOM
                    ? new Awaiting.Chance()
                    : Awaiting.Decision.of(match.greaterPeon());
        }

        /// The Greater Peon's cards without the one that fell open.
        private Hand others() {
            return phase.deal().hand(match.greaterPeon()).minus(phase.card(), 1);
        }

        @Override
        public List<Move> legal(Player player) {
            return others().ranks().stream().<Move>map(Move.Replace::new).toList();
        }

        @Override
        public Optional<Refusal> objection(Actor actor, Move move) {
            if (!(move instanceof Move.Replace(var card))) {
                return misplaced(actor);
            }
            return others().holds(card)
                    ? Optional.empty()
                    : refuse(RULE, "dalmuti.can-not-give", match.greaterPeon(), card);
        }

        @Override
        public Move chance(RandomGenerator dice) {
            return new Move.Replace(Dealing.any(others(), dice));
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            Hand card = Hand.of(((Move.Replace) move).card());
            Player peon = match.greaterPeon();
            course.happened(new Event.Replaced(peon, phase.meantFor(), new Cards.Open(card)));
            Revolutions.open(course, phase.deal().give(peon, phase.meantFor(), card));
        }
    }
}
