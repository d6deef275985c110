package dalmuti.app.sitting;

import dalmuti.app.print.Printable;
import dalmuti.app.story.People;
import dalmuti.contract.Player;
import dalmuti.court.Treat;
import dalmuti.court.Treats;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Who sits at a table, as it was last told, and what is new about them.
final class PeopleAtTable {

    private final Words words;
    private final SeatWords seatWords;
    private final Map<Player, String> names = new TreeMap<>();
    private final People players;
    private List<Parts.Seat> seats;
    private Optional<Parts.Room> room = Optional.empty();
    private Optional<Treats> treats = Optional.empty();
    private int lastSaid;

    PeopleAtTable(Words words, TableView table) {
        this.words = words;
        this.seatWords = new SeatWords(words);
        this.players = new People(names, words);
        this.seats = table.seats();
    }

    /// The players by their names, as these are at any time.
    People players() {
        return players;
    }

    /// Who has come and gone, and what was said, in sentences.
    List<String> changes(TableView table) {
        var sentences = new ArrayList<>(fresh(table.talk()));
        for (Parts.Seat seat : table.seats()) {
            seat.player().ifPresent(player -> names.put(player, seat.name()));
        }
        sentences.addAll(seatWords.changes(seats, table.seats(), table.you().seat()));
        seats = table.seats();
        sentences.addAll(roomChanges(table));
        sentences.addAll(treatChanges(table));
        return sentences;
    }

    /// At which chair of the room the order starts, and who may pick another (COURT-3).
    private List<String> roomChanges(TableView table) {
        Optional<Parts.Room> before = room;
        room = table.room();
        var sentences = new ArrayList<String>();
        room.ifPresent(
                now -> {
                    int chair = now.throne() + 1;
                    if (before.filter(it -> it.throne() != now.throne()).isPresent()) {
                        String first = players.name(now.chairs().get(now.throne()));
                        sentences.add(words.say("remote.chair-picked", first, chair));
                    }
                    Optional<Player> you = table.you().player();
                    boolean asked = you.isPresent() && now.picks().equals(you);
                    if (asked && !before.flatMap(Parts.Room::picks).equals(you)) {
                        sentences.add(words.say("remote.pick-chair", now.chairs().size(), chair));
                    }
                });
        return sentences;
    }

    /// Who has taken what, and what is left for whoever is to choose (COURT-6).
    private List<String> treatChanges(TableView table) {
        Optional<Treats> before = treats;
        treats = table.treats();
        var sentences = new ArrayList<String>();
        treats.ifPresent(
                now -> {
                    var fresh = byRank(now.taken());
                    fresh.keySet().removeAll(served(before, now));
                    fresh.forEach((player, treat) -> sentences.add(taken(player, treat)));
                    Optional<Player> you = table.you().player();
                    boolean asked = you.isPresent() && now.picks().equals(you);
                    if (asked && !before.flatMap(Treats::picks).equals(you)) {
                        sentences.add(words.say("remote.pick-treat", offered(now.left())));
                    }
                });
        return sentences;
    }

    /// Who had a treat of this plate before; everybody where nothing is left to choose from.
    private static Set<Player> served(Optional<Treats> before, Treats now) {
        return before.filter(it -> !it.left().isEmpty())
                .map(Treats::taken)
                .orElse(now.left().isEmpty() ? now.taken() : Map.of())
                .keySet();
    }

    /// In the order in which people sit from the throne on.
    private SortedMap<Player, Treat> byRank(Map<Player, Treat> taken) {
        var ranked = new ArrayList<>(room.map(Parts.Room::chairs).orElse(List.of()));
        Collections.rotate(ranked, -room.map(Parts.Room::throne).orElse(0));
        var sorted =
                new TreeMap<Player, Treat>(
                        Comparator.<Player>comparingInt(ranked::indexOf)
                                .thenComparing(Comparator.naturalOrder()));
        sorted.putAll(taken);
        return sorted;
    }

    private String taken(Player player, Treat treat) {
        return words.say("remote.treat-picked", players.name(player), words.say("treats." + treat));
    }

    /// `1 cake, 3 biscuit`
    private String offered(List<Treat> left) {
        return left.stream()
                .distinct()
                .map(
                        it ->
                                (List.of(Treat.values()).indexOf(it) + 1)
                                        + " "
                                        + words.say("treats." + it))
                .collect(Collectors.joining(", "));
    }

    /// What was said, each thing once.
    private List<String> fresh(List<Parts.Talk> talk) {
        List<Parts.Talk> fresh = talk.stream().filter(it -> it.number() > lastSaid).toList();
        lastSaid = fresh.stream().mapToInt(Parts.Talk::number).max().orElse(lastSaid);
        return fresh.stream().map(it -> speaker(it) + ": " + said(it)).toList();
    }

    private String speaker(Parts.Talk talk) {
        return seatWords.called(Printable.of(talk.name()), talk.kind());
    }

    private String said(Parts.Talk talk) {
        return switch (talk.manner()) {
            case TEXT -> Printable.of(talk.text());
            case PHRASE -> words.has(talk.text()) ? words.say(talk.text()) : "…";
            case EMOTE -> Quips.Emote.of(talk.text()).map(Quips.Emote::sign).orElse("…");
        };
    }
}
