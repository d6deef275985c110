package dalmuti.app.story;

import dalmuti.Event;
import dalmuti.Score;
import dalmuti.app.names.Titles;
import dalmuti.app.print.Ink;
import dalmuti.app.print.Table;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Tells a match of The Great Dalmuti event by event. What a viewer was not told never gets here.
final class Narrator {

    private final Beats beats;
    private final People people;
    private final Sentences sentences;
    private final Titles titles;
    private final Ink ink;
    private final Map<Player, Integer> totals;
    private final TrickTeller tricks;
    private List<Player> order = List.of();
    private List<Score> scores = List.of();

    Narrator(
            Beats beats,
            People people,
            CardWords cards,
            Titles titles,
            Ink ink,
            Map<Player, Integer> scores) {
        this.beats = beats;
        this.people = people;
        this.sentences = new Sentences(people, cards);
        this.titles = titles;
        this.ink = ink;
        this.totals = new TreeMap<>(scores);
        this.tricks = new TrickTeller(beats, people, cards, ink);
    }

    void tell(Event event) {
        switch (event) {
            case Event.Drew _ -> {
                beats.round(1);
                section("The draw", event);
            }
            case Event.RoundBegan(int number, var positions) -> began(number, positions);
            case Event.DeckCut _, Event.Dealt _, Event.SetAside _, Event.HolderFound _ ->
                    section("The deal", event);
            case Event.FellOpen _, Event.Stayed _, Event.WentToPeon _, Event.Replaced _ ->
                    section("A misdeal", event);
            case Event.NoRevolution _, Event.RevolutionDeclared _, Event.HandsSwapped _ ->
                    section("Revolution", event);
            case Event.TaxPaid _, Event.TaxReturned _ -> section("Tax", event);
            case Event.PartnerNamed _, Event.TradeDeclined _, Event.Offered _ ->
                    section("Trade", event);
            case Event.OfferRefused _, Event.Traded _ -> section("Trade", event);
            case Event.Laid _, Event.Passed _, Event.WentOut _, Event.TrickTaken _ ->
                    tricks.tell(event);
            case Event.LeftWith _ -> {
                tricks.finish();
                section("The end of the round", event);
            }
            case Event.RoundScored(var brought) -> scored(brought);
            case Event.PositionsTaken(var positions) -> positions(positions);
            case Event.Joined _, Event.Left _ -> section("Coming and going", event);
            case Event.MatchEnded _ -> ended();
            // A secret answer or choice is told when it shows, and a knock when the door opens.
            case Event.Answered _, Event.Chose _, Event.TradeClosed _, Event.Knocked _ -> {}
        }
    }

    /// A record may stop in the middle of a trick.
    void finish() {
        tricks.finish();
    }

    private void section(String title, Event event) {
        beats.begin(title);
        beats.say(sentences.of(event));
    }

    private void began(int number, List<Player> positions) {
        beats.round(number);
        beats.begin("Round " + number);
        order = positions;
        scores = List.of();
        tricks.beginRound();
        beats.all(Table.aligned(seats(positions)));
    }

    private List<List<String>> seats(List<Player> positions) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of("position", "player", "points so far"));
        for (int i = 0; i < positions.size(); i++) {
            Player player = positions.get(i);
            rows.add(
                    List.of(
                            titles.of(i + 1, positions.size()),
                            people.name(player),
                            String.valueOf(totals.getOrDefault(player, 0))));
        }
        return rows;
    }

    private void scored(List<Score> brought) {
        scores = brought;
        brought.forEach(score -> totals.merge(score.player(), score.total(), Integer::sum));
    }

    /// Positions change by the draw, by a Greater Revolution and at the end of a round.
    private void positions(List<Player> positions) {
        if (!scores.isEmpty()) {
            beats.all(Table.aligned(results(positions)));
            scores = List.of();
        } else if (!order.isEmpty()) {
            beats.say("the order is now ", people.list(positions));
        }
        order = positions;
    }

    private List<List<String>> results(List<Player> positions) {
        boolean bonuses = scores.stream().anyMatch(score -> score.bonus() > 0);
        var rows = new ArrayList<List<String>>();
        var heading = new ArrayList<>(List.of("out", "player", "points"));
        heading.addAll(bonuses ? List.of("bonus", "total", "next") : List.of("total", "next"));
        rows.add(heading);
        for (int place = 1; place <= scores.size(); place++) {
            Score score = scores.get(place - 1);
            var row = new ArrayList<String>();
            row.add(String.valueOf(place));
            row.add(people.name(score.player()));
            row.add("+" + score.points());
            if (bonuses) {
                row.add(score.bonus() == 0 ? "" : "+" + score.bonus());
            }
            row.add(String.valueOf(totals.getOrDefault(score.player(), 0)));
            row.add(titles.of(positions.indexOf(score.player()) + 1, positions.size()));
            rows.add(row);
        }
        return rows;
    }

    private void ended() {
        beats.begin("The match is over");
        int most = totals.values().stream().mapToInt(it -> it).max().orElse(0);
        List<Player> winners =
                totals.entrySet().stream()
                        .filter(entry -> entry.getValue() == most)
                        .map(Map.Entry::getKey)
                        .toList();
        beats.colored(
                ink.good(
                        people.list(winners)
                                + (winners.size() == 1 ? " wins" : " share the win")
                                + " with "
                                + most
                                + " points"));
    }
}
