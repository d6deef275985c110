package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.notation.RecordReader;
import dalmuti.notation.RecordWriter;
import dalmuti.words.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Matches that somebody plays through a pipe.
class PlayTests {

    @TempDir private Path folder = Path.of("");

    private Run play(InputStream typed, String... args) {
        var all = new ArrayList<>(List.of("play", "--name", "Zoe"));
        all.addAll(List.of(args));
        return Run.with(environment(), typed, all.toArray(String[]::new));
    }

    /// A match to its end.
    private Run playing(String args) {
        return play(Typist.tireless(), args.split(" ", -1));
    }

    private Map<String, String> environment() {
        return Map.of("XDG_DATA_HOME", folder.toString());
    }

    private Run typing(String lines, String... args) {
        var all = new ArrayList<>(List.of("play", "--name", "Zoe"));
        all.addAll(List.of(args));
        return Run.with(environment(), lines, all.toArray(String[]::new));
    }

    private Path file(String name) {
        return folder.resolve("dalmuti").resolve(name);
    }

    @Test
    void TAX_6_itIsSaidThatTheFirstRoundHasNoTax() {
        String told = playing("--rules korean --players 5 --rounds 2 --seed 1").good().out();
        assertThat(told)
                .containsSubsequence(
                        "Round 1", "The first round has no tax", "Round 2", "may now declare");
        assertThat(playing("--players 5 --rounds 1 --seed 1").good().out())
                .contains("may now declare")
                .doesNotContain("The first round has no tax");
    }

    @Test
    void COURT_6_whoTakesWhichTreatIsToldInOrderOfRank() {
        String told = playing("--players 5 --rounds 2 --seed 4").good().out();
        List<String> takers =
                Pattern.compile("(\\w+) takes a treat")
                        .matcher(told)
                        .results()
                        .map(it -> it.group(1))
                        .toList();
        List<String> order =
                told.lines()
                        .dropWhile(line -> !line.equals("Round 2"))
                        .skip(2)
                        .limit(5)
                        .map(line -> line.strip().split(" {2,}", -1)[1])
                        .toList();
        assertThat(takers).isEqualTo(order);
    }

    @ParameterizedTest
    @ValueSource(strings = {"official", "manual-es", "dutch", "korean"})
    void aWholeMatchIsPlayedThroughAPipe(String rules) {
        Run run =
                playing(
                                "--bots greedy --players 7 --rounds 3 --seed 2 --set misdeal=0.9"
                                        + " --set misdealCard=CHOSEN --rules "
                                        + rules)
                        .good();
        assertThat(run.out()).contains("The match is over").contains("match-000001.drn");
        assertThat(Run.of("verify", file("").toString()).good().out())
                .isEqualTo("1 record, all good\n");
        assertThat(file("").toFile().list()).containsExactly("match-000001.drn");
    }

    @Test
    void aWholeMatchOfGrapplesIsPlayedThroughAPipe() {
        Run run = playing("--game grapples --rounds 3 --seed 2 --set queenConsent=on").good();
        assertThat(run.out()).contains("the match goes to ");
        assertThat(Run.of("verify", file("").toString()).good().out())
                .isEqualTo("1 record, all good\n");
    }

    /// What the whole record tells beyond the player's own is what the screen may not show.
    @Test
    void SEE_1_nobodySeesTheCardsOfOthers() throws IOException {
        String[] args = {"--rounds", "2", "--seed", "4", "--rules", "manual-es", "--bots", "cook"};
        String screen = play(Typist.tireless(), args).good().out();
        String whole = Files.readString(file("match-000001.drn"));
        String own = RecordWriter.write(RecordReader.read(whole), new Player(0));
        var secrets = new HashSet<>(replayed(whole));
        secrets.removeAll(replayed(own));
        assertThat(secrets).hasSizeGreaterThan(20);
        assertThat(screen.lines()).doesNotContainAnyElementsOf(secrets);
    }

    private static List<String> replayed(String record) {
        return Run.reading(record, "replay", "-").good().out().lines().toList();
    }

    @ParameterizedTest
    @CsvSource({"dalmuti,match-000001.drn", "grapples,match-000001.grapples.jsonl"})
    void aMatchGoesOnWhereItWasLeft(String game, String name) throws IOException {
        String[] wishes = {"--game", game, "--rounds", "4", "--seed", "3"};
        assertThat(play(new Typist(40), wishes).good().out()).endsWith("goes on with it\n");
        List<String> left = Files.readAllLines(file(name));
        assertThat(Run.of("verify", file(name).toString()).good().out()).contains("all good");
        for (int again = 0; again < 3; again++) { // left again and again, and nothing is lost
            assertThat(play(new Typist(15), "--resume").good().out()).contains("you are back");
        }
        assertThat(play(Typist.tireless(), "--resume").good().out()).contains(name);
        List<String> whole = Files.readAllLines(file(name));
        assertThat(whole).startsWith(left.subList(0, left.size() - 1).toArray(String[]::new));
        assertThat(whole.getLast()).isNotEqualTo(left.getLast());
        assertThat(Run.of("verify", file(name).toString()).good().out()).contains("all good");
        assertThat(play(Typist.tireless(), "--resume").misused().err()).contains("no match to go");
    }

    @Test
    void aMatchInAnyFileCanBeGoneOnWith() throws IOException {
        Path chosen = folder.resolve("mine.drn");
        assertThat(typing("", "--record", chosen.toString(), "--rounds", "1").good().out())
                .endsWith("the match is saved in " + chosen + "\n");
        assertThat(typing("", "--record", chosen.toString()).misused().err())
                .contains("is there already");
        assertThat(play(Typist.tireless(), "--resume", chosen.toString()).good().out())
                .contains("The match is over");
        assertThat(typing("", "--resume", chosen.toString()).misused().err())
                .contains("this match is over");
        String begun = Files.readString(chosen).replaceFirst("(?s)\\n 2 .*", "\n");
        Path without = Files.writeString(folder.resolve("without.drn"), begun);
        assertThat(play(Typist.tireless(), "--resume", without.toString()).good().out())
                .contains("The match is over");
        String seen = RecordWriter.write(RecordReader.read(begun), new Player(0));
        Path kept = Files.writeString(folder.resolve("kept.drn"), seen);
        assertThat(typing("", "--resume", kept.toString()).misused().err())
                .contains("only what one viewer saw");
        assertThat(typing("", "--resume", folder.resolve("missing.drn").toString()).misused().err())
                .contains("there is no such file");
    }

    @Test
    void aMatchWithoutMovesIsGoneOnWith() throws IOException {
        playing("--game grapples --seed 2").good();
        String head = Files.readAllLines(file("match-000001.grapples.jsonl")).getFirst();
        Path begun = Files.writeString(folder.resolve("begun.grapples.jsonl"), head + "\n");
        assertThat(play(Typist.tireless(), "--resume", begun.toString()).good().out())
                .contains("the match goes to ");
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguagePlaysBothGames(Language language) {
        String tag = language.tag();
        for (String game : List.of("dalmuti", "grapples")) {
            typing("h\ns\n?\nt\nu\n\n", "--game", game, "--lang", tag, "--seed", "1").good();
        }
        playing(
                        "--bots cook,greedy --rules manual-es --rounds 2 --seed 3 --set misdeal=0.9"
                                + " --lang "
                                + tag)
                .good();
        playing("--game grapples --seed 3 --lang " + tag).good();
    }

    /// Ana is to beat a single ten.
    private String anasTurn() throws IOException {
        String record =
                """
                [game dalmuti] [notation 1] [rules korean] [players A=Ana B=Bo C=Chiara D=Dong]

                round 3    order C A D B
                deal  C  3 2x5 2x6 3x7 2x8 2x9 3x10
                deal  A  1 3 2x4 6 7 2x8 2x9 3x10 J
                deal  D  3 2x4 5 6 2x7 8 3x9 2x10 J
                deal  B  2x2 2x5 2x6 7 3x8 2x9 2x10
                revolution -
                tax   B>C 2x2   C>B 3 10
                tax   D>A 3   A>D 7
                 1  C 10
                """;
        return Files.writeString(folder.resolve("turn.drn"), record).toString();
    }

    @Test
    void aWrongMoveIsRefusedByItsRuleAndNothingIsLost() throws IOException {
        String typed = "2 9\n10\nnonsense\n13 14\nq\n";
        assertThat(typing(typed, "--resume", anasTurn()).good().out())
                .containsSubsequence(
                        "On the table: Shepherdess (10), from Chiara",
                        "Ana played 2 × Cook (9) on Shepherdess (10): one card was needed (PLAY-2)",
                        "a better rank was needed\n  (PLAY-2)",
                        "that can't be understood here",
                        "the match is saved");
        assertThat(typing("2 9\n", "--resume", anasTurn(), "--lang", "es").good().out())
                .contains("hacía falta una carta\n  (PLAY-2)");
    }

    @Test
    void aMoveIsConfirmedOrTakenBackWhereSomebodyWantsThat() throws IOException {
        assertThat(typing("6\nu\n6\n\n", "--confirm", "--resume", anasTurn()).good().out())
                .containsSubsequence(
                        "selected: Knight (6)",
                        "nothing is selected",
                        "selected: Knight (6)",
                        "Ana plays Knight (6)");
    }

    @Test
    void capitalsAreUnderstood() throws IOException {
        assertThat(typing("H\nQ\n6\n", "--resume", anasTurn()).good().out())
                .contains("the match is saved")
                .doesNotContain("Ana plays");
    }

    @Test
    void wrongWishesAreRefused() {
        assertThat(typing("", "--bots", "nobody").misused().err())
                .contains("there is no bot nobody");
        assertThat(Run.with(environment(), "", "play", "--name", " ").misused().err())
                .contains("--name is blank");
        assertThat(typing("", "--players", "2").misused().err()).contains("(WHO-1)");
        assertThat(typing("", "--game", "grapples", "--players", "9").misused().err())
                .contains("(G-WHO-1)");
        assertThat(typing("", "--record", "/dev/null/x").flawed().err()).contains("cannot write");
    }

    @Test
    void inputThatBreaksIsNotTakenForOutput() throws IOException {
        InputStream broken = InputStream.nullInputStream();
        broken.close();
        assertThat(play(broken, "--seed", "1").flawed().err())
                .isEqualTo("dalmuti: -: cannot be read: Stream closed\n");
    }

    @Test
    void theSameSeedAndTheSameMovesGiveTheSameMatch() {
        String[] args = {"--seed", "6", "--rounds", "1", "--color", "never"};
        String once = play(Typist.tireless(), args).good().out();
        String again = play(Typist.tireless(), args).good().out();
        assertThat(again.replace("000002", "000001")).isEqualTo(once);
    }
}
