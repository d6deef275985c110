package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Match;
import dalmuti.contract.Player;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What bots say by themselves.
class BotTalkTests {

    private static final long MINUTES = 60_000;

    /// Something that was said, and when.
    private record Heard(long at, Parts.Talk talk) {}

    /// @param position of whoever said it
    private record Placed(Heard heard, int position) {

        boolean agrees(Placed other) {
            Parts.Talk said = heard.talk();
            Parts.Talk too = other.heard.talk();
            return heard.at() == other.heard.at()
                    && said.seat().equals(too.seat())
                    && (position != other.position || said.text().equals(too.text()));
        }
    }

    private static Plan plan(Plan.Pace pace) {
        Plan.Customs usual = Evening.CUSTOMS;
        return new Plan(
                "dalmuti",
                "official ending=ENDLESS",
                5,
                true,
                "peasant",
                new Plan.Customs(0, 0, usual.window(), usual.pause(), pace, true, true));
    }

    /// A person who lets a bot play for them, so that nothing waits.
    private static Evening begun(Plan plan, long seed) {
        var evening = new Evening(plan, seed);
        Companion host = evening.comes("Ana");
        host.says(Request.Start::new);
        host.says(ack -> new Request.Rest(ack, true));
        return evening;
    }

    private static List<Heard> heard(Companion companion) {
        var heard = new ArrayList<Heard>();
        for (int i = 0; i < companion.frames().size(); i++) {
            long at = companion.times().get(i);
            if (Notices.read(companion.frames().get(i)) instanceof Notice.Update update
                    && update.now().containsKey("talk")) {
                new TableView(Map.of("talk", update.now().get("talk")))
                        .talk()
                        .forEach(it -> heard.add(new Heard(at, it)));
            }
        }
        return heard;
    }

    @Test
    void COURT_5_botsUseThePhrasesOfTheirRankNowAndThen() {
        Evening evening = begun(plan(Plan.Pace.NATURAL), 81);
        Companion onlooker = evening.comes("Olga");
        for (int minute = 0; minute < 10; minute++) {
            int before = heard(onlooker).size();
            evening.passes(MINUTES);
            assertThat(heard(onlooker).size() - before).isLessThanOrEqualTo(3);
        }
        assertThat(heard(onlooker))
                .hasSizeBetween(8, 24)
                .allSatisfy(
                        it -> {
                            assertThat(it.talk().manner()).isEqualTo(Parts.Manner.PHRASE);
                            assertThat(it.talk().seat())
                                    .hasValueSatisfying(seat -> assertThat(seat).isPositive());
                            assertThat(it.talk().text()).startsWith("court.");
                        });
    }

    @Test
    void COURT_5_botsAloneAreSilent() {
        var alone = new Evening(plan(Plan.Pace.NATURAL), 83);
        Companion host = alone.comes("Ana");
        host.says(Request.Start::new);
        alone.goes(host);
        Companion onlooker = alone.comes("Olga");
        alone.passes(5 * MINUTES);
        assertThat(heard(onlooker)).isEmpty();
    }

    /// Other dice give everybody other cards. What bots say follows from dice of its own and from
    /// who is at which position.
    @Test
    void SEE_1_whatBotsSayIsTheSameForOtherHands() {
        List<Placed> one = placed(84);
        for (long seed = 85; seed < 89; seed++) {
            List<Placed> other = placed(seed);
            assertThat(other).hasSameSizeAs(one).isNotEmpty();
            for (int i = 0; i < one.size(); i++) {
                assertThat(one.get(i).agrees(other.get(i))).as(one + " " + other).isTrue();
            }
        }
    }

    private static List<Placed> placed(long seed) {
        Evening evening = begun(plan(Plan.Pace.NATURAL), seed);
        Companion onlooker = evening.comes("Olga");
        var placed = new ArrayList<Placed>();
        for (int second = 0; second < 600; second++) {
            Match match = (Match) evening.table().running().orElseThrow().state();
            evening.passes(1000);
            List<Heard> heard = heard(onlooker);
            heard.subList(placed.size(), heard.size())
                    .forEach(
                            it ->
                                    placed.add(
                                            new Placed(
                                                    it,
                                                    position(
                                                            match,
                                                            it.talk().seat().orElseThrow()))));
        }
        return placed;
    }

    private static int position(Match match, int seat) {
        return match.order().indexOf(Player.of(seat));
    }
}
