package dalmuti.table;

import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.contract.Player;
import dalmuti.table.people.Guest;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/// People who play The Great Dalmuti at a table for tests: the first is the host, and all of them
/// sit. They are A, B, C ... in the order in which they came.
final class Party {

    static final DalmutiJson JSON = new DalmutiJson();

    private final Evening evening;
    private final List<Companion> people = new ArrayList<>();

    private Party(Evening evening) {
        this.evening = evening;
    }

    /// People who have begun a match by these rules.
    static Party playing(String rules, int number, long seed) {
        Party party = gathered(rules, number, seed);
        party.host().says(Request.Start::new);
        return party;
    }

    static Party gathered(String rules, int number, long seed) {
        return gathered(Evening.plan("dalmuti", rules, number, ""), number, seed);
    }

    static Party gathered(Plan plan, int number, long seed) {
        var party = new Party(new Evening(plan, seed));
        for (int seat = 0; seat < number; seat++) {
            party.people.add(party.evening.comes("P" + seat));
            int chair = seat;
            if (seat > 0) {
                party.people.getLast().says(ack -> new Request.Sit(ack, chair));
            }
        }
        return party;
    }

    Evening evening() {
        return evening;
    }

    List<Companion> people() {
        return people;
    }

    Companion host() {
        return people.getFirst();
    }

    Companion of(Player player) {
        return people.get(player.index());
    }

    /// Somebody more comes, and takes no seat yet.
    Companion another(String name) {
        people.add(evening.comes(name));
        return people.getLast();
    }

    /// Somebody loses their connection and comes again.
    Companion again(Companion companion) {
        Guest guest = companion.guest();
        Companion back = evening.comes(guest);
        people.set(people.indexOf(companion), back);
        return back;
    }

    Match match() {
        return (Match) evening.table().running().orElseThrow().state();
    }

    boolean isOver() {
        return !evening.table().isPlaying();
    }

    boolean isIn(Class<? extends Phase> phase) {
        return phase.isInstance(match().phase());
    }

    /// Everybody answers what they are asked, as soon as they are asked, until something holds.
    void playUntil(BooleanSupplier reached) {
        while (!reached.getAsBoolean()) {
            people.stream()
                    .filter(Party::isAsked)
                    .findFirst()
                    .ifPresentOrElse(
                            Party::answers,
                            () -> {
                                long before = evening.now();
                                evening.until(
                                        () ->
                                                evening.now() > before
                                                        || people.stream().anyMatch(Party::isAsked)
                                                        || reached.getAsBoolean());
                            });
        }
    }

    static boolean isAsked(Companion companion) {
        return companion.question().isPresent() && !companion.view(JSON).legal().isEmpty();
    }

    /// Silence in the window, a card that fell open to the peon, and whatever is offered first
    /// elsewhere.
    static Notice answers(Companion companion) {
        View view = companion.view(JSON);
        Move move =
                view.legal().stream()
                        .filter(
                                it ->
                                        it instanceof Move.KeepSilent
                                                || it instanceof Move.GiveToPeon)
                        .findFirst()
                        .orElse(view.legal().getFirst());
        return answers(companion, move);
    }

    static Notice answers(Companion companion, Move move) {
        int question = companion.question().orElseThrow();
        return companion.says(ack -> new Request.Answer(ack, question, JSON.move(move)));
    }
}
