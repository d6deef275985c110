package dalmuti.table.request;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.table.people.Attendance;
import dalmuti.table.people.Chat;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Limits;
import dalmuti.table.people.RateLimit;
import dalmuti.table.people.VisibleText;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Decides what comes of a viewer's request.
public record RequestHandler<S, M extends Action, E, V>(
        Table<S, M, E, V> table,
        Guest guest,
        Attendance attendance,
        Chat chat,
        Limits limits,
        long now) {

    private static final int LONGEST = Requests.LONGEST_SAYING;
    private static final Set<String> EMOTES =
            Set.of("laugh", "cry", "applause", "bow", "shrug", "rage", "toast", "crown");

    public Outcome handle(Request request) {
        var seats = new SeatRequests<>(table, guest, attendance, now);
        return switch (request) {
            case Request.Hello _ -> Outcome.refused("type", "table.hello-again");
            case Request.Answer answer ->
                    asPlayer((match, player) -> answer(answer, match, player));
            case Request.Take take ->
                    asPlayer((match, player) -> awake(requests(match, player).take(take)));
            case Request.Sit(_, int seat) -> change(seats.sit(seat));
            case Request.Leave _ -> seats.leave();
            case Request.Rest(_, boolean away) -> asPlayer((_, _) -> rest(away));
            case Request.SeatBot bot -> change(seats.seatBot(bot));
            case Request.Seat(_, int seat, var onlooker) -> change(seats.seat(seat, onlooker));
            case Request.Reseat(_, int seat, int to) -> change(seats.reseat(seat, to));
            case Request.Remove(_, int seat) -> change(seats.remove(seat));
            case Request.HandOver(_, int seat) -> change(seats.handOver(seat));
            case Request.Start _ -> seats.start().then(it -> limited(limits.starts(), it));
            case Request.NextRound _ -> inMatch(match -> nextRound(match, seats));
            case Request.PickTreat(_, var treat) ->
                    asPlayer((match, player) -> change(requests(match, player).pickTreat(treat)));
            case Request.PickChair(_, int chair) ->
                    asPlayer((match, player) -> change(requests(match, player).pickChair(chair)));
            case Request.End _ -> seats.end();
            case Request.Say(_, var text) -> say(text);
            case Request.Phrase(_, var key) ->
                    asPlayer((match, player) -> phrase(key, match, player));
            case Request.Emote(_, var kind) -> emote(kind);
            case Request.Mute(_, int seat, boolean muted) -> change(seats.mute(seat, muted));
            case Request.Report(_, int seat, var reason) -> report(seat, reason);
            case Request.Pledge pledge ->
                    asPlayer((match, player) -> requests(match, player).pledge(pledge, now));
            case Request.Reveal reveal ->
                    asPlayer((match, player) -> requests(match, player).reveal(reveal, now));
            case Request.Hint(_, int question) -> hint(question);
            case Request.Resync _ -> new Outcome.Forgotten();
            case Request.Ping _ -> Outcome.keep();
        };
    }

    /// What is so already is not kept, and counts for nothing.
    private Outcome change(Outcome wanted) {
        return wanted.then(it -> limited(limits.changes(), table.setting().news(it)));
    }

    private Outcome limited(RateLimit limit, List<Entry> entries) {
        return entries.isEmpty() || limit.allows(guest.id(), now)
                ? new Outcome.Keep(entries)
                : Outcome.refused("rate", "table.change-rate");
    }

    private Outcome inMatch(Function<Running<S>, Outcome> request) {
        return table.running()
                .filter(it -> !it.finished())
                .map(request)
                .orElseGet(() -> Outcome.refused("match", "table.not-playing"));
    }

    private Outcome asPlayer(BiFunction<Running<S>, Player, Outcome> request) {
        return inMatch(
                match ->
                        match.playerOf(guest.id())
                                .map(player -> request.apply(match, player))
                                .orElseGet(() -> Outcome.refused("match", "table.not-yours")));
    }

    private PlayerRequests<S, M, E, V> requests(Running<S> match, Player player) {
        return new PlayerRequests<>(table, match, player);
    }

    private Outcome answer(Request.Answer answer, Running<S> match, Player player) {
        Outcome outcome = requests(match, player).answer(answer);
        boolean isSecret = table.game().isSealed(match.state()); // REV-6
        return isSecret ? outcome : awake(outcome);
    }

    /// Whoever decides by their own hand is there again.
    private Outcome awake(Outcome outcome) {
        if (outcome instanceof Outcome.Keep) {
            attendance.wake(guest.id());
        }
        return outcome;
    }

    private Outcome rest(boolean away) {
        if (away) {
            attendance.rest(guest.id(), now);
        } else {
            attendance.wake(guest.id());
        }
        return new Outcome.Changed();
    }

    private Outcome nextRound(Running<S> match, SeatRequests<S> seats) {
        S state = match.state();
        if (!table.game().isBetweenRounds(state)) {
            return Outcome.refused("match", "table.no-pause");
        }
        boolean first =
                match.playerOf(guest.id()).filter(table.game().first(state)::equals).isPresent();
        if (!first && !seats.hasSay()) {
            return Outcome.refused("match", "table.not-yours-to-begin");
        }
        attendance.hurry(match.number(), table.game().round(state));
        return new Outcome.Changed();
    }

    private Outcome say(String text) {
        if (!table.setting().plan().customs().chat()) {
            return Outcome.refused("text", "table.no-chat");
        }
        String clean = VisibleText.of(text);
        return clean.isEmpty() || clean.codePointCount(0, clean.length()) > LONGEST
                ? Outcome.refused("text", "table.text-length", LONGEST)
                : spoken(Parts.Manner.TEXT, clean);
    }

    private Outcome phrase(String key, Running<S> match, Player player) { // COURT-5
        return table.game().phrases(match.state(), player).contains(key)
                ? spoken(Parts.Manner.PHRASE, key)
                : Outcome.refused("COURT-5", "table.no-phrase");
    }

    private Outcome emote(String kind) {
        return EMOTES.contains(kind)
                ? spoken(Parts.Manner.EMOTE, kind)
                : Outcome.refused("kind", "table.no-emote");
    }

    private Outcome spoken(Parts.Manner manner, String text) {
        Optional<Integer> seat = table.setting().chairOf(guest.id());
        boolean looksOn = seat.isEmpty();
        if (looksOn && !mayCheer(manner)) {
            return Outcome.refused("text", "table.onlookers-listen");
        }
        if (table.setting().muted().contains(guest.id())) {
            return Outcome.refused("text", "table.muted");
        }
        boolean allowed =
                looksOn ? chat.allowsOnlooker(guest.id(), now) : chat.allows(guest.id(), now);
        return allowed
                ? new Outcome.Spoken(chat.say(seat, guest, guest.kind(), manner, text))
                : Outcome.refused("text", "table.talk-rate");
    }

    /// Whoever looks on shows what they feel and says nothing; they have a name, and were not sent
    /// away.
    private boolean mayCheer(Parts.Manner manner) {
        return manner == Parts.Manner.EMOTE
                && !guest.isNobody()
                && !table.setting().barred().contains(guest.id());
    }

    private Outcome report(int seat, String reason) {
        boolean exists = seat >= 0 && seat < table.setting().chairs().size();
        if (guest.isNobody()
                || !exists
                || !(table.setting().chairs().get(seat) instanceof Entry.Occupant.Guest reported)) {
            return Outcome.refused("seat", "table.nobody", seat);
        }
        return chat.allows(guest.id(), now)
                ? new Outcome.Reported(reported.guest(), VisibleText.of(reason))
                : Outcome.refused("reason", "table.talk-rate");
    }

    private Outcome hint(int question) {
        return table.setting().plan().customs().hints()
                ? asPlayer((match, player) -> hint(question, match, player))
                : Outcome.refused("hint", "table.no-hints");
    }

    private Outcome hint(int question, Running<S> match, Player player) {
        if (table.drawing().isPresent()
                || match.questions().of(player).filter(it -> it.number() == question).isEmpty()) {
            return Outcome.refused("question", "table.stale");
        }
        return chat.allows(guest.id(), now)
                ? new Outcome.Hint(player)
                : Outcome.refused("hint", "table.talk-rate");
    }
}
