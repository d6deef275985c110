package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.court.Tone;
import dalmuti.words.Language;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// What somebody orders at a table of the program's own: an end, phrases, bots that come and go.
class ComingAndGoingTests {

    @TempDir private Path folder = Path.of("");

    private Run playing(InputStream typed, String args) {
        var all = new ArrayList<>(List.of("play", "--name", "Zoe"));
        all.addAll(List.of(args.split(" ", -1)));
        return Run.with(
                Map.of("XDG_DATA_HOME", folder.toString()), typed, all.toArray(String[]::new));
    }

    private static InputStream first(String lines, InputStream then) {
        var bytes = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
        return new SequenceInputStream(bytes, then);
    }

    private String record() throws IOException {
        return Files.readString(folder.resolve("dalmuti/match-000001.drn"));
    }

    private void assertThatTheRecordKeepsTheRules() {
        String matches = folder.resolve("dalmuti").toString();
        assertThat(Run.of("verify", matches).good().out()).isEqualTo("1 record, all good\n");
    }

    @Test
    void SCORE_4_aMatchWithoutEndIsEndedByWhoeverPlays() throws IOException {
        String endless = "--bots greedy --players 4 --seed 2 --set ending=ENDLESS";
        Run run = playing(first("/end\n", Typist.tireless()), endless).good();
        assertThat(run.out())
                .containsSubsequence("the match ends after this round", "The match is over")
                .doesNotContain("Round 2");
        assertThat(record()).contains("ending=ENDLESS").contains("\nend\n");
        assertThatTheRecordKeepsTheRules();
    }

    @Test
    void SCORE_3_aMatchWithoutEndGoesOnUntilSomebodyLeaves() {
        Run run =
                playing(new Typist(600), "--bots greedy --players 4 --seed 2 --set ending=ENDLESS")
                        .good();
        assertThat(run.out()).contains("Round 2", "dalmuti play --resume goes on with it");
    }

    @Test
    void JOIN_1_botsJoinAndLeaveAfterTheRound() throws IOException {
        String orders = "/add cook\n/add\n/remove bo\n/who\n";
        Run run =
                playing(
                                first(orders, Typist.tireless()),
                                "--bots greedy --players 4 --rounds 2 --seed 2")
                        .good();
        assertThat(run.out())
                .contains("Dong joins after this round", "Emil joins after this round")
                .contains("Bo leaves after this round", "5 Dong · 6 Emil")
                .contains("The match is over");
        assertThat(record()).contains("leave C\njoin  E=Dong ").containsPattern("join {2}F=Emil ");
        assertThatTheRecordKeepsTheRules();
    }

    @Test
    void JOIN_1_whoJoinedPlaysOnWhenTheMatchIsGoneOnWith() throws IOException {
        playing(
                        first("/add cook\n/remove ana\n", new Typist(400)),
                        "--bots greedy --players 4 --seed 2")
                .good();
        assertThat(record()).contains("leave B\njoin  E=Dong ").contains("round 2");
        Path plan = folder.resolve("dalmuti/match-000001.drn.seats");
        assertThat(Files.readString(plan)).contains("bot.4=cook");
        Run run = playing(first("/who\n/end\n", Typist.tireless()), "--resume").good();
        assertThat(run.out()).contains("2 free · 3 Bo · 4 Chiara · 5 Dong", "The match is over");
        assertThatTheRecordKeepsTheRules();
    }

    @Test
    void WHO_1_noMoreJoinThanTheGameHasRoomFor() {
        Run run =
                playing(first("/add\n/add\n", new Typist(0)), "--bots greedy --players 13 --seed 2")
                        .good();
        assertThat(run.out()).contains("joins after this round").contains("(WHO-1)");
    }

    @Test
    void JOIN_2_onlyBotsThatPlayAreSentAway() {
        String orders = "/remove zoe\n/remove nobody\n/add nobody\n";
        Run run =
                playing(first(orders, new Typist(0)), "--bots greedy --players 4 --seed 2").good();
        assertThat(run.out())
                .containsSubsequence(
                        "only a bot that plays here can be sent away (JOIN-2)",
                        "there is no such order",
                        "there is no bot nobody; there are ");
    }

    @Test
    void G_WHO_1_nobodyJoinsGrapples() {
        Run run =
                playing(
                                first("/add\n/remove ana\n/end\n", new Typist(0)),
                                "--game grapples --bots random --seed 2")
                        .good();
        assertThat(run.out()).contains("nobody joins a running match of this game (G-WHO-1)");
        assertThat(run.out()).contains("is played to its end (G-WHO-1)");
    }

    @Test
    void COURT_5_aPhraseIsSaidAtATableOfOnesOwn() {
        Run run =
                playing(
                                first("/quip\n/quip 1\n", new Typist(0)),
                                "--bots greedy --players 4 --seed 3")
                        .good();
        assertThat(run.out())
                .containsSubsequence(
                        " 1  Do hurry, my wine is getting warm.",
                        "/quip and a number says it",
                        "Zoe: Do hurry, my wine is getting warm.");
    }

    @Test
    void COURT_5_botsSpeakNowAndThenAtATableOfOnesOwn() {
        Run run =
                playing(Typist.tireless(), "--bots greedy --players 6 --rounds 8 --seed 3").good();
        Words words = Words.in(Language.EN);
        assertThat(
                        Arrays.stream(Tone.values())
                                .flatMap(tone -> tone.phrases().stream())
                                .map(key -> ": " + words.say(key)))
                .anyMatch(run.out()::contains);
    }

    @Test
    void COURT_3_theGreaterDalmutiPicksAChairAtATableOfOnesOwn() {
        Run run =
                playing(
                                first("/chair 3\n/chair 9\n", new Typist(0)),
                                "--bots greedy --players 4 --seed 3")
                        .good();
        assertThat(run.out().replaceAll("\\s+", " "))
                .containsSubsequence(
                        "you may pick the chair at which the order starts",
                        "Zoe picks chair 3, and everybody moves along",
                        "the chairs are numbered from 1 to 4");
    }

    @Test
    void COURT_1_COURT_2_chairsAndHatsAreToldInWords() {
        Run run = playing(first("s\n", new Typist(0)), "--bots greedy --players 5 --seed 3").good();
        assertThat(run.out().replaceAll("\\s+", " ")) // wherever its lines break
                .contains(": throne and crown · ", ": armchair and coronet · ")
                .contains(": chair and feathered cap · ", ": suitcase and straw hat");
    }

    @Test
    void theHelpNamesTheOrders() {
        Run run = playing(first("h\n", new Typist(0)), "--bots greedy --players 4 --seed 3").good();
        assertThat(run.out())
                .contains("/quip ", "/chair NUMBER ", "/add BOT ", "/remove WHO ", "/end ");
    }

    @Test
    void G_SEE_3_theScoresSayWhatTheHandIsWorthAndWhoLeads() {
        Run run =
                playing(first("s\n", new Typist(0)), "--game grapples --bots random --seed 2")
                        .good();
        assertThat(run.out())
                .containsSubsequence("games won", "Your hand, ", ", worth ", "leads: ");
    }
}
