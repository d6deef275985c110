package dalmuti.table;

import dalmuti.contract.Action;
import static dalmuti.table.Answers.refused;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.util.List;
import java.util.Set;

/// Somebody's request is heard. What they may not do is a [dalmuti.contract.RefusedException].
record Hearing<S, M extends Action, E, V>(
        Table<S, M, E, V> table,
        Viewing viewing,
        Attendance attendance,
        Conversation conversation,
        Limits limits,
        long now) {

    private static final int LONGEST = Requests.LONGEST_SAYING;
    private static final Set<String> EMOTES =
            Set.of("laugh", "cry", "applause", "bow", "shrug", "rage", "toast", "crown");

    /// What comes of it.
    sealed interface Outcome {

        /// Something is to be kept; nothing when it was done before.
        record Keep(List<Entry> entries) implements Outcome {}

        /// People or the clock have changed, in a way that need not be kept.
        record Changed() implements Outcome {}

        record Spoken(Parts.Talk talk) implements Outcome {}

        record Hint(Player player) implements Outcome {}

        record Reported(String guest, String reason) implements Outcome {}
    }

    Outcome hear(Request request) {
        var conduct = new Conduct<>(table, viewing.guest(), attendance, now);
        return switch (request) {
            case Request.Hello _ -> throw refused("type", "table.hello-again");
            case Request.Answer answer -> answer(answer);
            case Request.Sit(_, int seat) -> change(conduct.sit(seat));
            case Request.Leave _ -> keep(conduct.leave());
            case Request.Rest(_, boolean away) -> rest(away);
            case Request.SeatBot bot -> change(conduct.seatBot(bot));
            case Request.Seat(_, int seat, var onlooker) -> change(conduct.seat(seat, onlooker));
            case Request.Reseat(_, int seat, int to) -> change(conduct.reseat(seat, to));
            case Request.Remove(_, int seat) -> change(conduct.remove(seat));
            case Request.HandOver(_, int seat) -> change(conduct.handOver(seat));
            case Request.Start _ -> limited(limits.starts(), conduct.start());
            case Request.NextRound _ -> nextRound(conduct);
            case Request.End _ -> keep(conduct.end());
            case Request.Say(_, var text) -> say(text);
            case Request.Phrase(_, var key) -> phrase(key);
            case Request.Emote(_, var kind) -> emote(kind);
            case Request.Mute(_, int seat, boolean muted) -> change(conduct.mute(seat, muted));
            case Request.Report(_, int seat, var reason) -> report(seat, reason);
            case Request.Pledge pledge -> keep(answers().pledge(pledge, now));
            case Request.Reveal reveal -> keep(answers().reveal(reveal, now));
            case Request.Hint(_, int question) -> hint(question);
            case Request.Resync _ -> {
                viewing.forget();
                yield new Outcome.Changed();
            }
            case Request.Ping _ -> keep(List.of());
        };
    }

    private String guest() {
        return viewing.guest().id();
    }

    private static Outcome keep(List<Entry> entries) {
        return new Outcome.Keep(entries);
    }

    /// What is so already is not kept, and counts for nothing.
    private Outcome change(List<Entry> wanted) {
        return limited(limits.changes(), table.setting().news(wanted));
    }

    private Outcome limited(RateLimit limit, List<Entry> entries) {
        if (!entries.isEmpty() && !limit.allows(guest(), now)) {
            throw refused("rate", "table.change-rate");
        }
        return keep(entries);
    }

    private Running<S> match() {
        return table.running()
                .filter(it -> !it.finished())
                .orElseThrow(() -> refused("match", "table.not-playing"));
    }

    private Player player() {
        return match().playerOf(guest()).orElseThrow(() -> refused("match", "table.not-yours"));
    }

    private Answers<S, M, E, V> answers() {
        return new Answers<>(table, match(), player());
    }

    private Outcome answer(Request.Answer answer) {
        List<Entry> entries = answers().answer(answer);
        if (!table.parlour().isSealed(match().state())) { // REV-6: nobody sees who answers
            attendance.wake(guest());
        }
        return keep(entries);
    }

    private Outcome rest(boolean away) {
        player();
        if (away) {
            attendance.rest(guest(), now);
        } else {
            attendance.wake(guest());
        }
        return new Outcome.Changed();
    }

    private Outcome nextRound(Conduct<S> conduct) {
        S state = match().state();
        if (!table.parlour().isBetweenRounds(state)) {
            throw refused("match", "table.no-pause");
        }
        boolean first =
                match().playerOf(guest()).filter(table.parlour().first(state)::equals).isPresent();
        if (!first && !conduct.hasSay()) {
            throw refused("match", "table.not-yours-to-begin");
        }
        attendance.hurry(match().number(), table.parlour().round(state));
        return new Outcome.Changed();
    }

    private Outcome say(String text) {
        if (!table.setting().plan().customs().chat()) {
            throw refused("text", "table.no-chat");
        }
        String clean = VisibleText.of(text);
        if (clean.isEmpty() || clean.codePointCount(0, clean.length()) > LONGEST) {
            throw refused("text", "table.text-length", LONGEST);
        }
        return spoken(Parts.Manner.TEXT, clean);
    }

    private Outcome phrase(String key) { // COURT-5
        List<String> fit = table.parlour().phrases(match().state(), player());
        if (!fit.contains(key)) {
            throw refused("COURT-5", "table.no-phrase");
        }
        return spoken(Parts.Manner.PHRASE, key);
    }

    private Outcome emote(String kind) {
        if (!EMOTES.contains(kind)) {
            throw refused("kind", "table.no-emote");
        }
        return spoken(Parts.Manner.EMOTE, kind);
    }

    private Outcome spoken(Parts.Manner manner, String text) {
        int seat =
                table.setting()
                        .chairOf(guest())
                        .orElseThrow(() -> refused("text", "table.onlookers-listen"));
        if (table.setting().muted().contains(guest())) {
            throw refused("text", "table.muted");
        }
        if (!conversation.allows(guest(), now)) {
            throw refused("text", "table.talk-rate");
        }
        return new Outcome.Spoken(conversation.say(seat, viewing.guest(), manner, text));
    }

    private Outcome report(int seat, String reason) {
        boolean exists = seat >= 0 && seat < table.setting().chairs().size();
        if (viewing.guest().isNobody()
                || !exists
                || !(table.setting().chairs().get(seat)
                        instanceof Entry.Occupant.Person(var reported, _))) {
            throw refused("seat", "table.nobody", seat);
        }
        if (!conversation.allows(guest(), now)) {
            throw refused("reason", "table.talk-rate");
        }
        return new Outcome.Reported(reported, VisibleText.of(reason));
    }

    private Outcome hint(int question) {
        if (!table.setting().plan().customs().hints()) {
            throw refused("hint", "table.no-hints");
        }
        Player player = player();
        if (match().questions().of(player).filter(it -> it.number() == question).isEmpty()) {
            throw refused("question", "table.stale");
        }
        if (!conversation.allows(guest(), now)) {
            throw refused("hint", "table.talk-rate");
        }
        return new Outcome.Hint(player);
    }
}
