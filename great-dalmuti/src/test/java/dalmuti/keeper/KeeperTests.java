package dalmuti.keeper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move.Call;
import dalmuti.Phase;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Step;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Trade;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

final class KeeperTests {

    private static final List<Player> ORDER = players(5);

    private static List<Player> players(int count) {
        return IntStream.range(0, count).mapToObj(Player::of).toList();
    }

    private static List<String> names(int count) {
        return players(count).stream().map(it -> "person " + it).toList();
    }

    private static Ledger ledger(String rules, int people, List<Tap> taps) {
        return Ledger.of(new Evening(Rules.of(rules), names(people), taps));
    }

    /// Five people who sit in the order of their letters, and rounds in which they went out so.
    private static List<Tap> evening(String... rounds) {
        var taps = new ArrayList<Tap>(List.of(new Tap.Seated(ORDER)));
        for (String round : rounds) {
            round.chars().limit(4).forEach(it -> taps.add(new Tap.Out(Player.of(it - 'A'))));
        }
        return taps;
    }

    private static List<Tap> and(List<Tap> taps, Tap... more) {
        var all = new ArrayList<>(taps);
        all.addAll(List.of(more));
        return all;
    }

    private static void refused(String rule, String rules, List<Tap> taps) {
        assertThatThrownBy(() -> ledger(rules, 5, taps))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.refusal().rule()).isEqualTo(rule));
    }

    /// Whatever was played at a table of ours, the keeper says the same of it.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "official ending=ROUNDS(8)",
                "italian ending=ROUNDS(8)",
                "manual-es",
                "dutch",
                "korean",
                "korean succession=MASTER ending=TARGET(40)",
                "official firstOrder=DALMUTI_HOLDER ending=ROUNDS(3) leftovers=SET_ASIDE cut=on"
            })
    void SCORE_1_theKeeperSaysOfEveryRoundWhatTheMatchSaid(String rules) {
        for (int people : List.of(3, 4, 7, 13)) {
            var game = new Dalmuti(Rules.of(rules));
            var played = Playout.random(game, people, people, Integer.MAX_VALUE);
            new Onlooker(rules, people).watch(played.steps());
        }
    }

    /// Taps in what happens in a match, and looks after each step.
    private static final class Onlooker {

        private final String rules;
        private final int people;
        private final List<Tap> taps = new ArrayList<>();
        private Optional<Ledger> known = Optional.empty();
        private boolean traded;
        private boolean begun;

        Onlooker(String rules, int people) {
            this.rules = rules;
            this.people = people;
        }

        private void tap(Tap tap) {
            taps.add(tap);
            known = Optional.empty();
        }

        private Ledger ledger() {
            Ledger now = known.orElseGet(() -> KeeperTests.ledger(rules, people, taps));
            known = Optional.of(now);
            return now;
        }

        void watch(List<Step<Match, dalmuti.Move, Event>> steps) {
            for (var step : steps) {
                step.events().forEach(event -> hear(event, step.after()));
            }
            assertThat(ledger().doing()).isEqualTo(Ledger.Doing.OVER);
        }

        private void hear(Event event, Match after) {
            switch (event) {
                case Event.Drew(_, Rank card) -> tap(new Tap.Drawn(card));
                case Event.HolderFound _ -> tap(new Tap.Seated(after.order()));
                case Event.RoundBegan(int round, var order) -> {
                    traded = false;
                    begun = false;
                    if (ledger().doing() == Ledger.Doing.PLAYING) {
                        assertThat(now().round()).isEqualTo(round);
                        assertThat(now().dealer()).isEqualTo(order.getLast());
                    }
                }
                case Event.RevolutionDeclared(var by, var call) -> {
                    var declared = new Tap.Declared(by, call);
                    assertThat(now().calls()).contains(declared);
                    tap(declared);
                }
                case Event.TaxPaid(var peon, var lord, var cards) ->
                        assertThat(now().levies())
                                .contains(new Phase.Levy(peon, lord, cards.size()));
                case Event.TradeClosed _ -> traded = true;
                case Event.WentOut(var player, _) -> {
                    begun(after);
                    tap(new Tap.Out(player));
                }
                case Event.RoundScored(var scores) -> {
                    Ledger.Round round = ledger().past().getLast();
                    assertThat(round.scores()).isEqualTo(scores);
                    assertThat(round.totals()).isEqualTo(after.scores());
                    assertThat(ledger().order()).isEqualTo(after.order());
                }
                default -> {}
            }
        }

        /// Before anybody is out the order is that of the tricks, and all that was due was paid.
        private void begun(Match match) {
            if (!begun && match.phase() instanceof Phase.Tricks) {
                begun = true;
                assertThat(ledger().order()).isEqualTo(match.order());
                boolean mayTrade = now().trade() != Trade.NONE;
                assertThat(mayTrade).isEqualTo(traded);
            }
        }

        private Ledger.Now now() {
            return ledger().now().orElseThrow();
        }
    }

    @Test
    void SCORE_2_theExampleOfTheRulesHoldsForTheKeeper() {
        var taps = new ArrayList<Tap>();
        taps.add(new Tap.Seated(players(6)));
        "ACBFE".chars().forEach(it -> taps.add(new Tap.Out(Player.of(it - 'A'))));
        var flat = ledger("official philanthropy=FLAT", 6, taps).past().getFirst();
        assertThat(flat.scores().getFirst()).isEqualTo(new Event.Score(Player.of(0), 5, 1));
        var perStep = ledger("official philanthropy=PER_STEP", 6, taps).past().getFirst();
        assertThat(perStep.scores().getFirst()).isEqualTo(new Event.Score(Player.of(0), 5, 2));
    }

    @Test
    void TAX_1_aRevolutionLeavesNothingDueAndIsOneOfThoseThatCouldBe() {
        Ledger.Now before = ledger("official", 5, evening()).now().orElseThrow();
        assertThat(before.levies())
                .containsExactly(
                        new Phase.Levy(Player.of(4), Player.of(0), 2),
                        new Phase.Levy(Player.of(3), Player.of(1), 1));
        assertThat(before.calls()).hasSize(5);
        var greater = new Tap.Declared(Player.of(4), Call.GREATER_REVOLUTION);
        Ledger after = ledger("official", 5, and(evening(), greater));
        assertThat(after.now().orElseThrow().levies()).isEmpty();
        assertThat(after.order()).isEqualTo(ORDER.reversed());
    }

    @Test
    void REV_1_whatCanNotBeDeclaredIsRefused() {
        var lesser = new Tap.Declared(Player.of(2), Call.REVOLUTION);
        refused("TAX-6", "korean", and(evening(), lesser));
        refused("REV-5", "dutch", and(evening(), new Tap.Declared(Player.of(4), Call.REVOLUTION)));
        refused("REV-1", "official", and(evening(), lesser, lesser));
        refused("REV-1", "official", and(evening("ABCDE"), new Tap.Out(Player.of(0)), lesser));
        refused("REV-1", "official", and(evening(), new Tap.Declared(Player.of(2), Call.SILENCE)));
    }

    @Test
    void PLAY_5_nobodyGoesOutTwice() {
        var twice = and(evening(), new Tap.Out(Player.of(1)), new Tap.Out(Player.of(1)));
        refused("PLAY-5", "official", twice);
        assertThatThrownBy(() -> ledger("official", 5, twice)).hasMessageContaining("person B");
        refused("JOIN-2", "official", and(evening(), new Tap.Out(Player.of(9))));
        refused("DEAL-1", "official", List.of(new Tap.Out(Player.of(1))));
    }

    @Test
    void JOIN_1_peopleComeAndGoBetweenRoundsOnly() {
        List<Tap> round = evening("CABED");
        Ledger five = ledger("official", 5, and(round, new Tap.Joined("Zoe")));
        assertThat(five.doing()).isEqualTo(Ledger.Doing.SEATING);
        assertThat(five.middle()).containsExactly(3, 4);
        Ledger six = ledger("official", 5, and(round, new Tap.Joined("Zoe"), new Tap.Placed(4)));
        assertThat(six.order().get(3)).isEqualTo(Player.of(5));
        assertThat(six.people().getLast().name()).isEqualTo("Zoe");
        Ledger four = ledger("official", 5, and(round, new Tap.Left(Player.of(2))));
        assertThat(four.order()).hasSize(4).first().isEqualTo(Player.of(0));
        assertThat(four.people()).hasSize(5);
        refused("JOIN-1", "official", and(round, new Tap.Out(Player.of(0)), new Tap.Joined("Z")));
        refused("JOIN-1", "official", and(evening(), new Tap.Joined("Zoe")));
        refused("names", "official", and(round, new Tap.Joined("PERSON a")));
    }

    @Test
    void SCORE_4_anEveningEndsAfterARoundWhenTheySaySo() {
        Ledger over = ledger("italian", 5, and(evening("CABED"), new Tap.Ended()));
        assertThat(over.doing()).isEqualTo(Ledger.Doing.OVER);
        assertThat(over.scored()).isFalse();
        assertThat(over.now()).isEqualTo(Optional.empty());
        refused("SCORE-4", "italian", and(evening(), new Tap.Ended()));
    }

    @Test
    void WHO_1_namesAndTheirNumberAreLookedAt() {
        for (List<String> names : List.of(List.of("A", "B", "a "), List.of("A", "B", " "))) {
            assertThatThrownBy(() -> Ledger.of(new Evening(Preset.DUTCH.rules(), names, List.of())))
                    .hasMessageContaining("keeper-n");
        }
        assertThatThrownBy(() -> ledger("official", 2, List.of())).hasMessageContaining("WHO-1");
        refused("DRAW-1", "official", List.of(new Tap.Seated(players(4))));
        assertThatThrownBy(() -> ledger("official decrees=on", 5, List.of()))
                .hasMessageContaining("DEC-2");
    }
}
