package dalmuti.table;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A match at a table, with all that the rules don't speak of. The last match stays until the next
/// begins.
///
/// @param number counts the matches of a table
/// @param players who is A, B, C ...; nobody for those who have left
/// @param base where the match stood before its last shuffle, with those who played then
/// @param since what has happened after that
/// @param moves how many were made in all
/// @param answers what waits for a fixed instant (REV-6)
/// @param pausedAt when the last round ended
/// @param course everybody's points after each round, or after the last of very many
/// @param people those who play by their own hand as a rule, and have not left
record Running<S>(
        int number,
        List<Entry.Seated> players,
        Entry.Base base,
        List<Entry.Seated> basedPlayers,
        Trail since,
        int basedMoves,
        Map<Player, Integer> basedSpent,
        S state,
        int moves,
        Questions questions,
        Optional<Deal> deal,
        Door door,
        Map<Player, Entry.Answered> answers,
        long pausedAt,
        boolean finished,
        List<Entry.Scored> course,
        Set<Player> people) {

    private static final int LONGEST_COURSE = 100;

    Running {
        players = List.copyOf(players);
        answers = Map.copyOf(answers);
        course = List.copyOf(course);
        people = Set.copyOf(people);
    }

    static <S> Running<S> started(Entry.Started entry, S state) {
        return resumed(entry, state, new Entry.Base.Start(), 0, Map.of());
    }

    static <S> Running<S> resumed(
            Entry.Started entry, S state, Entry.Base base, int moves, Map<Player, Integer> spent) {
        return new Running<>(
                entry.match(),
                entry.players(),
                base,
                entry.players(),
                new Trail.Start(),
                moves,
                spent,
                state,
                moves,
                Questions.none(spent),
                Optional.empty(),
                Door.SHUT,
                Map.of(),
                0,
                false,
                List.of(),
                people(entry.players(), Door.SHUT));
    }

    private static Set<Player> people(List<Entry.Seated> players, Door door) {
        return IntStream.range(0, players.size())
                .filter(i -> players.get(i).occupant() instanceof Entry.Occupant.Person)
                .mapToObj(Player::of)
                .filter(player -> !door.leaving().contains(player))
                .collect(Collectors.toUnmodifiableSet());
    }

    /// Who plays for themselves as one of the people.
    String guest(Player person) {
        return ((Entry.Occupant.Person) occupant(person)).guest();
    }

    Entry.Occupant occupant(Player player) {
        return players.get(player.index()).occupant();
    }

    Optional<Player> playerOf(String guest) {
        return Setting.player(players, guest).filter(people::contains);
    }

    /// The letter of whoever sits on a chair; empty for whoever does not play.
    Optional<Player> playerOn(int seat, Entry.Occupant occupant) {
        return IntStream.range(0, players.size())
                .filter(index -> players.get(index).seat() == seat)
                .filter(index -> isSame(players.get(index).occupant(), occupant))
                .mapToObj(Player::of)
                .findFirst();
    }

    private static boolean isSame(Entry.Occupant player, Entry.Occupant sitting) {
        return switch (player) {
            case Entry.Occupant.Person(var guest, _) ->
                    sitting instanceof Entry.Occupant.Person(var other, _) && guest.equals(other);
            case Entry.Occupant.Bot bot -> bot.equals(sitting);
            case Entry.Occupant.Nobody _ -> false;
        };
    }

    Running<S> logged(Entry.Dated entry) {
        return with(draft -> draft.since = since.and(entry));
    }

    Running<S> with(Consumer<Draft<S>> change) {
        var draft = new Draft<>(this);
        change.accept(draft);
        return draft.running();
    }

    Running<S> answered(Entry.Answered answer) {
        var more = new HashMap<>(answers);
        more.put(answer.by(), answer);
        return with(draft -> draft.answers = more);
    }

    Running<S> scored(Entry.Scored round) {
        var more = new ArrayList<>(course);
        more.add(round);
        List<Entry.Scored> last =
                more.subList(Math.max(0, more.size() - LONGEST_COURSE), more.size());
        return with(draft -> draft.course = last);
    }

    Running<S> joined() {
        Entry.Queued newcomer = door.queue().getFirst();
        var more = new ArrayList<>(players);
        more.add(new Entry.Seated(newcomer.seat(), newcomer.newcomer()));
        return with(
                draft -> {
                    draft.players = more;
                    draft.door = door.entered();
                });
    }

    /// The same with another name of somebody, wherever they are.
    Running<S> renamed(Entry.Occupant.Person person) {
        List<Entry.Seated> named = renamed(players, person);
        List<Entry.Seated> basedNamed = renamed(basedPlayers, person);
        boolean same = named.equals(players) && basedNamed.equals(basedPlayers);
        return same && !door.awaits(person.guest())
                ? this
                : with(
                        draft -> {
                            draft.players = named;
                            draft.basedPlayers = basedNamed;
                            draft.door = door.renamed(person);
                        });
    }

    private static List<Entry.Seated> renamed(
            List<Entry.Seated> seated, Entry.Occupant.Person person) {
        return seated.stream()
                .map(it -> new Entry.Seated(it.seat(), Door.renamed(it.occupant(), person)))
                .toList();
    }

    Running<S> left(Player leaver) { // JOIN-2
        var rest = new ArrayList<>(players);
        int seat = players.get(leaver.index()).seat();
        rest.set(leaver.index(), new Entry.Seated(seat, new Entry.Occupant.Nobody()));
        return with(
                draft -> {
                    draft.players = rest;
                    draft.door = door.left(leaver);
                });
    }

    /// A running match that is being changed.
    static final class Draft<S> {

        private final Running<S> before;
        List<Entry.Seated> players;
        Entry.Base base;
        List<Entry.Seated> basedPlayers;
        Trail since;
        int basedMoves;
        Map<Player, Integer> basedSpent;
        S state;
        int moves;
        Questions questions;
        Optional<Deal> deal;
        Door door;
        Map<Player, Entry.Answered> answers;
        long pausedAt;
        boolean finished;
        List<Entry.Scored> course;

        private Draft(Running<S> before) {
            this.before = before;
            players = before.players;
            base = before.base;
            basedPlayers = before.basedPlayers;
            since = before.since;
            basedMoves = before.basedMoves;
            basedSpent = before.basedSpent;
            state = before.state;
            moves = before.moves;
            questions = before.questions;
            deal = before.deal;
            door = before.door;
            answers = before.answers;
            pausedAt = before.pausedAt;
            finished = before.finished;
            course = before.course;
        }

        @SuppressWarnings("ReferenceEquality") // what was not changed is the same
        private Running<S> running() {
            boolean same = players == before.players && door == before.door;
            return new Running<>(
                    before.number,
                    players,
                    base,
                    basedPlayers,
                    since,
                    basedMoves,
                    basedSpent,
                    state,
                    moves,
                    questions,
                    deal,
                    door,
                    answers,
                    pausedAt,
                    finished,
                    course,
                    same ? before.people : people(players, door));
        }
    }
}
