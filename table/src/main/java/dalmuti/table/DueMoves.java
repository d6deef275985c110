package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Awaiting;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.court.Treats;
import dalmuti.table.game.Deal;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.people.Attendance;
import dalmuti.table.state.Questions;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/// Whoever sees to it that a table goes on: nature's moves, bots, deadlines, coming and going.
/// There is nothing that a table waits for without end.
final class DueMoves<S, M extends Action, E, V> {

    private static final int SEED_BYTES = 32;
    private static final int MS = 1000;
    private static final int LONGER = 6;
    private static final long UNATTENDED_MS = 600_000;
    private static final long THINKING_MS = 10_000;

    /// After so long, at a table without a clock, a card is drawn for whoever has not drawn. There
    /// is nothing to think about in a draw, and everybody waits for it.
    static final long DRAWING_MS = 45_000;

    /// Of a match, whose journal is kept until it is over. A thousand rounds of fourteen stay below
    /// it.
    static final int MOST_MOVES = 300_000;

    private final Table<S, M, E, V> table;
    private final Running<S> match;
    private final GameAtTable<S, M, E, V> game;
    private final Plan.Customs customs;
    private final Attendance attendance;
    private final Thoughts<S, M, E, V> thoughts;
    private final RandomGenerator dice;
    private final long now;

    /// @param dice that nobody can foresee
    DueMoves(
            Table<S, M, E, V> table,
            Attendance attendance,
            Thoughts<S, M, E, V> thoughts,
            RandomGenerator dice,
            long now) {
        this.table = table;
        this.match = table.running().orElseThrow();
        this.game = table.game();
        this.customs = table.setting().plan().customs();
        this.attendance = attendance;
        this.thoughts = thoughts;
        this.dice = dice;
        this.now = now;
    }

    Due due() {
        if (match.finished()) {
            return Due.never();
        }
        S state = match.state();
        return switch (game.rules().awaiting(state)) {
            case Awaiting.Nothing() -> finished();
            case Awaiting.Chance() -> chance(state);
            case Awaiting.Decision(var by) -> game.isSealed(state) ? sealed(by) : decision(by);
        };
    }

    private Due finished() {
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Finished(match.number()));
        match.door().leaving().forEach(player -> entries.add(freed(player)));
        return new Due.Now(entries);
    }

    private Entry freed(Player leaver) {
        int seat = match.players().get(leaver.index()).seat();
        return new Entry.Seated(seat, new Entry.Occupant.Nobody());
    }

    private Due chance(S state) {
        Due house = house(state);
        if (house instanceof Due.Now) {
            return house;
        }
        if (game.isBeforeDeal(state)) {
            return deal(state).or(house).or(treat(state));
        }
        long from = game.isBetweenRounds(state) ? pauseEnds() : now;
        return from <= now
                ? Due.now(natures(game.rules().chance(state, dice)))
                : new Due.Later(from);
    }

    private Entry natures(M move) {
        return new Entry.Did(Nature.NATURE, move, Entry.ByHand.HOUSE, 0);
    }

    private Due house(S state) { // JOIN-1
        return game.doors()
                .filter(doors -> doors.areOpen(state))
                .map(doors -> house(state, doors))
                .orElseGet(Due::never);
    }

    private Due house(S state, GameAtTable.Doors<S, M> doors) {
        if (match.door().ends()) { // SCORE-4
            return houses(doors.end());
        }
        for (Player leaver : new TreeSet<>(match.door().leaving())) { // JOIN-2
            if (isAllowed(state, doors.leave(leaver))) {
                return new Due.Now(List.of(did(doors.leave(leaver)), freed(leaver)));
            }
        }
        boolean enters =
                !match.door().queue().isEmpty() && isAllowed(state, doors.join(state)); // JOIN-1
        return enters ? houses(doors.join(state)) : Due.never();
    }

    private Due houses(M move) {
        return Due.now(did(move));
    }

    private Entry did(M move) {
        return new Entry.Did(House.HOUSE, move, Entry.ByHand.HOUSE, 0);
    }

    private boolean isAllowed(S state, M move) {
        return game.rules().apply(state, House.HOUSE, move) instanceof Verdict.Accepted<S, E>;
    }

    private Due deal(S state) { // REC-8
        int round = game.round(state);
        if (match.deal().filter(deal -> deal.round() == round).isEmpty()) {
            var seed = new byte[SEED_BYTES];
            dice.nextBytes(seed);
            return Due.now(new Entry.Committed(round, HexFormat.of().formatHex(seed)));
        }
        Deal deal = match.deal().orElseThrow();
        long pledged = deal.pledgesClose(match.people());
        if (pledged > now) {
            return new Due.Later(pledged); // then people are told to open their numbers
        }
        long from =
                Math.max(deal.ready(match.people()), game.isBetweenRounds(state) ? pauseEnds() : 0);
        if (from > now) {
            return new Due.Later(from);
        }
        if (table.drawing().isPresent()) {
            return endless().or(draw(table.drawing().get()));
        }
        return Due.now(
                game.draw(state).isPresent() && !deal.spread()
                        ? new Entry.Spread()
                        : natures(game.deal(state, deal)));
    }

    /// Whoever does not choose in their share of the pause gets the best that is left.
    private Due treat(S state) { // COURT-6
        if (!game.isBetweenRounds(state) || pauseEnds() <= now) {
            return Due.never();
        }
        Treats treats = game.treats(state, match.treats(), match.people()).orElseThrow();
        return treats.picks().map(player -> treat(player, treats)).orElseGet(Due::never);
    }

    private Due treat(Player player, Treats treats) {
        long share = (long) customs.pause() * MS / (match.people().size() + 1);
        long before = treats.taken().keySet().stream().filter(match.people()::contains).count();
        long until =
                attendance.standsIn(match, player, now)
                        ? match.pausedAt()
                        : match.pausedAt() + share * (before + 1);
        return until <= now
                ? Due.now(new Entry.Treated(player, treats.left().getFirst()))
                : new Due.Later(until);
    }

    private long pauseEnds() {
        return match.people().isEmpty()
                        || attendance.isHurried(match.number(), game.round(match.state()))
                ? match.pausedAt()
                : match.pausedAt() + (long) customs.pause() * MS;
    }

    private Due decision(SequencedSet<Player> by) {
        Due first = endless();
        for (Player player : by) {
            first = first.or(decision(player));
        }
        return first;
    }

    private Due decision(Player player) {
        Questions.Asked question = match.questions().of(player).orElseThrow();
        long standIn = attendance.standsInFrom(match, player);
        if (standIn > now) {
            return new Due.Later(Math.min(standIn, patience(player)));
        }
        return thoughts.of(player, question.number())
                .map(thought -> spoken(player, thought))
                .orElseGet(Due::never);
    }

    /// A bot that does not come to a move makes the first there is.
    private Due spoken(Player player, Thoughts.Thought<M> thought) {
        if (thought.due() > now) {
            return new Due.Later(thought.due());
        }
        if (table.drawing().isPresent()) {
            return Due.now(took(table.drawing().get()));
        }
        if (thought.move().isPresent()) {
            return Due.now(bots(player, thought.move().get()));
        }
        long gaveUp = thought.due() + THINKING_MS;
        return gaveUp > now
                ? new Due.Later(gaveUp)
                : Due.now(bots(player, game.rules().legal(match.state(), player).getFirst()));
    }

    private Due draw(GameAtTable.Draw draw) { // DRAW-5
        if (customs.turn() > 0) {
            return decision(draw.by());
        }
        long late = match.questions().of(draw.by()).orElseThrow().at() + DRAWING_MS;
        return late <= now ? Due.now(took(draw)) : decision(draw.by()).or(new Due.Later(late));
    }

    /// Any card, for whoever does not choose one.
    private Entry took(GameAtTable.Draw draw) { // DRAW-5
        return new Entry.Took(draw.number(), draw.by(), (int) dice.nextLong(draw.left()), 0);
    }

    /// When a bot takes over from somebody who is there but does not decide.
    long patience(Player player) {
        Questions.Asked question = match.questions().of(player).orElseThrow();
        long clock = match.questions().deadline(player, customs);
        long idle = question.at() + UNATTENDED_MS;
        return Math.min(clock, idle);
    }

    private Entry bots(Player player, M move) {
        Entry.ByHand hand =
                match.occupant(player) instanceof Entry.Occupant.Bot
                        ? Entry.ByHand.BOT
                        : Entry.ByHand.STAND_IN;
        return new Entry.Did(player, move, hand, 0);
    }

    /// A match that nobody comes back to ends with its round, however many it was to have; and so
    /// does one without end, for all of it is kept until it is over.
    private Due endless() {
        if (match.door().ends() || game.doors().isEmpty()) {
            return Due.never();
        }
        if (match.moves() >= MOST_MOVES) {
            return Due.now(new Entry.Ending());
        }
        long since = attendance.desertedSince(match);
        long ends = since == Long.MAX_VALUE ? since : since + UNATTENDED_MS;
        return ends <= now ? Due.now(new Entry.Ending()) : new Due.Later(ends);
    }

    /// With several people the window closes at a fixed instant for everybody; where one person
    /// sits with bots, with that person's answer.
    private Due sealed(SequencedSet<Player> by) { // REV-6
        long opened = match.questions().of(by.getFirst()).orElseThrow().at();
        long closes = opened + windowMs(game, match.state(), customs);
        boolean fixed = match.people().size() > 1 && !game.closesWithLastAnswer(match.state());
        long from = fixed ? closes : answeredBy(by, closes);
        if (now < from) {
            return new Due.Later(from);
        }
        List<Entry> answers = by.stream().map(this::answer).toList();
        return new Due.Now(answers);
    }

    /// How long a sealed window stays open at most.
    static <S> long windowMs(GameAtTable<S, ?, ?, ?> game, S state, Plan.Customs customs) {
        int longer = game.closesWithLastAnswer(state) ? LONGER : 1;
        return (long) customs.window() * longer * MS;
    }

    /// When all have answered. Bots do so when it was settled that they would, not when they know
    /// what.
    private long answeredBy(SequencedSet<Player> by, long closes) {
        long from = 0;
        for (Player player : by) {
            if (!match.answers().containsKey(player)) {
                from = Math.max(from, spokenAt(player, closes));
            }
        }
        return Math.min(from, closes);
    }

    private long spokenAt(Player player, long closes) {
        int question = match.questions().of(player).orElseThrow().number();
        return attendance.standsIn(match, player, now)
                ? thoughts.of(player, question).map(Thoughts.Thought::due).orElse(closes)
                : closes;
    }

    private Optional<M> thought(Player player) {
        return match.questions()
                .of(player)
                .flatMap(question -> thoughts.of(player, question.number()))
                .flatMap(Thoughts.Thought::move);
    }

    private Entry answer(Player player) {
        Entry.Answered answered = match.answers().get(player);
        if (answered != null) {
            return new Entry.Did(player, answered.move(), Entry.ByHand.PLAYER, answered.ack());
        }
        List<M> legal = game.rules().legal(match.state(), player);
        M silence = game.silence(match.state());
        M silent = legal.contains(silence) ? silence : legal.getFirst();
        return bots(
                player,
                attendance.standsIn(match, player, now)
                        ? thought(player).filter(legal::contains).orElse(silent)
                        : silent);
    }
}
