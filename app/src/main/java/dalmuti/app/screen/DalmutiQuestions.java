package dalmuti.app.screen;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Phase.Levy;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.app.story.CardWords;
import dalmuti.app.story.People;
import dalmuti.app.story.Teller;
import dalmuti.cards.Play;
import dalmuti.contract.Player;
import dalmuti.court.Title;

import java.util.List;

/// What a player of The Great Dalmuti is asked, by what is going on.
record DalmutiQuestions(People people, Teller teller) {

    String of(View view) {
        return switch (view.scene()) {
            case Scene.Tricks tricks ->
                    tricks.top()
                            .map(top -> follow(view, top))
                            .orElseGet(() -> say("play.ask-lead"));
            case Scene.Cutting(int size) -> say("play.ask-cut", size - 1);
            case Scene.Misdealt(var meantFor, var card) ->
                    say(
                            "play.ask-misdeal",
                            people.name(meantFor),
                            cards().card(card),
                            teller.titles().of(Title.GREATER_PEON));
            case Scene.Replacing(var meantFor, var card) ->
                    say("play.ask-replace", people.name(meantFor), cards().card(card));
            case Scene.Window() -> say("play.ask-revolution");
            case Scene.Taxing(var levies) -> tax(view, levies);
            case Scene.Naming _ -> say("play.ask-partner");
            case Scene.Exchanging(var first, var partner) ->
                    say(
                            "play.ask-exchange",
                            people.name(view.viewer().equals(first) ? partner : first));
            case Scene.Offering _ -> say("play.ask-offer", partners(view));
            case Scene.Answering(var market, _) ->
                    say("play.ask-answer", people.name(market.offering()));
            case Scene.Seating(var newcomer) -> say("play.ask-seat", people.name(newcomer));
            case Scene.Drawing _, Scene.Shuffling _, Scene.Spilling _ -> nobody(view);
            case Scene.DrawingLots _, Scene.Over _ -> nobody(view);
        };
    }

    private String follow(View view, Play top) {
        return LayTyping.plays(view).isEmpty()
                ? say("play.ask-pass")
                : say("play.ask-follow", top.size(), top.rank().number());
    }

    private String tax(View view, List<Levy> levies) {
        Levy own =
                levies.stream()
                        .filter(levy -> levy.lord().equals(view.viewer()))
                        .findFirst()
                        .orElseThrow();
        boolean paid =
                view.told().stream()
                        .anyMatch(
                                event ->
                                        event instanceof Event.TaxPaid(_, var lord, _)
                                                && lord.equals(own.lord()));
        String key = paid ? "play.ask-tax-paid" : "play.ask-tax";
        return say(key, CourtTyping.due(view), people.name(own.peon()));
    }

    private String partners(View view) {
        List<Player> open =
                view.legal().stream()
                        .filter(Move.Offer.class::isInstance)
                        .map(move -> ((Move.Offer) move).to())
                        .distinct()
                        .toList();
        return people.list(open);
    }

    private static String nobody(View view) {
        throw new IllegalArgumentException("Nobody is asked in " + view.scene());
    }

    private CardWords cards() {
        return teller.cards();
    }

    private String say(String key, Object... arguments) {
        return teller.words().say(key, arguments);
    }
}
