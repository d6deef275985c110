package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.Match;
import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.notation.RecordReader;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.JournalLine;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// A table of a device is taken to a server: what it was goes on, and what a device may make up is
/// refused.
class BroughtTests {

    private static final String RULES = "official ending=ROUNDS(4)";
    private static final Guest ANA = new Guest("g7", "Ana", Guest.Sort.PERSON, Optional.of(5));

    /// Somebody alone with bots.
    private static Party alone(String rules) {
        Party party = Party.gathered(Evening.plan("dalmuti", rules, 5, "peasant"), 1, 7);
        party.host().says(Request.Start::new);
        return party;
    }

    private static Party afterRounds(int rounds) {
        Party party = alone(RULES);
        party.playUntil(() -> isBetweenRounds(party) && party.match().round() > rounds);
        return party;
    }

    private static boolean isBetweenRounds(Party party) {
        return party.match().phase() instanceof Phase.Shuffling(var doors)
                && doors != Phase.Doors.SHUT;
    }

    /// As a device has them, on which somebody is nobody in particular.
    private static List<String> lines(Party party) {
        return lines(party.evening());
    }

    private static List<String> lines(Evening evening) {
        return evening.journal().stream()
                .map(it -> JournalLine.of(it).replace("\"g0\"", "\"you\""))
                .toList();
    }

    private static List<Entry> brought(List<String> lines) {
        return Brought.entries(Games.ALL, lines.stream().map(JournalLine::read).toList(), ANA);
    }

    private static void isRefused(List<String> lines, String key) {
        assertThatThrownBy(() -> brought(lines))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.refusal().key()).matches(key));
    }

    /// At the server, which has a die of its own.
    private static Evening there(List<Entry> entries) {
        long now = Evening.BEGINNING + 5_000_000;
        return new Evening(entries.stream().map(it -> new Entry.Dated(now, it)).toList(), 8, now);
    }

    private static Match match(Evening evening) {
        return (Match) evening.table().running().orElseThrow().state();
    }

    /// A bot plays on for whoever is there.
    private static void until(Evening evening, BooleanSupplier reached) {
        evening.until(reached::getAsBoolean);
    }

    @Test
    void theMatchGoesOnAsItWas() {
        Party here = afterRounds(2);
        Evening there = there(brought(lines(here)));
        assertThat(match(there)).isEqualTo(here.match());
        Companion ana = there.comes(ANA);
        assertThat(ana.part("you")).contains("\"seat\":0").contains("\"say\":true");
        assertThat(ana.part("stage")).contains("\"brought\":2");
        assertThat(ana.part("course")).contains("\"round\":1").contains("\"round\":2");
        assertThat(ana.part("clock")).contains("\"pause\":" + (there.now() + 10_000));
        assertThat(there.table().setting().plan().listed()).isFalse();
        ana.says(ack -> new Request.Rest(ack, true));
        until(there, () -> !there.table().isPlaying());
        List<Entry> entries = there.journal().stream().map(Entry.Dated::entry).toList();
        int start = entries.indexOf(brought(lines(here)).get(6));
        var source = new MatchResult.Source(RULES, entries.subList(start, entries.size()));
        var record = RecordReader.read(Games.ALL.played("dalmuti").result(source).record());
        assertThat(record.start().round()).isEqualTo(2);
        assertThat(record.end().scores()).isEqualTo(match(there).scores());
        assertThat(record.proofs()).containsOnlyKeys(3, 4);
    }

    @Test
    void noSecretOfTheDeviceDecidesADealOfOthers() {
        Party here = afterRounds(1);
        List<Entry> entries = brought(lines(here));
        assertThat(lines(here)).anyMatch(it -> it.contains(" committed ") && it.contains(":2,"));
        assertThat(entries)
                .allMatch(
                        it ->
                                it instanceof Entry.Opened
                                        || it instanceof Entry.Seated
                                        || it instanceof Entry.Started
                                        || it instanceof Entry.Scored
                                        || it instanceof Entry.Did);
        Evening there = there(entries);
        there.comes(ANA);
        assertThat(there.table().running().orElseThrow().deal())
                .hasValueSatisfying(
                        it -> assertThat(lines(here)).noneMatch(line -> line.contains(it.seed())));
    }

    @Test
    void aSummaryAndWhatCameAfterItSayTheSame() {
        Party here = afterRounds(3);
        List<Entry> all = brought(lines(here));
        var dated = new Entry.Dated(1, here.evening().table().summary());
        List<Entry> summed = brought(List.of(JournalLine.of(dated).replace("\"g0\"", "\"you\"")));
        assertThat(summed).isEqualTo(all);
    }

    @Test
    void itIsTheSameAfterTheServerWasKilled() {
        Evening there = there(brought(lines(afterRounds(1))));
        Companion ana = there.comes(ANA);
        ana.says(ack -> new Request.Rest(ack, true));
        until(there, () -> match(there).round() == 3);
        Match before = match(there);
        there.dies(Optional.of(there.table().summary()), there.journal().size());
        assertThat(match(there)).isEqualTo(before);
        assertThat(there.comes(ANA).part("stage")).contains("\"brought\":1");
    }

    @Test
    void JOIN_1_aFriendComesForABot() {
        Evening there = there(brought(lines(afterRounds(1))));
        Companion ana = there.comes(ANA);
        Companion cleo = there.comes(new Guest("g9", "Cleo"));
        cleo.says(ack -> new Request.Sit(ack, 2)); // in the pause: at once
        assertThat(match(there).order()).hasSize(5).contains(new Player(5));
        assertThat(match(there).order()).doesNotContain(new Player(2));
        ana.says(ack -> new Request.Rest(ack, true));
        cleo.says(ack -> new Request.Rest(ack, true));
        until(there, () -> match(there).phase() instanceof Phase.Tricks);
        Companion ben = there.comes(new Guest("g8", "Ben"));
        ben.says(ack -> new Request.Sit(ack, 3));
        assertThat(ben.part("seats")).contains("\"leaves\":true").contains("\"waits\":true");
        assertThat(match(there).order()).contains(new Player(3));
        ben.says(ack -> new Request.Rest(ack, true));
        until(there, () -> match(there).phase() instanceof Phase.Shuffling);
        until(there, () -> match(there).phase() instanceof Phase.Tricks);
        assertThat(match(there).order()).hasSize(5).contains(new Player(6));
        assertThat(match(there).order()).doesNotContain(new Player(3));
        assertThat(ben.part("hand")).startsWith("[");
        assertThat(ben.part("seats")).doesNotContain("\"waits\":true");
    }

    @Test
    void JOIN_2_nobodyComesForABotWhereThreePlay() {
        Evening evening = new Evening(Evening.plan("dalmuti", RULES, 3, "cook"), 9);
        Companion ana = evening.comes("Ana");
        ana.says(Request.Start::new);
        Companion ben = evening.comes("Ben");
        assertThat(ben.says(ack -> new Request.Sit(ack, 1)).toString()).contains("dalmuti.players");
        assertThat(evening.table().setting().chairOf(ben.guest().id())).isEmpty();
    }

    @Test
    void aTableGoesBeforeItsMatchAndAfterIt() {
        Party here = Party.gathered(Evening.plan("dalmuti", RULES, 4, "peasant"), 1, 7);
        assertThat(there(brought(lines(here))).table().setting().sitting()).hasSize(4);
        Party over = alone("official ending=ROUNDS(1)");
        over.playUntil(over::isOver);
        Evening there = there(brought(lines(over)));
        assertThat(there.table().running()).isEmpty();
        there.comes(ANA).says(Request.Start::new);
        assertThat(there.table().isPlaying()).isTrue();
        var grapples = new Evening(Evening.plan("grapples", "standard", 4, "cook"), 3);
        assertThat(brought(lines(grapples))).hasSize(5);
        grapples.comes("Ana").says(Request.Start::new);
        isRefused(lines(grapples), "table.no-joining");
    }

    @Test
    void withCardsOnTheTableItStays() {
        Party here = alone(RULES);
        isRefused(lines(here), "table.brought-mid-round");
        here.playUntil(() -> here.isIn(Phase.Tricks.class));
        isRefused(lines(here), "table.brought-mid-round");
        here.playUntil(() -> here.match().round() == 2 && here.isIn(Phase.Tricks.class));
        isRefused(lines(here), "table.brought-mid-round");
    }

    /// Each once, where it first stands in the lines.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"guest\":\"you\" | \"guest\":\"g9\" | table.brought-nonsense",
                "\"level\":\"peasant\" | \"level\":\"wizard\" | table.brought-nonsense",
                "\"level\":\"peasant\" | \"level\":\"\" | table.brought-nonsense",
                "\"seat\":1, | \"seat\":40, | table.brought-nonsense",
                "\"seat\":1, | \"seat\":-1, | table.brought-nonsense",
                "\"seats\":5 | \"seats\":2000000000 | table.bounds",
                "\"rules\":\"official | \"rules\":\"offcial | .+",
                "\"bots\":\"peasant\" | \"bots\":\"wizard\" | table.no-level",
                "\"move\":\"pass\" | \"move\":\"dance\" | wire.kind",
                "\"by\":\"B\",\"move\":{\"move\":\"lay\" |"
                        + " \"by\":\"C\",\"move\":{\"move\":\"lay\" | table.brought-nonsense",
                "opened 2 | opened 9 | wire.version",
                "opened | openend | wire.kind"
            })
    void whatIsTamperedWithIsRefused(String said, String made, String key) {
        List<String> lines = lines(afterRounds(1));
        var changed = new ArrayList<String>();
        boolean done = false;
        for (String line : lines) {
            changed.add(done ? line : line.replace(said, made));
            done |= line.contains(said);
        }
        assertThat(changed).isNotEqualTo(lines);
        isRefused(changed, key);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"order\":\\[\"(.)\",\"(.)\" | \"order\":[\"$1\",\"$1\"",
                "\"order\":\\[\"(.)\", | \"order\":[",
                "\"scores\":\\{\"(.)\":(\\d+) | \"scores\":{\"$1\":-9",
                "\"scores\":\\{\"(.)\":(\\d+), | \"scores\":{",
                "\"scores\":\\{\"(.)\":(\\d+) | \"scores\":{\"$1\":2000000",
                "\"kind\":\"beforeRound\",\"round\":3 | \"kind\":\"beforeRound\",\"round\":1",
                "\"kind\":\"beforeRound\",\"round\":3 | \"kind\":\"beforeRound\",\"round\":9"
            })
    void aSummaryThatCanNotBeIsRefused(String said, String made) {
        var dated = new Entry.Dated(1, afterRounds(3).evening().table().summary());
        String line = JournalLine.of(dated).replace("\"g0\"", "\"you\"");
        assertThat(brought(List.of(line))).isNotEmpty();
        String base = line.substring(line.indexOf("\"base\""));
        String changed = line.replace(base, base.replaceFirst(said, made));
        assertThat(changed).isNotEqualTo(line);
        assertThatThrownBy(() -> brought(List.of(changed))).isInstanceOf(RefusedException.class);
    }

    @Test
    void linesThatMissSomethingAreRefused() {
        List<String> lines = lines(afterRounds(1));
        isRefused(List.of(), "table.brought-nonsense");
        isRefused(lines.subList(1, lines.size()), "table.brought-nonsense");
        var gap = new ArrayList<>(lines);
        gap.removeIf(it -> it.contains("\"move\":\"lay\""));
        isRefused(gap, "table.brought-nonsense");
        var twice = new ArrayList<>(lines);
        twice.addAll(lines);
        isRefused(twice, "table.brought-nonsense");
        var customs = new Plan.Customs(1, 0, 2, 1, Plan.Pace.INSTANT, true, true);
        var plan = new Plan("dalmuti", RULES, 5, false, "cook", customs);
        isRefused(
                List.of(JournalLine.of(new Entry.Dated(1, new Entry.Opened(plan, "you")))),
                "table.bounds");
    }
}
