package dalmuti.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import grapples.Deck;
import grapples.Match;
import grapples.Option;
import grapples.Options;
import grapples.Phase;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

final class GrapplesRecordTests {

    private static final Set<String> NAMES_OF_THE_SOURCE =
            Set.of(
                    "dealer",
                    "player",
                    "isDealerTurn",
                    "playerTurn",
                    "turnsAsDealer",
                    "lookedAtCard",
                    "didntKeepCard",
                    "dealtLeft",
                    "dealtSelf",
                    "dealtRight",
                    "chooseDirection",
                    "receivedCards",
                    "multipleCards",
                    "switchDealer",
                    "queenTrade",
                    "queenOfSpadesTrade",
                    "cardsSelected",
                    "removeAceOfSpades",
                    "highestGrapples",
                    "expectedValues",
                    "lastTurn",
                    "winner");

    /// Each switch once, alone and with the next.
    static List<Options> tables() {
        var tables = new ArrayList<Options>();
        tables.add(Options.STANDARD);
        for (Option option : Option.values()) {
            String value =
                    switch (option) {
                        case GAMES -> "2";
                        case DOUBLE_DOWN -> "FORCED";
                        case DOUBLE_DOWN_CHAIN, ACE_ASKS, QUEEN_CONSENT -> "on";
                        case SPADES_QUEEN -> "HALF";
                        case TAP_OUT -> "ANY_TIME";
                        case DEALER_LIMIT -> "1";
                    };
            tables.add(option.set(Options.STANDARD, value));
            tables.add(option.set(tables.getLast(), value));
            tables.add(option.set(tables.get(tables.size() - 3), value));
        }
        return tables.stream().distinct().toList();
    }

    static List<Viewer> viewers(int players) {
        var viewers =
                new ArrayList<Viewer>(IntStream.range(0, players).mapToObj(Player::new).toList());
        viewers.add(Onlooker.ONLOOKER);
        return viewers;
    }

    private static List<ObjectNode> lines(GrapplesRecord record) {
        return GrapplesWriter.write(record).lines().map(Nodes::read).toList();
    }

    @Test
    void G_LOG_1_everyNameOfTheSourceIsWritten() {
        var names = new LinkedHashSet<String>();
        for (int seed = 0; seed < 30; seed++) {
            lines(Story.random(Options.STANDARD, 4, seed)).stream()
                    .skip(1)
                    .forEach(line -> line.fieldNames().forEachRemaining(names::add));
        }
        assertThat(names).containsAll(NAMES_OF_THE_SOURCE);
        names.removeAll(NAMES_OF_THE_SOURCE);
        assertThat(names).containsExactlyInAnyOrder("why", "declined", "refused", "shuffledHand");
    }

    @Test
    void G_LOG_3_aWholeMatchIsReadBackAsItWasWritten() {
        int seed = 0;
        for (Options options : tables()) {
            for (int players = 3; players <= 8; players++) {
                var record = Story.random(options, players, seed++);
                String text = GrapplesWriter.write(record);
                var read = GrapplesReader.read(text);
                assertThat(read).isEqualTo(record);
                assertThat(GrapplesWriter.write(read)).isEqualTo(text);
            }
        }
    }

    @Test
    void G_LOG_3_aViewersRecordIsReadBackAsItWasWritten() {
        int seed = 0;
        for (Options options : tables()) {
            int players = 3 + seed % 6;
            var record = Story.random(options, players, 500 + seed++);
            for (Viewer viewer : viewers(players)) {
                String text = GrapplesWriter.write(record.seenBy(viewer));
                var read = GrapplesReader.read(text);
                assertThat(GrapplesWriter.write(read)).isEqualTo(text);
            }
        }
    }

    @Test
    void G_LOG_3_manyViewersRecordsAreReadBack() {
        for (int seed = 0; seed < 100; seed++) {
            int players = 3 + seed % 6;
            Viewer viewer = new Player(seed % players);
            var record = Story.random(Options.STANDARD, players, 9000 + seed);
            String text = GrapplesWriter.write(record.seenBy(viewer));
            assertThat(GrapplesWriter.write(GrapplesReader.read(text))).isEqualTo(text);
        }
    }

    @Test
    void G_DOUBLE_1_aViewersRecordIsReadBackWhereHardlyAQuietCardIsLeft() {
        var options =
                Options.STANDARD
                        .with("games", "2")
                        .with("doubleDown", "FORCED")
                        .with("aceAsks", "on")
                        .with("queenConsent", "on")
                        .with("dealerLimit", "49");
        var record = Story.random(options, 4, 3616927049824099474L);
        String text = GrapplesWriter.write(record.seenBy(new Player(1)));
        assertThat(GrapplesWriter.write(GrapplesReader.read(text))).isEqualTo(text);
    }

    @Test
    void G_LOG_3_aRecordMayStopAfterAnyWholeTurn() {
        var record = Story.random(Options.STANDARD.with("games", "2"), 5, 3);
        for (GrapplesRecord kept : List.of(record, record.seenBy(new Player(1)))) {
            var lines = GrapplesWriter.write(kept).lines().toList();
            for (int i = 1; i <= lines.size(); i++) {
                String text = String.join("\n", lines.subList(0, i)) + "\n";
                assertThat(GrapplesWriter.write(GrapplesReader.read(text))).isEqualTo(text);
            }
        }
    }

    @Test
    void G_LOG_3_aTurnThatIsNotOverIsNotWritten() {
        var whole = Story.random(Options.STANDARD, 4, 8);
        String text = GrapplesWriter.write(whole);
        for (int moves = 0; moves < whole.moves().size(); moves++) {
            String part = GrapplesWriter.write(Story.random(Options.STANDARD, 4, 8, moves));
            assertThat(text).startsWith(part);
        }
    }

    @Test
    void G_LOG_3_theHeadSaysWhatIsNeededToReplay() {
        var story = Story.of(Options.STANDARD.with("aceAsks", "on"), "2C");
        assertThat(GrapplesWriter.write(story.record()))
                .startsWith(
                        """
                        {"game":"grapples","notation":1,"rules":{"preset":"standard","aceAsks":"on"},\
                        "players":["Ana","Bo","Chiara","Dong"],"draw":[["9H","KC","KD","KH"]],\
                        "deck":["2C","AC",\
                        """);
        assertThat(GrapplesWriter.write(story.record().seenBy(new Player(2))))
                .isEqualTo(
                        """
                        {"game":"grapples","notation":1,"rules":{"preset":"standard","aceAsks":"on"},\
                        "players":["Ana","Bo","Chiara","Dong"],"seenBy":2,\
                        "draw":[["9H","KC","KD","KH"]]}
                        """);
    }

    @Test
    void G_LOG_3_theStepsLeadFromTheStartToTheEnd() {
        var text = GrapplesWriter.write(Story.random(Options.STANDARD, 4, 12));
        var steps = ((GrapplesRecord.Full) GrapplesReader.read(text)).steps();
        Match match = steps.getFirst().before();
        for (var step : steps) {
            assertThat(step.before()).isEqualTo(match);
            match = step.after();
        }
        assertThat(match.phase()).isInstanceOf(Phase.Over.class);
    }

    @Test
    void G_LOG_2_expectedValuesAreCountsChancesAndAMean() {
        var line = lines(Story.of("9H 8H").tell(Story.LEFT, Story.KEEP).record()).getLast();
        var expected = line.path("expectedValues");
        assertThat(expected.path("cards").path("9").toString())
                .isEqualTo("{\"left\":3,\"chance\":0.0566}");
        int left = 0;
        for (var name : expected.path("cards")) {
            left += name.path("left").intValue();
        }
        assertThat(left).isEqualTo(53);
        int worth = Deck.CARDS.stream().mapToInt(card -> card.worth()).sum() - 9;
        worth -= Deck.ACE_OF_SPADES.worth(); // it never stays
        assertThat(expected.path("mean").doubleValue())
                .isEqualTo(Math.rint(worth / 53.0 * 1e4) / 1e4);
        assertThat(line.path("highestGrapples").toString())
                .isEqualTo("{\"player\":1,\"grapples\":9}");
    }

    @Test
    void G_LOG_4_whatAViewerWasNotShownIsWrittenAsTwoQuestionMarks() {
        var story = Story.of("9H 8H JC").tell(Story.LOOK, Story.LEFT, Story.KEEP).keep(1);
        var record = story.tell(Story.ASK, Story.REFUSE).record();
        assertThat(received(record.seenBy(new Player(0)))).containsExactly("9H", "??", "JC");
        assertThat(received(record.seenBy(new Player(1)))).containsExactly("9H", "??", "JC");
        assertThat(received(record.seenBy(new Player(2)))).containsExactly("??", "8H", "JC");
        assertThat(received(record.seenBy(Onlooker.ONLOOKER))).containsExactly("??", "??", "JC");
    }

    private static List<String> received(GrapplesRecord record) {
        return lines(record).stream()
                .skip(1)
                .map(line -> line.path("receivedCards").path(0).asText())
                .toList();
    }

    @Test
    void G_SEE_1_aViewersRecordNamesNoCardThatTheyWereNotShown() {
        for (int seed = 0; seed < 25; seed++) {
            var record = Story.random(Options.STANDARD, 4, seed);
            for (Viewer viewer : viewers(4)) {
                lines(record.seenBy(viewer)).stream()
                        .skip(1)
                        .forEach(line -> assertNamesOnlySeenCards(line, viewer));
            }
        }
    }

    private static void assertNamesOnlySeenCards(ObjectNode line, Viewer viewer) {
        var player = new Player(line.path("player").intValue());
        var dealer = new Player(line.path("dealer").intValue());
        var received = Nodes.words(line.path("receivedCards"));
        boolean looked = line.has("lookedAtCard") && viewer.equals(dealer);
        boolean used =
                line.has("refused")
                        || line.has("queenTrade")
                        || line.has("queenOfSpadesTrade")
                        || line.has("removeAceOfSpades")
                        || line.path("why").toString().contains("jack");
        for (int i = 0; i < received.size(); i++) {
            boolean isPublic = i + 1 < received.size() || used;
            boolean known = viewer.equals(player) || isPublic || (looked && i == 0);
            assertThat(!received.get(i).equals("??")).as("%s to %s", line, viewer).isEqualTo(known);
        }
        var partner =
                new Player(line.path("queenTrade").asInt(line.path("queenOfSpadesTrade").asInt()));
        if (!viewer.equals(player) && !viewer.equals(partner)) {
            assertThat(Nodes.words(line.path("cardsSelected"))).allMatch("??"::equals);
        }
        if (!viewer.equals(partner)) {
            assertThat(Nodes.words(line.path("shuffledHand"))).allMatch("??"::equals);
        }
        assertThat(line.path("declined").toString())
                .satisfiesAnyOf(
                        declined -> assertThat(viewer).isEqualTo(player),
                        declined -> assertThat(declined).isIn("", "[\"tapOut\"]"));
    }
}
