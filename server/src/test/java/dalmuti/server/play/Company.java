package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Move;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Four patrons at a table, and somebody who looks on. They play one match after another.
final class Company implements AutoCloseable {

    static final Plan PLAN =
            new Plan(
                    "dalmuti",
                    "official ending=ROUNDS(1)",
                    4,
                    true,
                    "",
                    new Plan.Customs(0, 0, 2, 0, Plan.Pace.BRISK, false, false));
    private static final Duration ARCHIVED_WITHIN = Duration.ofSeconds(20);
    private static final long SEATED_WITHIN_S = 30;

    private final Reception reception;
    private final String code;
    private final List<Patron> patrons;
    private final Patron onlooker;

    private Company(Reception reception, String code, List<Patron> patrons, Patron onlooker) {
        this.reception = reception;
        this.code = code;
        this.patrons = patrons;
        this.onlooker = onlooker;
    }

    static Company sits(Reception reception, long seed) {
        return sits(reception, PLAN, seed);
    }

    static Company sits(Reception reception, Plan plan, long seed) {
        List<Admission> guests = new ArrayList<>();
        for (int i = 0; i < plan.seats(); i++) {
            guests.add(reception.admit("Patron" + i));
        }
        String code = reception.open(guests.getFirst().token(), plan);
        List<Patron> patrons = new ArrayList<>();
        for (int seat = 0; seat < guests.size(); seat++) {
            patrons.add(new Patron(reception, code, guests.get(seat), seed * 100 + seat));
        }
        var onlooker = new Patron(reception, code, new Admission("", "Onlooker", ""), seed);
        var company = new Company(reception, code, List.copyOf(patrons), onlooker);
        company.begin();
        return company;
    }

    private void begin() {
        everybody().forEach(Patron::come);
        try {
            for (int seat = 1; seat < patrons.size(); seat++) {
                int chair = seat;
                patrons.get(seat)
                        .says(ack -> new Request.Sit(ack, chair))
                        .get(SEATED_WITHIN_S, TimeUnit.SECONDS);
            }
            patrons.getFirst().says(Request.Start::new).get(SEATED_WITHIN_S, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(state(), e);
        }
        patrons.getFirst().playsAgain(true);
    }

    List<Patron> everybody() {
        var all = new ArrayList<>(patrons);
        all.add(onlooker);
        return all;
    }

    List<Patron> patrons() {
        return patrons;
    }

    String state() {
        return code + " " + everybody().stream().map(Patron::state).toList();
    }

    /// Waits until another match has begun at every table.
    static void playOn(List<Company> companies, Duration limit) {
        List<Integer> before = companies.stream().map(Company::matches).toList();
        for (int i = 0; i < companies.size(); i++) {
            Company company = companies.get(i);
            int was = before.get(i);
            Pause.until(
                    limit,
                    () -> company.patrons.stream().allMatch(it -> it.match() > was),
                    () -> "They do not play on: " + company.state());
        }
    }

    /// Plays the match to its end that is being played, and none after it.
    void ends(Duration limit) {
        patrons.getFirst().playsAgain(false);
        Pause.until(
                limit,
                () -> everybody().stream().allMatch(Patron::isOver),
                () -> "The match does not end: " + state());
    }

    /// Every match is archived once, its record is good, and every acknowledged answer is in it.
    ///
    /// @return how many answers these are
    int check() {
        everybody().forEach(it -> assertThat(it.complaints()).isEmpty());
        int matches = patrons.getFirst().match();
        int answers = 0;
        for (int match = 1; match <= matches; match++) {
            answers += check(match);
        }
        List<String> ids =
                reception.history(patrons.getFirst().guest().id()).matches().stream()
                        .map(MatchCard::id)
                        .toList();
        assertThat(ids).doesNotHaveDuplicates().hasSize(Math.min(100, matches));
        return answers;
    }

    String code() {
        return code;
    }

    int matches() {
        return patrons.getFirst().match();
    }

    private int check(int match) {
        String id = code + "-" + match;
        Pause.until(
                ARCHIVED_WITHIN,
                () -> reception.record(id).isPresent(),
                () -> id + " is not archived");
        MatchRecord record = RecordReader.read(reception.record(id).orElseThrow());
        assertThat(record.proofs()).isNotEmpty(); // REC-8: the reader has checked them
        int answers = 0;
        for (int i = 0; i < patrons.size(); i++) {
            var player = new Player(i);
            for (var it : patrons.get(i).given(match).entrySet()) {
                assertThat(after(record.deeds(), it.getKey().question(), player))
                        .as("%s, the answer of %s to %s", id, player, it.getKey())
                        .hasValue(new Deed<>(player, Picture.JSON.readMove(it.getValue().move())));
                answers++;
            }
        }
        return answers;
    }

    /// What somebody did next after so many moves.
    static Optional<Deed<Move>> after(List<Deed<Move>> deeds, int moves, Player player) {
        return deeds.stream().skip(moves).filter(it -> it.actor().equals(player)).findFirst();
    }

    @Override
    public void close() {
        everybody().forEach(Patron::close);
    }
}
