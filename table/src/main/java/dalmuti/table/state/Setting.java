package dalmuti.table.state;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A table without its cards: who sits on which chair, and who has the say.
///
/// @param host the guest who has it
/// @param chairs by number
/// @param muted guests who are not heard
/// @param barred guests who may not sit here
/// @param throne the chair of the room at which the order starts (COURT-3)
/// @param matches how many were begun
public record Setting(
        Plan plan,
        String host,
        List<Entry.Occupant> chairs,
        Set<String> muted,
        Set<String> barred,
        int throne,
        int matches) {

    public Setting {
        chairs = List.copyOf(chairs);
        muted = Set.copyOf(muted);
        barred = Set.copyOf(barred);
    }

    public static Setting of(Entry.Opened opened) {
        List<Entry.Occupant> chairs =
                IntStream.range(0, opened.plan().seats())
                        .<Entry.Occupant>mapToObj(_ -> new Entry.Occupant.Nobody())
                        .toList();
        return new Setting(opened.plan(), opened.host(), chairs, Set.of(), Set.of(), 0, 0);
    }

    /// Nothing where the entry is about a match.
    public Optional<Setting> after(Entry entry) {
        return switch (entry) {
            case Entry.Seated(int seat, var occupant) -> Optional.of(seated(seat, occupant));
            case Entry.HandedOver(var guest) -> Optional.of(handedOver(guest));
            case Entry.Muted(var guest, boolean mute) -> Optional.of(muted(guest, mute));
            case Entry.Barred(var guest) -> Optional.of(barred(guest));
            case Entry.Enthroned(int chair) -> Optional.of(enthroned(chair));
            default -> Optional.empty();
        };
    }

    /// Entries without those that say what is so already.
    public List<Entry> news(List<Entry> entries) {
        var news = new ArrayList<Entry>();
        Setting setting = this;
        for (Entry entry : entries) {
            Optional<Setting> next = setting.after(entry);
            if (next.filter(setting::equals).isEmpty()) {
                news.add(entry);
            }
            setting = next.orElse(setting);
        }
        return news;
    }

    private Setting seated(int seat, Entry.Occupant occupant) {
        var next = new ArrayList<>(chairs);
        if (seat == next.size()) {
            next.add(occupant);
        } else {
            next.set(seat, occupant);
        }
        return new Setting(plan, host, next, muted, barred, throne, matches);
    }

    private Setting handedOver(String guest) {
        return new Setting(plan, guest, chairs, muted, barred, throne, matches);
    }

    public Setting started(int match) {
        return new Setting(plan, host, chairs, muted, barred, throne, match);
    }

    private Setting muted(String guest, boolean mute) {
        var next = new HashSet<>(muted);
        if (mute) {
            next.add(guest);
        } else {
            next.remove(guest);
        }
        return new Setting(plan, host, chairs, next, barred, throne, matches);
    }

    private Setting barred(String guest) {
        var next = new HashSet<>(barred);
        next.add(guest);
        return new Setting(plan, host, chairs, muted, next, throne, matches);
    }

    private Setting enthroned(int chair) {
        return new Setting(plan, host, chairs, muted, barred, chair, matches);
    }

    public Optional<Integer> chairOf(String guest) {
        return IntStream.range(0, chairs.size())
                .filter(
                        seat ->
                                chairs.get(seat) instanceof Entry.Occupant.Guest it
                                        && it.guest().equals(guest))
                .boxed()
                .findFirst();
    }

    /// Who would play if a match began now.
    public List<Entry.Seated> sitting() {
        return IntStream.range(0, chairs.size())
                .filter(seat -> !(chairs.get(seat) instanceof Entry.Occupant.Nobody))
                .mapToObj(seat -> new Entry.Seated(seat, chairs.get(seat)))
                .toList();
    }

    /// People, and behind them the programs: the say of a host falls to these last.
    public List<Entry.Occupant.Guest> guests() {
        return Stream.of(Entry.Occupant.Person.class, Entry.Occupant.Program.class)
                .<Entry.Occupant.Guest>flatMap(
                        kind -> chairs.stream().filter(kind::isInstance).map(kind::cast))
                .toList();
    }

    /// The entries it follows from.
    public List<Entry> entries() {
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Opened(plan, host));
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (!(chairs.get(seat) instanceof Entry.Occupant.Nobody) || seat >= plan.seats()) {
                entries.add(new Entry.Seated(seat, chairs.get(seat)));
            }
        }
        new TreeSet<>(muted).forEach(guest -> entries.add(new Entry.Muted(guest, true)));
        new TreeSet<>(barred).forEach(guest -> entries.add(new Entry.Barred(guest)));
        if (throne > 0) {
            entries.add(new Entry.Enthroned(throne));
        }
        return entries;
    }

    /// The letter of somebody among the players of a match.
    public static Optional<Player> player(List<Entry.Seated> players, String guest) {
        return IntStream.range(0, players.size())
                .filter(
                        index ->
                                players.get(index).occupant() instanceof Entry.Occupant.Guest it
                                        && it.guest().equals(guest))
                .mapToObj(Player::of)
                .reduce((_, last) -> last);
    }
}
