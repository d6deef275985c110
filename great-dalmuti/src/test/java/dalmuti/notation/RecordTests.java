package dalmuti.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.Scene;
import dalmuti.cards.Hand;
import dalmuti.contract.Deed;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Verdict;
import dalmuti.fairness.FairDeck;
import dalmuti.fairness.Spread;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

final class RecordTests {

    private static final Player ANA = new Player(0);
    private static final String HEAD =
            "[game dalmuti] [notation 1] [rules official] [players A=Ana B=Bo C=Chiara]\n";

    private static MatchRecord played(Rules rules, int players, int moves) {
        var playout = Playout.random(new Dalmuti(rules), players, 11, moves);
        List<Deed<Move>> deeds = playout.steps().stream().map(Step::deed).toList();
        return MatchRecord.of(Map.of(ANA, "Ana"), playout.start(), deeds);
    }

    private static Rules oneRound(Preset preset) {
        return Option.ENDING.set(preset.rules(), "ROUNDS(1)");
    }

    /// What a reader says of a text: the line and the rule.
    private static String flaw(String text) {
        try {
            RecordReader.readAll(text);
            return "good";
        } catch (FlawedRecordException flaw) {
            return flaw.line() + " " + flaw.refusal().rule();
        }
    }

    @Test
    void REC_1_theHeadIsTagsInBracketsAndUnknownOnesAreKept() {
        String head =
                "[game dalmuti] [notation 1] [rules dutch cut=on] [players A=Ana"
                        + " B=\"Bo ]; \\\"x\\\"\" C=위대한] [event club night] [Played_at x]\n";
        MatchRecord record = RecordReader.read(head);
        assertThat(record.names()).containsEntry(new Player(1), "Bo ]; \"x\"");
        assertThat(record.tags())
                .containsEntry("event", "club night")
                .containsEntry("Played_at", "x");
        assertThat(record.start().rules().cut()).isTrue();
        assertThat(RecordWriter.write(record)).isEqualTo(head);
    }

    @Test
    void REC_1_whatIsWrongWithAHead() {
        assertThat(flaw("")).isEqualTo("1 REC-1");
        assertThat(flaw("[game dalmuti] [notation 2] [rules dutch] [players A=a B=b C=c]"))
                .isEqualTo("1 REC-1");
        assertThat(flaw("[game dalmuti]\n[notation 1]\n[rules x]\n[players A=a B=b C=c]"))
                .isEqualTo("3 REC-1");
        assertThat(flaw("[game dalmuti] [notation 1] [rules dutch] [players A=a C=c B=b]"))
                .isEqualTo("1 REC-1");
        assertThat(flaw("[game dalmuti] [notation 1] [rules dutch] [players A=a B=b]"))
                .isEqualTo("1 WHO-1");
        assertThat(flaw("[game dalmuti] [game dalmuti]")).isEqualTo("1 REC-1");
        assertThat(flaw("[game dalmuti")).isEqualTo("1 REC-1");
        assertThat(flaw("[game dalmuti] [notation 1] [rules dutch] [players A=\"a\\q\"]"))
                .isEqualTo("1 REC-1");
    }

    @Test
    void REC_1_scoresCarryThePointsSoFar() {
        MatchRecord record = RecordReader.read(HEAD + "scores A 12 C 3\nround 4 order C A B\n");
        assertThat(record.end().scores()).containsEntry(ANA, 12).containsEntry(new Player(1), 0);
        assertThat(record.end().round()).isEqualTo(4);
    }

    @Test
    void REC_2_groupsAreWrittenOneWayOnly() {
        String deal = HEAD + "round 2 order A B C\ndeal A ";
        assertThat(flaw(deal + "1x7")).isEqualTo("3 REC-2");
        assertThat(flaw(deal + "7 3")).isEqualTo("3 REC-2");
        assertThat(flaw(deal + "7 7")).isEqualTo("3 REC-2");
        assertThat(flaw(deal + "13")).isEqualTo("3 REC-2");
        assertThat(flaw(deal + "3x2")).isEqualTo("3 CARD-1");
        assertThat(flaw(deal + "0x7")).isEqualTo("3 REC-2");
        assertThat(flaw(deal + "J 12")).isEqualTo("3 REC-2");
    }

    @Test
    void REC_3_blanksAreFreeAndLinesHaveTheirOrder() {
        String text = RecordWriter.write(played(oneRound(Preset.KOREAN), 4, 10_000));
        assertThat(RecordReader.read(text.replace(" ", "\t  ").replace("\n", " \r\n\n")))
                .isEqualTo(RecordReader.read(text));
        assertThat(flaw(text.replaceFirst("revolution -\n", ""))).endsWith("REC-3");
        assertThat(flaw(text.replaceFirst("revolution -\n", "revolution -\ncut 3\n")))
                .endsWith("REC-3");
        assertThat(flaw(text.replaceFirst("round 1", "rounds 1"))).endsWith("REC-3");
    }

    @Test
    void REC_4_aRecordMayLackWhatTheRulesCompute() {
        String text = RecordWriter.write(played(oneRound(Preset.KOREAN), 4, 10_000));
        String bare =
                text.replaceAll("(?m)^= .*\n", "")
                        .replaceAll(" \\*[0-9]+", "")
                        .replaceAll("  => [A-Z]", "");
        assertThat(bare).isNotEqualTo(text);
        assertThat(RecordWriter.write(RecordReader.read(bare))).isEqualTo(text);
    }

    @Test
    void REC_5_aRecordMayStopAnywhere() {
        String text = RecordWriter.write(played(oneRound(Preset.MANUAL_ES), 7, 10_000));
        List<String> lines = text.lines().toList();
        for (int count = 1; count <= lines.size(); count++) {
            String part = String.join("\n", lines.subList(0, count));
            assertThat(flaw(part)).as("%d lines", count).isEqualTo("good");
        }
    }

    @Test
    void REC_6_aKeptRecordHidesWhatItsViewerWasNotShown() {
        MatchRecord record = played(oneRound(Preset.OFFICIAL), 5, 60);
        String kept = RecordWriter.write(record, ANA);
        assertThat(kept).contains("[seen-by A]").contains("deal  B  16x?");
        MatchRecord read = RecordReader.read(kept);
        assertThat(read.seenBy()).isEqualTo(Optional.of(ANA));
        assertThat(RecordWriter.write(read)).isEqualTo(kept);
        String onlookers = RecordWriter.write(record, Onlooker.ONLOOKER);
        assertThat(onlookers).contains("[seen-by -]").contains("deal  A  16x?");
        assertThat(flaw(kept.replaceFirst("\\[seen-by A]", "[seen-by B]"))).endsWith("REC-6");
        assertThat(flaw(kept.replaceFirst(" \\[seen-by A]", ""))).endsWith("REC-6");
    }

    @Test
    void REC_6_whoGotAWholeHandMayShowWhatWasDealtThere() {
        String kept =
                """
                [game dalmuti] [notation 1] [rules dutch] [players A=Ana B=Bo C=Chiara D=Dong] [seen-by A]
                round 2 order A B C D
                deal A 2x3 4 5 2x6 3x7 3x8 3x9 3x10 11 12
                deal B 20x?
                deal C 20x?
                deal D 1 2x2 3 3x4 4x5 4x6 2x7 12 2xJ
                revolution D great
                1 D 3x8
                """;
        assertThat(RecordReader.read(kept).seenBy()).contains(ANA);
        assertThat(flaw(kept.replace("rules dutch", "rules official"))).isEqualTo("6 REC-6");
        assertThat(flaw(kept.replace("3x8\n", "3x5\n"))).isEqualTo("8 CARD-1");
    }

    @Test
    void REC_7_readingStopsAtTheFirstFlawAndNamesTheRule() {
        String text = RecordWriter.write(played(oneRound(Preset.OFFICIAL), 5, 10_000));
        int first = (int) text.lines().takeWhile(line -> !line.startsWith(" 1 ")).count() + 1;
        assertThat(flaw(text.replaceFirst("(?m)^( 1  [A-E]) .*$", "$1 - nonsense")))
                .isEqualTo(first + " REC-1");
        assertThat(flaw(text.replaceFirst("(?m)^( 1  [A-E]) .*$", "$1 -")))
                .isEqualTo(first + " PLAY-1");
    }

    @Test
    void REC_8_aProofIsCheckedAgainstTheHands() {
        String seed = "ab".repeat(32);
        var entropy = Map.of(ANA, "cd".repeat(16));
        Rules rules = Preset.OFFICIAL.rules();
        var game = new Dalmuti(rules);
        Match match = game.resume(2, List.of(ANA, new Player(1), new Player(2)), scores());
        var fair = new FairDeck(seed, entropy, 2).shuffle(Hand.FULL_DECK, List.of(0));
        var shuffle = new Move.Shuffle(fair.deck(), fair.from());
        var proof = new Proof(FairDeck.commitment(seed), entropy, seed);
        var record =
                new MatchRecord(
                        Map.of(),
                        null,
                        Map.of(),
                        match,
                        List.of(new Deed<>(Nature.NATURE, shuffle)),
                        Map.of(2, proof));
        String text = RecordWriter.write(record);
        assertThat(text).contains("commit ").contains("entropy A cdcd").contains("seed abab");
        assertThat(RecordReader.read(text)).isEqualTo(withNames(record, RecordReader.read(text)));
        assertThat(RecordReader.read(text).end().phase()).isInstanceOf(Phase.Window.class);
        assertThat(flaw(text.replace("seed ab", "seed ac"))).endsWith("REC-8");
        assertThat(flaw(text.replace("entropy A cd", "entropy A ce"))).endsWith("REC-8");
        assertThat(RecordWriter.write(record, ANA)).doesNotContain("seed").doesNotContain("commit");
    }

    /// The draw of three people, who take these places of the spread deck.
    private static MatchRecord drawn(List<Integer> places) {
        var secrets = new FairDeck("ab".repeat(32), Map.of(ANA, "cd".repeat(16)), 1);
        var spread = new Spread(secrets, Hand.FULL_DECK);
        var game = new Dalmuti(Preset.OFFICIAL.rules());
        Match match = game.start(3);
        var deeds = new ArrayList<Deed<Move>>();
        for (int place : places) {
            Player next = ((Scene.Drawing) Scene.of(match)).next();
            var move = new Move.TurnUp(spread.take(next, place));
            deeds.add(new Deed<>(Nature.NATURE, move));
            match =
                    ((Verdict.Accepted<Match, Event>) game.apply(match, Nature.NATURE, move))
                            .next();
        }
        var fair = secrets.shuffle(Hand.FULL_DECK, List.of(0));
        deeds.add(new Deed<>(Nature.NATURE, new Move.Shuffle(fair.deck(), fair.from())));
        String commit = FairDeck.commitment(secrets.seed());
        String text = places.toString().replaceAll("[^0-9 ]", "");
        return new MatchRecord(
                Map.of(),
                null,
                Map.of(MatchRecord.PLACES, text),
                game.start(3),
                deeds,
                Map.of(1, new Proof(commit, secrets.entropy(), secrets.seed())));
    }

    @Test
    void DRAW_5_theDrawIsCheckedAgainstThePlacesThatWereTaken() {
        String text = RecordWriter.write(drawn(List.of(7, 78, 40)));
        assertThat(text).contains("[draw-places 7 78 40]");
        assertThat(RecordWriter.write(RecordReader.read(text))).isEqualTo(text);
        for (String other : List.of("8 78 40", "7 78", "7 78 80", "7 78 40 3", "7 x 40")) {
            assertThat(flaw(text.replace("7 78 40", other))).as(other).endsWith("REC-8");
        }
        String unknown = text.replace(" [draw-places 7 78 40]", "");
        assertThat(RecordWriter.write(RecordReader.read(unknown))).isEqualTo(unknown);
    }

    private static MatchRecord withNames(MatchRecord record, MatchRecord named) {
        return new MatchRecord(
                named.names(),
                record.keeper(),
                record.tags(),
                record.start(),
                record.deeds(),
                record.proofs());
    }

    private static Map<Player, Integer> scores() {
        return Map.of(ANA, 0, new Player(1), 0, new Player(2), 0);
    }

    @Test
    void SEE_2_theWholeRecordIsOpenOnceTheMatchIsOver() {
        MatchRecord running = played(oneRound(Preset.OFFICIAL), 5, 60);
        assertThat(RecordWriter.open(running, ANA)).contains("[seen-by A]").contains("?");
        MatchRecord over = played(oneRound(Preset.OFFICIAL), 5, 10_000);
        assertThat(RecordWriter.open(over, ANA))
                .doesNotContain("?")
                .isEqualTo(RecordWriter.write(over));
    }

    @Test
    void REC_3_severalRecordsMayFollowOneAnother() {
        String text = RecordWriter.write(played(oneRound(Preset.OFFICIAL), 4, 10_000));
        assertThat(RecordReader.readAll(text + text + HEAD + HEAD)).hasSize(4);
        assertThatThrownBy(() -> RecordReader.read(text + text))
                .isInstanceOf(FlawedRecordException.class);
    }
}
