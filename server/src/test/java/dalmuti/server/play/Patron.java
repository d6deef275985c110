package dalmuti.server.play;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.fairness.FairDeck;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

/// A player's program without a browser. It plays whatever is legal, contributes to the deal, comes
/// back by itself whenever it loses the table, and says again what was not acknowledged. What it
/// finds wrong it keeps as a complaint.
final class Patron implements AutoCloseable {

    /// What may be answered to a request that comes too late, or again.
    private static final Set<String> LATE =
            Set.of(
                    "table.stale",
                    "table.not-asked",
                    "table.not-playing",
                    "table.playing",
                    "table.pledge-late",
                    "table.no-deal");

    private final Admission guest;
    private final Instant admitted = Instant.now();
    private final SplittableRandom dice;
    private final Wire wire;
    private final Map<Integer, Asked> pending = new LinkedHashMap<>();
    private final Map<Given, Answered> given = new LinkedHashMap<>();
    private final Map<Integer, String> numbers = new HashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private final Picture picture = new Picture();
    private List<Event> toldBefore = List.of();
    private Picture.Moment before = new Picture.Moment(0, 0);
    private Picture.Moment last = new Picture.Moment(0, 0);
    private Given answered = new Given(0, 0);
    private Optional<Integer> rematchAfter = Optional.empty();
    private boolean again;
    private int updates;
    private int acks;
    private int comebacks = -1;
    private int pauses;

    /// @param guest without a token for whoever looks on
    Patron(Reception reception, String code, Admission guest, long seed) {
        this.guest = guest;
        this.dice = new SplittableRandom(seed);
        this.wire = new Wire(reception, code, this);
    }

    /// A request and whoever waits for its answer.
    private record Asked(Request request, int match, CompletableFuture<Notice> answer) {}

    /// An answer, by the question it answers.
    record Given(int match, int question) {}

    /// @param at when it was acknowledged
    record Answered(String move, Instant at) {}

    /// When the server had said that this is a guest of its.
    Instant admitted() {
        return admitted;
    }

    Admission guest() {
        return guest;
    }

    void come() {
        wire.open();
    }

    /// Comes by another way, as a browser does that has heard nothing for a while.
    void comeAnew() {
        wire.reopen();
    }

    /// The wire is open: who is it, and what was not acknowledged?
    ///
    /// @param ready makes it the wire of this patron, unless it is late
    synchronized boolean opened(BooleanSupplier ready) {
        if (!ready.getAsBoolean()) {
            return false;
        }
        updates = 0;
        comebacks++;
        remember();
        wire.say(Requests.write(new Request.Hello(guest.token(), "en")));
        pending.values().forEach(it -> wire.say(Requests.write(it.request())));
        return true;
    }

    private void remember() {
        if (picture.isMatchShown()) {
            toldBefore = picture.view().told();
            before = picture.moment();
        }
    }

    synchronized CompletableFuture<Notice> says(IntFunction<Request> request) {
        acks++;
        var asked = new Asked(request.apply(acks), last.match(), new CompletableFuture<>());
        pending.put(acks, asked);
        wire.say(Requests.write(asked.request()));
        return asked.answer();
    }

    synchronized void heard(String frame) {
        Notice notice = Notices.read(frame);
        switch (notice) {
            case Notice.Update update -> {
                updated(update);
                settle(update.ack(), notice);
                act();
            }
            case Notice.Done(int ack) -> settle(ack, notice);
            case Notice.Advice(int ack, _) -> settle(ack, notice);
            case Notice.Refused refused -> {
                if (!LATE.contains(refused.key())) {
                    complaints.add(frame + " to " + pending.get(refused.ack()));
                }
                Asked asked = pending.remove(refused.ack());
                if (asked != null) {
                    asked.answer().complete(notice);
                }
            }
            case Notice.Pause(boolean over, _) -> pauses += over ? 0 : 1;
            case Notice.Farewell(var why, _) when why != Notice.Why.MOVING -> complaints.add(frame);
            case Notice.Farewell _ -> {}
        }
    }

    private void settle(int ack, Notice notice) {
        Asked asked = pending.remove(ack);
        if (asked != null) {
            if (asked.request() instanceof Request.Answer(_, int question, var move)) {
                given.put(new Given(asked.match(), question), new Answered(move, Instant.now()));
            }
            asked.answer().complete(notice);
        }
    }

    private void updated(Notice.Update update) {
        if (update.number() != updates + 1) {
            complaints.add("a gap: " + update.number() + " after " + updates);
        }
        updates = update.number();
        picture.take(update);
        if (update.whole() && picture.isMatchShown()) {
            compare();
        }
        if (picture.moment().isBefore(last)) {
            complaints.add("back from " + last + " to " + picture.moment());
        }
        last = picture.moment();
    }

    /// Whoever comes back sees what they have seen before, or what came after it.
    private void compare() {
        List<Event> told = picture.view().told();
        boolean same = picture.moment().equals(before);
        if (same && !(told.size() >= toldBefore.size() && startsWith(told, toldBefore))) {
            complaints.add("another past: " + told + " after " + toldBefore);
        }
    }

    private static boolean startsWith(List<Event> told, List<Event> start) {
        return told.subList(0, start.size()).equals(start);
    }

    private void act() {
        String secrets = picture.part("secrets");
        boolean plays = Picture.field(picture.part("you"), "player").isPresent();
        if (plays && !secrets.isEmpty()) {
            contribute(secrets);
        }
        int match = picture.moment().match();
        picture.question()
                .map(question -> new Given(match, question))
                .filter(question -> !question.equals(answered))
                .ifPresent(this::answer);
        boolean over = picture.part("stage").contains("\"OVER\"");
        if (again && over && rematchAfter.filter(it -> it == match).isEmpty()) {
            rematchAfter = Optional.of(match);
            var _ = says(Request.Start::new);
        }
    }

    private void answer(Given question) {
        if (!picture.part("spread").isEmpty()) { // DRAW-5
            answered = question;
            int place = dice.nextInt(40);
            var _ = says(ack -> new Request.Take(ack, question.question(), place));
            return;
        }
        List<Move> legal = picture.view().legal();
        if (!legal.isEmpty()) {
            answered = question;
            String move = Picture.JSON.move(legal.get(dice.nextInt(legal.size())));
            var _ = says(ack -> new Request.Answer(ack, question.question(), move));
        }
    }

    private void contribute(String secrets) { // REC-8
        int round = Picture.field(secrets, "round").map(Integer::parseInt).orElseThrow();
        int key = picture.moment().match() * 1000 + round;
        boolean opens = secrets.contains("\"reveal\":true");
        if (!opens
                && picture.part("scene").matches(".*(shuffling|drawing).*")
                && !numbers.containsKey(key)) {
            var bytes = new byte[16];
            dice.nextBytes(bytes);
            numbers.put(key, HexFormat.of().formatHex(bytes));
            var _ =
                    says(
                            ack ->
                                    new Request.Pledge(
                                            ack, round, FairDeck.commitment(numbers.get(key))));
        }
        String number = numbers.get(key);
        if (opens && number != null && secrets.contains(FairDeck.commitment(number))) {
            numbers.put(key, "");
            var _ = says(ack -> new Request.Reveal(ack, round, number));
        }
    }

    /// Begins a new match whenever one is over; the host can.
    synchronized void playsAgain(boolean wanted) {
        again = wanted;
        act();
    }

    synchronized boolean isOver() {
        return picture.part("stage").contains("\"OVER\"");
    }

    synchronized int match() {
        return Picture.field(picture.part("stage"), "match").map(Integer::parseInt).orElse(0);
    }

    /// How often it came back.
    synchronized int comebacks() {
        return comebacks;
    }

    /// How often it was told that the server can't keep moves.
    synchronized int pauses() {
        return pauses;
    }

    /// How many updates came since it came last.
    synchronized int updates() {
        return updates;
    }

    /// The answers that were acknowledged.
    synchronized Map<Given, Answered> given() {
        return Map.copyOf(given);
    }

    synchronized int acknowledged() {
        return given.size();
    }

    /// Those of one match.
    synchronized Map<Given, Answered> given(int match) {
        var ofMatch = new LinkedHashMap<Given, Answered>();
        given.forEach(
                (question, answer) -> {
                    if (question.match() == match) {
                        ofMatch.put(question, answer);
                    }
                });
        return ofMatch;
    }

    synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }

    synchronized String state() {
        return "%s: %d updates, %d comebacks, question %s, pending %s, %s %s %s"
                .formatted(
                        guest.name(),
                        updates,
                        comebacks,
                        picture.part("question"),
                        pending.values().stream().map(Asked::request).toList(),
                        picture.part("stage"),
                        picture.part("scene"),
                        complaints);
    }

    @Override
    public void close() {
        wire.close();
    }
}
