package dalmuti.table;

import dalmuti.contract.Player;
import dalmuti.table.people.Attendance;
import dalmuti.table.people.Chat;
import dalmuti.table.people.Guest;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Parts;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// What bots say now and then (COURT-5). When, who and what follow from the clock, from dice of its
/// own and from everybody's position, so that it tells nothing about anybody's cards.
final class BotTalk {

    private static final long SHORTEST_SILENCE_MS = 25_000;
    private static final int LONGER_MS = 50_000;
    private static final long NEVER = Long.MAX_VALUE;

    private final Attendance attendance;
    private final RandomGenerator dice;
    private int match;
    private long next = NEVER;

    /// @param dice that nothing else is thrown with; it does no harm if somebody foresees them
    BotTalk(Attendance attendance, RandomGenerator dice) {
        this.attendance = attendance;
        this.dice = dice;
    }

    /// When a bot will say something; never where nobody listens.
    long next(Table<?, ?, ?, ?> table, long now) {
        if (!isListenedTo(table)) {
            next = NEVER;
        } else if (next == NEVER || match != table.setting().matches()) {
            match = table.setting().matches();
            next = after(now);
        }
        return next;
    }

    private long after(long now) {
        return now + SHORTEST_SILENCE_MS + dice.nextInt(LONGER_MS);
    }

    private boolean isListenedTo(Table<?, ?, ?, ?> table) {
        return table.isPlaying() && isListening(table.running().orElseThrow());
    }

    private boolean isListening(Running<?> running) {
        return running.people().stream().map(running::guest).anyMatch(attendance::isHere);
    }

    /// What a bot says now, if it is time.
    <S> Optional<Parts.Talk> due(Table<S, ?, ?, ?> table, Chat chat, long now) {
        if (next > now || !isListenedTo(table)) {
            return Optional.empty();
        }
        next = after(now);
        Running<S> running = table.running().orElseThrow();
        return oneOf(bots(running)).flatMap(bot -> said(table, running, bot, chat));
    }

    private static List<Player> bots(Running<?> running) {
        return IntStream.range(0, running.players().size())
                .mapToObj(Player::of)
                .filter(it -> running.occupant(it) instanceof Entry.Occupant.Bot)
                .toList();
    }

    private <S> Optional<Parts.Talk> said(
            Table<S, ?, ?, ?> table, Running<S> running, Player bot, Chat chat) {
        var speaker = new Guest("", running.occupant(bot).name());
        int seat = running.players().get(bot.index()).seat();
        return oneOf(table.game().phrases(running.state(), bot))
                .map(
                        key ->
                                chat.say(
                                        Optional.of(seat),
                                        speaker,
                                        Parts.Kind.BOT,
                                        Parts.Manner.PHRASE,
                                        key));
    }

    private <T> Optional<T> oneOf(List<T> all) {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(dice.nextInt(all.size())));
    }
}
