package dalmuti.app.screen;

import dalmuti.Move;
import dalmuti.app.story.DalmutiNames;
import dalmuti.app.story.People;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.court.Title;
import dalmuti.decrees.Decree;
import dalmuti.words.Words;

/// What the moves of The Great Dalmuti are called, and whatever a sentence about them speaks of.
record MoveNames(People people, DalmutiNames cards, Words words) {

    String of(Move move) {
        return switch (move) {
            case Move.Lay(var play) -> cards.play(play);
            case Move.Pass() -> say("play.move-pass");
            case Move.LayCoins(int coins, var on) -> say("play.move-bid", coins, decree(on));
            case Move.KeepCoins() -> say("play.move-no-bid");
            case Move.Proclaim(var decree) -> decree(decree);
            case Move.Cut(int depth) -> say("play.move-cut", depth);
            case Move.LetStay() -> say("play.move-let-stay");
            case Move.GiveToPeon() ->
                    say("play.move-give-to-peon", cards.title(Title.GREATER_PEON));
            case Move.Replace(var card) -> cards.card(card);
            case Move.KeepSilent() -> say("play.move-keep-silent");
            case Move.DeclareRevolution() -> say("play.move-revolution");
            case Move.DeclareGreaterRevolution() -> say("play.move-greater-revolution");
            case Move.PayBack(var hand) -> cards.hand(hand);
            case Move.NamePartner(var partner) -> people.name(partner);
            case Move.DeclineTrade() -> say("play.move-no-trade");
            case Move.GiveCard(var card) -> cards.card(card);
            case Move.Offer(var to, var card) ->
                    say("play.move-offer", people.name(to), cards.card(card));
            case Move.RefuseOffer() -> say("play.move-refuse");
            case Move.SeatNewcomer(int position) -> say("play.move-seat", position);
            case Move.TurnUp _,
                    Move.DrawDecrees _,
                    Move.Shuffle _,
                    Move.DealCleanly _,
                    Move.DropCard _,
                    Move.DrawLots _ ->
                    throw new IllegalArgumentException("Nature's: " + move);
            case Move.Join _, Move.Leave _, Move.EndMatch _ ->
                    throw new IllegalArgumentException("The house's: " + move);
        };
    }

    /// People and cards by their names, all else as it is.
    Object argument(Object argument) {
        return switch (argument) {
            case Player player -> people.name(player);
            case Play play -> cards.play(play);
            case Hand hand -> cards.hand(hand);
            case Cards some -> cards.cards(some);
            case Rank rank -> cards.card(rank);
            case Decree decree -> decree(decree);
            case Move move -> of(move);
            default -> argument;
        };
    }

    private String decree(Decree decree) {
        return say("decrees." + decree.name());
    }

    private String say(String key, Object... arguments) {
        return words.say(key, arguments);
    }
}
