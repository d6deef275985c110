package dalmuti.app.sitting;

import dalmuti.app.story.People;
import dalmuti.contract.Player;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Who sits at a table, as it was last told, and what is new about them.
final class PeopleAtTable {

    private final SeatWords seatWords;
    private final TalkWords talkWords;
    private final Map<Player, String> names = new TreeMap<>();
    private final People players;
    private List<Parts.Seat> seats;

    PeopleAtTable(Words words, TableView table) {
        this.seatWords = new SeatWords(words);
        this.talkWords = new TalkWords(words);
        this.players = new People(names, words);
        this.seats = table.seats();
    }

    /// The players by their names, as these are at any time.
    People players() {
        return players;
    }

    /// Who has come and gone, and what was said, in sentences.
    List<String> changes(TableView table) {
        var sentences = new ArrayList<>(talkWords.fresh(table.talk()));
        for (Parts.Seat seat : table.seats()) {
            seat.player().ifPresent(player -> names.put(player, seat.name()));
        }
        sentences.addAll(seatWords.changes(seats, table.seats(), table.you().seat()));
        seats = table.seats();
        return sentences;
    }
}
