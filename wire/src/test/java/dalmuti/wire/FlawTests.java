package dalmuti.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;
import dalmuti.words.Words;

import grapples.Choice;
import grapples.Options;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.SplittableRandom;

final class FlawTests {

    private static FlawedRecordException flaw(String text) {
        var flaw =
                catchThrowableOfType(FlawedRecordException.class, () -> GrapplesReader.read(text));
        assertThat(flaw).as(text).isNotNull();
        assertThat(Words.ENGLISH.say(flaw.refusal())).contains("(G-");
        return flaw;
    }

    /// Ana looks and deals a jack to Bo, who keeps it; Chiara doubles; Dong trades a queen for both
    /// of Chiara's cards; Ana stays in office and deals to herself.
    private static String sample() {
        return GrapplesWriter.write(
                Story.of("JH 2C 9C QD 8D 7D")
                        .tell(Story.LOOK, Story.LEFT, Story.KEEP, Story.DOUBLE, Story.KEEP)
                        .trade(new Player(2))
                        .shuffle()
                        .point(1, 0)
                        .tell(Story.SELF, Story.KEEP, Story.GO_RIGHT)
                        .record());
    }

    @Test
    void G_LOG_4_theSampleIsSound() {
        assertThat(GrapplesWriter.write(GrapplesReader.read(sample()))).isEqualTo(sample());
        assertThat(sample().lines()).hasSize(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | \"dealer\":0 | \"dealer\":1 | G-FIRST-1",
                "3 | \"dealer\":0 | \"dealer\":1 | G-TURN-1",
                "2 | \"player\":1 | \"player\":3 | G-TURN-2",
                "2 | \"isDealerTurn\":true | \"playerTurn\":true | G-TURN-2",
                "2 | \"turnsAsDealer\":1 | \"turnsAsDealer\":2 | G-DEAL-2",
                "2 | \"lookedAtCard\":true, | '' | G-TURN-3",
                "2 | \"dealtLeft\":true, | '' | G-TURN-3",
                "2 | \"dealtLeft\" | \"dealtRight\" | G-TURN-2",
                "2 | \"JH\" | \"JS\" | G-CARD-1",
                "2 | \"declined\":[\"jack\"], | '' | G-LOG-4",
                "2 | [\"jack\"] | [\"queen\"] | G-LOG-4",
                "3 | \"2C\",\"9C\" | \"2C\" | G-DEAL-2",
                "3 | \"2C\",\"9C\" | \"2C\",\"9C\",\"QD\" | G-DOUBLE-1",
                "3 | \"multipleCards\":true | \"multipleCards\":false | G-DOUBLE-1",
                "4 | \"queenTrade\":2 | \"queenTrade\":3 | G-QUEEN-1",
                "4 | \"queenTrade\" | \"queenOfSpadesTrade\" | G-QUEEN-1",
                "4 | \"cardsSelected\":[\"2C\",\"9C\"] | \"cardsSelected\":[\"2C\"] | G-QUEEN-1",
                "4 | \"cardsSelected\":[\"2C\",\"9C\"] | \"cardsSelected\":[\"2C\",\"9C\",\"JH\"] |"
                        + " G-QUEEN-1",
                "4 | \"cardsSelected\":[\"2C\" | \"cardsSelected\":[\"3C\" | G-QUEEN-3",
                "4 | \"shuffledHand\":[\"9C\" | \"shuffledHand\":[\"8C\" | G-QUEEN-3",
                "5 | \"chooseDirection\":\"right\" | \"chooseDirection\":\"up\" | G-TURN-3",
                "5 | [\"tapOut\"] | [] | G-LOG-4",
                "5 | \"dealtSelf\" | \"dealtLeft\" | G-TURN-2",
                "5 | \"mean\": | \"mean\":1 | G-LOG-2",
                "5 | \"highestGrapples\":{\"player\":3 | \"highestGrapples\":{\"player\":1 |"
                        + " G-LOG-2",
                "5 | {\"dealer\" | {\"lastTurn\":true,\"dealer\" | G-WIN-1",
                "5 | {\"dealer\" | {\"winner\":[0],\"dealer\" | G-WIN-1",
                "5 | {\"dealer\" | {\"removeAceOfSpades\":true,\"dealer\" | G-ACE-1",
                "5 | {\"dealer\" | {\"why\":\"limit\",\"dealer\" | G-DEAL-2",
                "5 | {\"dealer\" | {\"why\":\"jack\",\"dealer\" | G-JACK-1",
                "5 | {\"dealer\" | {\"points\":3,\"dealer\" | G-LOG-4",
                "5 | {\"dealer\" | {\"dealer\":0,\"dealer\" | G-LOG-3",
            })
    void G_LOG_4_aWrongFieldIsRefusedWithItsRule(
            int line, String right, String wrong, String rule) {
        var lines = sample().lines().toList();
        String changed = lines.get(line - 1).replace(right, wrong);
        assertThat(changed).isNotEqualTo(lines.get(line - 1));
        String text = String.join("\n", lines.subList(0, line - 1)) + "\n" + changed;
        var flaw = flaw(text);
        assertThat(flaw.line()).isEqualTo(line);
        assertThat(flaw.refusal().rule()).isEqualTo(rule);
    }

    private static String ruleBroken(String text) {
        return flaw(text).refusal().rule();
    }

    @Test
    void G_LOG_5_aLimitForgottenOrEarlyIsNamed() {
        String limit =
                GrapplesWriter.write(
                        Story.of(Options.STANDARD.with("dealerLimit", "2"), "2H 8C 7C 6C")
                                .tell(Story.SELF, Story.DOUBLE, Story.KEEP, Story.GO_RIGHT)
                                .keep(2)
                                .record());
        String switched = "\"switchDealer\":1,\"why\":\"limit\",";
        assertThat(limit).contains(switched);
        assertThat(ruleBroken(limit.replace(switched, ""))).isEqualTo("G-DEAL-2");
        assertThat(ruleBroken(limit.replace("\"switchDealer\":1", "\"switchDealer\":2")))
                .isEqualTo("G-DEAL-2");
        String early = limit.replace("\"dealerLimit\":\"2\"", "\"dealerLimit\":\"3\"");
        assertThat(ruleBroken(early)).isEqualTo("G-DEAL-2");
    }

    @Test
    void G_LOG_5_aForcedDoubleRefusedAndAKeptAceAreNamed() {
        String kept = GrapplesWriter.write(Story.of("2H 8C").tell(Story.LEFT).keep(2).record());
        String forced = kept.replace("\"preset\":", "\"doubleDown\":\"FORCED\",\"preset\":");
        assertThat(ruleBroken(forced)).isEqualTo("G-DOUBLE-1");
        String ace =
                GrapplesWriter.write(
                        Story.of("AS 8C")
                                .tell(Story.LEFT, new Choice.DiscardAce(), Story.KEEP)
                                .record());
        assertThat(ruleBroken(ace.replace("\"removeAceOfSpades\":true,", ""))).isEqualTo("G-ACE-1");
    }

    @Test
    void G_LOG_5_aSuperfluousDrawAndAWrongFirstDealerAreNamed() {
        String again = sample().replace("\"draw\":[[", "\"draw\":[[\"9H\",\"KC\",\"KD\",\"KH\"],[");
        assertThat(again).isNotEqualTo(sample());
        assertThat(ruleBroken(again)).isEqualTo("G-FIRST-1");
        String wrong = sample().replaceFirst("\"dealer\":0", "\"dealer\":2");
        assertThat(ruleBroken(wrong)).isEqualTo("G-FIRST-1");
    }

    @Test
    void G_LOG_5_aWrongNumberOfCardsForAQueenAndAnEmptyHandAreNamed() {
        String trade =
                GrapplesWriter.write(
                        Story.of(
                                        Options.STANDARD.with("doubleDownChain", "on"),
                                        "X1 X2 2C 9C QS 5C")
                                .tell(Story.SELF, Story.DOUBLE, Story.DOUBLE, Story.DOUBLE)
                                .tell(Story.KEEP, Story.GO_LEFT)
                                .trade(new Player(0))
                                .shuffle()
                                .point(0, 0, 0)
                                .keep(1)
                                .record());
        String three = "\"cardsSelected\":[\"9C\",\"2C\",\"X2\"]";
        assertThat(trade).contains(three);
        assertThat(ruleBroken(trade.replace(three, "\"cardsSelected\":[\"9C\",\"2C\"]")))
                .isEqualTo("G-QUEEN-2");
        String half = trade.replace("\"preset\":", "\"spadesQueen\":\"HALF\",\"preset\":");
        assertThat(ruleBroken(half)).isEqualTo("G-QUEEN-2");
        assertThat(
                        ruleBroken(
                                trade.replace(
                                        "\"queenOfSpadesTrade\":0", "\"queenOfSpadesTrade\":2")))
                .isEqualTo("G-QUEEN-3");
    }

    @Test
    void G_LOG_4_whatIsReckonedMayBeMissing() {
        String bare =
                sample().replaceAll("\"(turnsAsDealer)\":[0-9]+,", "")
                        .replaceAll(
                                "\"(isDealerTurn|playerTurn|didntKeepCard|multipleCards)\":true,",
                                "")
                        .replaceAll(",\"highestGrapples\":.*}}*\n", "}\n");
        assertThat(bare).doesNotContain("expectedValues", "turnsAsDealer", "multipleCards");
        assertThat(GrapplesWriter.write(GrapplesReader.read(bare))).isEqualTo(sample());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"game\":\"grapples\" | \"game\":\"chess\" | G-LOG-3",
                "\"notation\":1 | \"notation\":2 | G-LOG-3",
                "\"preset\":\"standard\" | \"preset\":\"odd\" | G-WHO-1",
                "\"preset\":\"standard\" | \"preset\":\"standard\",\"games\":\"0\" | G-WHO-1",
                "\"preset\":\"standard\" | \"preset\":\"standard\",\"games\":2 | G-LOG-3",
                "\"preset\":\"standard\" | \"preset\":\"standard\",\"x\":\"2\" | G-WHO-1",
                "[\"Ana\",\"Bo\",\"Chiara\",\"Dong\"] | [\"Ana\",\"Bo\"] | G-WHO-1",
                "\"Ana\" | 7 | G-LOG-3",
                "\"Ana\" | '\"\"' | G-LOG-3",
                "[\"9H\",\"KC\" | [\"KS\",\"KC\" | G-FIRST-1",
                "[\"9H\",\"KC\" | [\"9H\",\"9H\" | G-FIRST-1",
                "[\"9H\",\"KC\" | [\"9H\",\"11C\" | G-CARD-1",
                "\"deck\":[ | \"deck\":[\"JH\", | G-CARD-1",
                "\"deck\":[ | \"desk\":[ | G-LOG-3",
                "\"deck\":[ | \"seenBy\":1,\"deck\":[ | G-LOG-3",
                "\"deck\":[ | \"seenBy\":\"x\",\"deck\":[ | G-LOG-3",
            })
    void G_LOG_3_aWrongHeadIsRefusedWithItsRule(String right, String wrong, String rule) {
        String head = sample().lines().findFirst().orElseThrow();
        assertThat(head.replace(right, wrong)).isNotEqualTo(head);
        var flaw = flaw(head.replace(right, wrong));
        assertThat(flaw.line()).isEqualTo(1);
        assertThat(flaw.refusal().rule()).isEqualTo(rule);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "[]",
                "{}",
                "null",
                "7",
                "{\"game\":",
                "\u0000",
                "{\"game\":\"grapples\"}"
            })
    void G_LOG_3_whatIsNoRecordIsRefused(String text) {
        assertThat(flaw(text).refusal().rule()).isEqualTo("G-LOG-3");
    }

    @Test
    void G_LOG_3_hugeLinesAndDeepNestsAreRefused() {
        assertThat(flaw("[".repeat(60_000)).refusal().rule()).isEqualTo("G-LOG-3");
        assertThat(flaw("{\"game\":" + "[".repeat(60_000)).refusal().rule()).isEqualTo("G-LOG-3");
        assertThat(flaw("x".repeat(70_000)).refusal().key()).isEqualTo("grapples.record.tooLong");
        String turns = sample() + "{}\n".repeat(100_000);
        assertThat(flaw(turns).refusal().key()).isEqualTo("grapples.record.tooMany");
    }

    @Test
    void G_WHO_1_aGameBeginsOnlyWhenTheOneBeforeIsOver() {
        assertThat(flaw(sample() + sample()).refusal().key())
                .isEqualTo("grapples.record.headTooEarly");
        String whole = GrapplesWriter.write(Story.random(Options.STANDARD, 4, 1));
        assertThat(flaw(whole + whole).refusal().rule()).isEqualTo("G-WHO-1");
    }

    @Test
    void G_WIN_1_noTurnFollowsTheLast() {
        String whole = GrapplesWriter.write(Story.random(Options.STANDARD, 4, 1));
        String last = whole.lines().toList().getLast();
        assertThat(flaw(whole + last).refusal().rule()).isEqualTo("G-WIN-1");
    }

    @Test
    void G_LOG_3_allGamesOfAMatchHaveOneKeeper() {
        var options = Options.STANDARD.with("games", "2");
        String whole = GrapplesWriter.write(Story.random(options, 3, 1));
        int second = whole.lastIndexOf("{\"game\"");
        String other = whole.substring(second).replace("\"Bo\"", "\"Bob\"");
        assertThat(flaw(whole.substring(0, second) + other).refusal().key())
                .isEqualTo("grapples.record.anotherMatch");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | 2 | \"player\":1 | \"player\":2 | G-TURN-2",
                "3 | 2 | [\"??\"] | [\"AH\"] | G-CARD-1",
                "3 | 2 | [\"??\"] | [\"??\",\"??\"] | G-DOUBLE-1",
                "3 | 3 | \"2C\" | \"3C\" | G-DOUBLE-1",
                "3 | 4 | [\"??\",\"??\"] | [\"??\"] | G-QUEEN-3",
                "3 | 4 | \"QD\" | \"QS\" | G-QUEEN-1",
                "3 | 4 | [\"2C\",\"9C\"] | [\"2C\",\"QD\"] | G-CARD-1",
                "3 | 4 | [\"2C\",\"9C\"] | [\"2C\",\"AS\"] | G-CARD-1",
                "3 | 4 | [\"2C\",\"9C\"] | [\"9D\",\"9C\"] | G-QUEEN-3",
                "3 | 4 | [\"2C\",\"9C\"] | [\"2C\",\"??\"] | G-QUEEN-3",
                "3 | 5 | [\"??\"] | [\"8D\"] | G-CARD-1",
                "3 | 5 | [\"tapOut\"] | [] | G-LOG-4",
                "0 | 5 | \"8D\" | \"QD\" | G-CARD-1",
                "0 | 5 | \"8D\" | \"Q\" | G-CARD-1",
                "0 | 5 | \"8D\" | \"??\" | G-CARD-1",
                "0 | 5 | \"8D\" | \"AS\" | G-ACE-1",
            })
    void G_LOG_3_aViewersRecordIsRefusedWhereNoFillingIsLegal(
            int viewer, int line, String right, String wrong, String rule) {
        var record = (GrapplesRecord.Full) GrapplesReader.read(sample());
        var lines = GrapplesWriter.write(record.seenBy(new Player(viewer))).lines().toList();
        String changed = lines.get(line - 1).replace(right, wrong);
        assertThat(changed).isNotEqualTo(lines.get(line - 1));
        var flaw = flaw(String.join("\n", lines.subList(0, line - 1)) + "\n" + changed);
        assertThat(flaw.refusal().rule()).isEqualTo(rule);
    }

    @Test
    void G_LOG_3_bytesThatWereChangedAreReadOrRefused() {
        var dice = new SplittableRandom(7);
        var record = Story.random(Options.STANDARD.with("games", "2"), 4, 21);
        String full = GrapplesWriter.write(record);
        String seen = GrapplesWriter.write(record.seenBy(new Player(2)));
        int refused = 0;
        for (int i = 0; i < 1500; i++) {
            refused += refused(mutated(i % 2 == 0 ? full : seen, dice)) ? 1 : 0;
        }
        assertThat(refused).isBetween(900, 1499);
    }

    private static boolean refused(String text) {
        try {
            return GrapplesReader.read(text).players().isEmpty();
        } catch (FlawedRecordException flawed) {
            return Words.ENGLISH.say(flawed.refusal()).contains("(G-");
        }
    }

    private static String mutated(String text, SplittableRandom dice) {
        int at = dice.nextInt(text.length());
        int to = Math.min(text.length(), at + dice.nextInt(1, 12));
        return switch (dice.nextInt(5)) {
            case 0 -> text.substring(0, at);
            case 1 -> text.substring(0, at) + text.substring(to);
            case 2 -> text.substring(0, at) + text.substring(at, to) + text.substring(at);
            case 3 -> text.substring(0, at) + (char) dice.nextInt(32, 127) + text.substring(at + 1);
            default -> text.substring(0, at) + dice.nextInt(10) + text.substring(at + 1);
        };
    }
}
