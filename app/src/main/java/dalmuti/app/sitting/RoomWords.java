package dalmuti.app.sitting;

import dalmuti.app.story.People;
import dalmuti.contract.Player;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.TableView;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Tells in words at which chair of the room the order starts, and who may pick another (COURT-3).
final class RoomWords {

    private final Words words;
    private final People players;
    private Optional<Parts.Room> before = Optional.empty();

    RoomWords(Words words, People players) {
        this.words = words;
        this.players = players;
    }

    List<String> changes(TableView table) {
        Optional<Parts.Room> room = table.room();
        var sentences = new ArrayList<String>();
        room.ifPresent(
                now -> {
                    before.filter(it -> it.throne() != now.throne())
                            .ifPresent(_ -> sentences.add(picked(now)));
                    if (isAsked(table.you().player(), now)) {
                        sentences.add(
                                words.say(
                                        "remote.pick-chair",
                                        now.chairs().size(),
                                        now.throne() + 1));
                    }
                });
        before = room;
        return sentences;
    }

    private String picked(Parts.Room room) {
        String first = players.name(room.chairs().get(room.throne()));
        return words.say("remote.chair-picked", first, room.throne() + 1);
    }

    /// Whether it is news that this player may pick one.
    private boolean isAsked(Optional<Player> you, Parts.Room room) {
        return you.isPresent()
                && room.picks().equals(you)
                && before.flatMap(Parts.Room::picks).filter(you.get()::equals).isEmpty();
    }
}
