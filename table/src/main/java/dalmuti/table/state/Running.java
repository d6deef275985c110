package dalmuti.table.state;

import dalmuti.contract.Player;
import dalmuti.court.Treat;
import dalmuti.table.game.Deal;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A match at a table, with all that the rules don't speak of. The last match stays until the next
/// begins.
///
/// @param number counts the matches of a table
/// @param brought where it stood when it was brought from a device
/// @param checkpoint where the match can be taken up again
/// @param since what has happened after that
/// @param moves how many were made in all
/// @param pausedAt when the last round ended
/// @param treats what people have picked since
/// @param course everybody's points after each round, or after the last of very many
public record Running<S>(
        int number,
        Optional<Entry.Base> brought,
        Company company,
        Checkpoint checkpoint,
        Trail since,
        S state,
        int moves,
        Questions questions,
        Optional<Deal> deal,
        long pausedAt,
        Map<Player, Treat> treats,
        boolean finished,
        List<Entry.Scored> course) {

    private static final int LONGEST_COURSE = 100;

    public Running {
        treats = Map.copyOf(treats);
        course = List.copyOf(course);
    }

    public static <S> Running<S> started(Entry.Started entry, S state) {
        return resumed(entry, new Checkpoint(entry.base(), entry.players(), 0, Map.of()), state);
    }

    public static <S> Running<S> resumed(Entry.Started entry, Checkpoint checkpoint, S state) {
        return new Running<>(
                entry.match(),
                entry.brought(),
                Company.of(checkpoint.players()),
                checkpoint,
                new Trail.Start(),
                state,
                checkpoint.moves(),
                Questions.none(checkpoint.spent()),
                Optional.empty(),
                0,
                Map.of(),
                false,
                List.of());
    }

    public List<Entry.Seated> players() {
        return company.players();
    }

    public BetweenRounds door() {
        return company.door();
    }

    public Set<Player> people() {
        return company.people();
    }

    public Map<Player, Entry.Answered> answers() {
        return questions.answers();
    }

    /// Who plays for themselves as one of the people.
    public String guest(Player person) {
        return ((Entry.Occupant.Guest) occupant(person)).guest();
    }

    public Entry.Occupant occupant(Player player) {
        return players().get(player.index()).occupant();
    }

    public Optional<Player> playerOf(String guest) {
        return Setting.player(players(), guest).filter(people()::contains);
    }

    /// The letter of whoever sits on a chair; empty for whoever does not play.
    public Optional<Player> playerOn(int seat, Entry.Occupant occupant) {
        List<Entry.Seated> players = players();
        return IntStream.range(0, players.size())
                .filter(index -> players.get(index).seat() == seat)
                .filter(index -> isSame(players.get(index).occupant(), occupant))
                .mapToObj(Player::of)
                .findFirst();
    }

    private static boolean isSame(Entry.Occupant player, Entry.Occupant sitting) {
        return switch (player) {
            case Entry.Occupant.Guest it ->
                    sitting instanceof Entry.Occupant.Guest other
                            && it.guest().equals(other.guest());
            case Entry.Occupant.Bot bot -> bot.equals(sitting);
            case Entry.Occupant.Nobody _ -> false;
        };
    }

    public Running<S> logged(Entry.Dated entry) {
        return with(draft -> draft.since = since.and(entry));
    }

    public Running<S> with(Consumer<Draft<S>> change) {
        var draft = new Draft<>(this);
        change.accept(draft);
        return draft.running();
    }

    public Running<S> scored(Entry.Scored round) {
        var more = new ArrayList<>(course);
        more.add(round);
        List<Entry.Scored> last =
                more.subList(Math.max(0, more.size() - LONGEST_COURSE), more.size());
        return with(draft -> draft.course = last);
    }

    Running<S> treated(Entry.Treated treated) { // COURT-6
        var more = new HashMap<>(treats);
        more.put(treated.by(), treated.treat());
        return with(draft -> draft.treats = more);
    }

    /// The same with another name of somebody, wherever they are.
    public Running<S> renamed(Entry.Occupant.Guest guest) {
        return with(
                draft -> {
                    draft.company = company.renamed(guest);
                    draft.checkpoint = checkpoint.renamed(guest);
                });
    }

    public Running<S> with(BetweenRounds door) {
        return with(draft -> draft.company = company.with(door));
    }

    /// A running match that is being changed.
    public static final class Draft<S> {

        private final int number;
        private final Optional<Entry.Base> brought;
        Company company;
        Checkpoint checkpoint;
        Trail since;
        S state;
        int moves;
        Questions questions;
        Optional<Deal> deal;
        long pausedAt;
        Map<Player, Treat> treats;
        boolean finished;
        List<Entry.Scored> course;

        private Draft(Running<S> before) {
            number = before.number;
            brought = before.brought;
            company = before.company;
            checkpoint = before.checkpoint;
            since = before.since;
            state = before.state;
            moves = before.moves;
            questions = before.questions;
            deal = before.deal;
            pausedAt = before.pausedAt;
            treats = before.treats;
            finished = before.finished;
            course = before.course;
        }

        private Running<S> running() {
            return new Running<>(
                    number,
                    brought,
                    company,
                    checkpoint,
                    since,
                    state,
                    moves,
                    questions,
                    deal,
                    pausedAt,
                    treats,
                    finished,
                    course);
        }
    }
}
