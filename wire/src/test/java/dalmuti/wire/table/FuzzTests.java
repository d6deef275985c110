package dalmuti.wire.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.RefusedException;
import dalmuti.wire.journal.Entries;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;

/// Whatever is said, it is understood or refused, and nothing else happens.
@Timeout(20)
final class FuzzTests {

    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final int TEXTS = Integer.getInteger("dalmuti.texts", 10_000);

    /// What JSON is made of, what breaks it, and what breaks those who read it.
    private static final List<String> PIECES =
            List.of(
                    "{",
                    "}",
                    "[",
                    "]",
                    ",",
                    ":",
                    "\"",
                    "\\",
                    "null",
                    "true",
                    "-",
                    "0",
                    "1e999",
                    "NaN",
                    "\"type\":",
                    "\"move\":",
                    "\"ack\":1,",
                    "[9,1,0]",
                    "\"A\"",
                    "99999999999",
                    "\\u0000",
                    "\ud800",
                    "💥",
                    "\n",
                    " ",
                    "\0",
                    "'",
                    "/*",
                    "//",
                    "\"kind\":",
                    "[[[[[[[[[[[[[[[[[[[[[[[[[[[");

    private static String mutated(String text, SplittableRandom dice) {
        var changed = new StringBuilder(text);
        for (int i = dice.nextInt(4); i >= 0; i--) {
            int at = dice.nextInt(changed.length() + 1);
            int to = Math.min(changed.length(), at + dice.nextInt(6));
            switch (dice.nextInt(4)) {
                case 0 -> changed.insert(at, PIECES.get(dice.nextInt(PIECES.size())));
                case 1 -> changed.delete(at, to);
                case 2 -> changed.replace(at, to, PIECES.get(dice.nextInt(PIECES.size())));
                default -> changed.insert(at, changed.substring(at, to));
            }
        }
        return changed.toString();
    }

    private static String nonsense(SplittableRandom dice) {
        var text = new StringBuilder();
        for (int i = dice.nextInt(30); i >= 0; i--) {
            text.append(PIECES.get(dice.nextInt(PIECES.size())));
        }
        return text.toString();
    }

    /// Reads many flawed texts, and some that happen to be good.
    private static <T> void understoodOrRefused(
            int texts, List<String> good, Function<String, T> reader) {
        var dice = new SplittableRandom(SEED);
        int refused = 0;
        for (int i = 0; i < texts; i++) {
            String text =
                    i % 5 == 0
                            ? nonsense(dice)
                            : mutated(good.get(dice.nextInt(good.size())), dice);
            try {
                assertThat(reader.apply(text)).isNotNull();
            } catch (RefusedException e) {
                refused++;
                assertThat(Words.ENGLISH.say(e.refusal())).hasSizeLessThan(400);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + SEED + ": " + text, e);
            }
        }
        assertThat(refused).isBetween(texts / 2, texts - 1);
    }

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of("src/test/golden/journal", file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> moves(String file) {
        return lines(file).stream()
                .filter(line -> line.contains("\"did\""))
                .map(
                        line ->
                                line.substring(
                                        line.indexOf("\"move\":{") + 7, line.indexOf(",\"hand\"")))
                .toList();
    }

    @Test
    void requests() {
        understoodOrRefused(
                TEXTS, Samples.requests().stream().map(Requests::write).toList(), Requests::read);
    }

    @Test
    void notices() {
        understoodOrRefused(
                TEXTS, Samples.notices().stream().map(Notices::write).toList(), Notices::read);
    }

    @Test
    void movesOfDalmuti() {
        understoodOrRefused(TEXTS, moves("1-dalmuti-moves.jsonl"), new DalmutiJson()::readMove);
    }

    @Test
    void movesOfGrapples() {
        understoodOrRefused(TEXTS, moves("1-grapples-moves.jsonl"), new GrapplesJson()::readMove);
    }

    @Test
    void entries() {
        var kinds = new ArrayList<String>();
        var bodies = new ArrayList<String>();
        Stream.of("1-dalmuti.jsonl", "1-grapples.jsonl")
                .flatMap(file -> lines(file).stream())
                .forEach(
                        line -> {
                            kinds.add(line.substring(9, line.indexOf('"', 9)));
                            bodies.add(
                                    line.substring(
                                            line.indexOf("\"body\":") + 7, line.length() - 1));
                        });
        for (int i = 0; i < kinds.size(); i++) {
            assertThat(Entries.read(kinds.get(i), 1, bodies.get(i))).isNotNull();
        }
        var dice = new SplittableRandom(SEED);
        understoodOrRefused(
                TEXTS,
                bodies,
                body -> Entries.read(kinds.get(dice.nextInt(kinds.size())), 1, body));
    }

    @Test
    void parts() {
        var json = new DalmutiJson();
        var game = new dalmuti.Dalmuti(dalmuti.options.Preset.OFFICIAL.rules());
        var step = dalmuti.testkit.Playout.random(game, 6, 1, 60).steps().getLast();
        var view = game.view(step.after(), dalmuti.contract.Onlooker.ONLOOKER);
        var parts = json.picture(view).texts();
        for (String part : parts.keySet()) {
            understoodOrRefused(
                    TEXTS / 10,
                    List.of(parts.getOrDefault(part, "")),
                    text -> {
                        var changed = new java.util.HashMap<>(parts);
                        changed.put(part, text);
                        return json.readView(changed, json.past(view.told()));
                    });
        }
        understoodOrRefused(
                TEXTS / 10, json.past(view.told()), text -> json.readView(parts, List.of(text)));
    }
}
