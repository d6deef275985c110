package dalmuti.app.story;

import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.app.print.Table;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.options.Scoring;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Tells a match of The Great Dalmuti event by event. What a viewer was not told never gets here.
public final class Narrator {

    private final StoryWriter beats;
    private final People people;
    private final TextStyle style;
    private final Sentences sentences;
    private final Map<Player, Integer> totals;
    private final Scoring scoring;
    private final TrickTeller tricks;
    private List<Player> order = List.of();
    private List<Score> scores = List.of();

    /// @param scores the points that everybody begins with
    public Narrator(
            StoryWriter beats,
            People people,
            TextStyle style,
            Scoring scoring,
            Map<Player, Integer> scores) {
        this.beats = beats;
        this.people = people;
        this.style = style;
        this.sentences = new Sentences(people, style, style.names());
        this.totals = new TreeMap<>(scores);
        this.scoring = scoring;
        this.tricks = new TrickTeller(beats, people, style);
    }

    public void tell(Event event) {
        switch (event) {
            case Event.Drew _ -> {
                beats.round(1);
                section("story.heading-draw", event);
            }
            case Event.RoundBegan(int number, var positions) -> began(number, positions);
            case Event.DecreesDrawn _, Event.Proclaimed _ ->
                    section("story.heading-decrees", event);
            case Event.BidsShown(var bids) -> bids(bids);
            case Event.HandOpened _ -> section("story.heading-decrees", event);
            case Event.CoinsPaid _ -> beats.say(sentences.of(event));
            case Event.DeckCut _, Event.Dealt _, Event.SetAside _, Event.HolderFound _ ->
                    section("story.heading-deal", event);
            case Event.FellOpen _, Event.Stayed _, Event.WentToPeon _, Event.Replaced _ ->
                    section("story.heading-misdeal", event);
            case Event.NoRevolution _, Event.RevolutionDeclared _, Event.HandsSwapped _ ->
                    section("story.heading-revolution", event);
            case Event.TaxPaid _, Event.TaxReturned _ -> section("story.heading-tax", event);
            case Event.PartnerNamed _, Event.TradeDeclined _, Event.Offered _ ->
                    section("story.heading-trade", event);
            case Event.OfferRefused _, Event.Traded _ -> section("story.heading-trade", event);
            case Event.Laid _, Event.Passed _, Event.WentOut _, Event.TrickTaken _ ->
                    tricks.tell(event);
            case Event.LeftWith _ -> {
                tricks.finish();
                section("story.heading-end-of-round", event);
            }
            case Event.RoundScored(var brought) -> scored(brought);
            case Event.PositionsTaken(var positions) -> positions(positions);
            case Event.Joined _, Event.Left _ -> section("story.heading-doors", event);
            case Event.MatchEnded _ -> ended();
            // A secret answer or choice is told when it shows, and a knock when the door opens.
            case Event.Answered _, Event.Chose _, Event.CoinsLaid _ -> {}
            case Event.TradeClosed _, Event.Knocked _ -> {}
        }
    }

    /// A record may stop in the middle of a trick.
    public void finish() {
        tricks.finish();
    }

    private void section(String heading, Event event) {
        beats.begin(style.say(heading));
        beats.say(sentences.of(event));
    }

    private void bids(List<Bid> bids) {
        beats.begin(style.say("story.heading-decrees"));
        bids.forEach(bid -> beats.say(sentences.of(bid)));
        if (bids.isEmpty()) {
            beats.say(style.say("story.no-bids"));
        }
    }

    private void began(int number, List<Player> positions) {
        beats.round(number);
        beats.begin(style.say("story.heading-round", number));
        order = positions;
        scores = List.of();
        tricks.beginRound();
        beats.all(seats(positions).lines());
    }

    private Table seats(List<Player> positions) {
        var table =
                Table.of(
                        style.words(),
                        "story.column-position",
                        "story.column-player",
                        "story.column-so-far");
        for (int i = 0; i < positions.size(); i++) {
            Player player = positions.get(i);
            table.row(
                    style.names().title(i + 1, positions.size()),
                    people.name(player),
                    totals.getOrDefault(player, 0));
        }
        return hasPoints() ? table : table.without(2);
    }

    private boolean hasPoints() { // SCORE-1
        return scoring == Scoring.POINTS;
    }

    private void scored(List<Score> brought) {
        scores = brought;
        brought.forEach(score -> totals.merge(score.player(), score.total(), Integer::sum));
    }

    /// Positions change by the draw, by a Greater Revolution and at the end of a round.
    private void positions(List<Player> positions) {
        if (!scores.isEmpty()) {
            beats.all(results(positions).lines());
            scores = List.of();
        } else if (!order.isEmpty()) {
            beats.say(style.say("story.order", people.list(positions)));
        }
        order = positions;
    }

    /// Points and bonuses are left out where there are none.
    private Table results(List<Player> positions) {
        var table =
                Table.of(
                        style.words(),
                        "story.column-out",
                        "story.column-player",
                        "story.column-points",
                        "story.column-bonus",
                        "story.column-total",
                        "story.column-next");
        for (int place = 1; place <= scores.size(); place++) {
            Score score = scores.get(place - 1);
            table.row(
                    place,
                    people.name(score.player()),
                    "+" + score.points(),
                    score.bonus() == 0 ? "" : "+" + score.bonus(),
                    totals.getOrDefault(score.player(), 0),
                    style.names().title(positions.indexOf(score.player()) + 1, positions.size()));
        }
        if (!hasPoints()) {
            return table.without(2, 3, 4);
        }
        return scores.stream().anyMatch(it -> it.bonus() > 0) ? table : table.without(3);
    }

    private void ended() {
        beats.begin(style.say("story.heading-over"));
        int most = totals.values().stream().mapToInt(it -> it).max().orElse(0);
        List<Player> best =
                totals.entrySet().stream()
                        .filter(entry -> entry.getValue() == most)
                        .map(Map.Entry::getKey)
                        .toList();
        String names = people.list(best);
        if (hasPoints()) {
            beats.colored(style.ink().good(style.say("story.wins", names, best.size(), most)));
        } else {
            String master = people.name(order.getFirst());
            beats.colored(style.ink().good(style.say("story.ends-on-top", master)));
            beats.say(style.say("story.reigned-most", names, most));
        }
    }
}
