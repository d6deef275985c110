package dalmuti.app.screen;

import dalmuti.Event;
import dalmuti.app.story.Narrator;
import dalmuti.app.story.People;
import dalmuti.app.story.StoryWriter;
import dalmuti.app.story.TextStyle;
import dalmuti.cards.Cards;
import dalmuti.contract.Player;
import dalmuti.options.FirstOrder;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Tells The Great Dalmuti while it is played, and says of everything what it is when it first
/// comes.
public final class DalmutiCommentary implements Commentary<Event> {

    private final StoryWriter beats;
    private final Narrator narrator;
    private final TextStyle style;
    private final CourtWords court;
    private final Rules rules;
    private boolean isTaxed = true;
    private boolean isBetweenRounds = true;
    private final Set<String> explained = new HashSet<>();

    public DalmutiCommentary(
            People people, TextStyle style, Rules rules, Map<Player, Integer> scores) {
        this.beats = new StoryWriter(style.ink());
        this.narrator = new Narrator(beats, people, style, rules.scoring(), scores);
        this.style = style;
        this.court = new CourtWords(people, style.words());
        this.rules = rules;
    }

    @Override
    public void tell(Event event) {
        if (event instanceof Event.Dealt(_, Cards.FaceDown _)) {
            return; // how many cards everybody has is seen at the table
        }
        explain(event);
        narrator.tell(event);
        tellCourt(event);
    }

    /// Whenever people change their chairs: at the beginning of a round, and by a Greater
    /// Revolution.
    private void tellCourt(Event event) {
        switch (event) {
            case Event.RoundBegan(_, var order) -> {
                isBetweenRounds = false;
                beats.say(court.of(order));
            }
            case Event.RoundScored _ -> isBetweenRounds = true;
            case Event.PositionsTaken(var order) when !isBetweenRounds ->
                    beats.say(court.of(order));
            default -> {} // nobody gets up
        }
    }

    private void explain(Event event) {
        switch (event) {
            case Event.RoundBegan(int round, _) -> isTaxed = round > 1 || isFirstTaxed();
            case Event.Drew _ -> {
                beats.round(1);
                explain("story.heading-draw", "play.explain-draw");
            }
            case Event.DecreesDrawn _ -> explain("story.heading-decrees", "play.explain-decrees");
            case Event.DeckCut _ -> explain("story.heading-deal", "play.explain-cut");
            case Event.FellOpen _ -> explain("story.heading-misdeal", "play.explain-misdeal");
            case Event.NoRevolution _, Event.RevolutionDeclared _ ->
                    explain("story.heading-revolution", revolution());
            case Event.TaxPaid _ -> explain("story.heading-tax", "play.explain-tax");
            case Event.PartnerNamed _, Event.Offered _, Event.TradeDeclined _ ->
                    explain("story.heading-trade", "play.explain-trade");
            case Event.LeftWith _ -> explain("story.heading-end-of-round", results());
            default -> {} // speaks for itself
        }
    }

    private boolean isFirstTaxed() { // TAX-6, DRAW-4
        return rules.firstRoundTax() && rules.firstOrder() == FirstOrder.DRAW;
    }

    private String revolution() {
        return isTaxed ? "play.explain-revolution" : "rules.TAX-6.firstRoundTax.no";
    }

    private String results() {
        return rules.scoring() == Scoring.POINTS
                ? "play.explain-results"
                : "play.explain-positions";
    }

    private void explain(String heading, String key) {
        if (explained.add(key)) {
            narrator.finish();
            beats.begin(style.words().say(heading));
            beats.say(style.words().say(key));
        }
    }

    @Override
    public List<String> taken() {
        narrator.finish();
        return beats.taken();
    }
}
