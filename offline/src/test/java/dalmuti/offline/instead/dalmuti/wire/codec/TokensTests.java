package dalmuti.offline.instead.dalmuti.wire.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonToken;

import dalmuti.wire.codec.Tokens.LimitException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// A text of JSON falls into the same tokens as with the library that a server has, or is refused
/// as well.
class TokensTests {

    private static final int DEEPEST = 5;

    private static final String USUAL =
            """
            {"type":"did","at":-17,"moves":[{"by":"A","cards":[1,12,13]},{"by":"나"},[],{}],\
            "share":0.25,"small":-1.5e-7,"said":"a \\"b\\" \\u00e9\\n/\\/","over":true,"not":false,"no":null}\
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{}",
                "[ ]",
                "7",
                "-0",
                "07",
                "-",
                "1.",
                ".5",
                "1e",
                "1E+2",
                "+1",
                "1 2",
                "{} {}",
                "{} x",
                "\"",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"tab\there\"",
                "tru",
                "truex",
                "null",
                "nul",
                "NaN",
                "[1,]",
                "[,1]",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{a:1}",
                "{\"a\":1 \"b\":2}",
                "[1 2]",
                "[}",
                "{]",
                "[[[[[]]]]]",
                "[[[[[[]]]]]]",
                "[",
                "{\"a\":",
                "2147483647",
                "2147483648",
                "-2147483649",
                "9223372036854775807",
                "9223372036854775808",
                "123456789012345678901234567890",
                "1234567890123456789012345678901",
                "\u0000",
                "[1]\u0000",
                "/* */ 1",
                "'a'",
                "1d",
                "0x1",
                "\u00a01"
            })
    void fallsIntoTheSameTokens(String text) throws IOException {
        assertThat(here(text)).isEqualTo(there(text));
    }

    @Test
    void longNamesAreRefused() throws IOException {
        for (int length : new int[] {99, 100, 101}) {
            fallsIntoTheSameTokens("{\"" + "n".repeat(length) + "\":1}");
        }
    }

    @Test
    void aTextThatWasChangedFallsIntoTheSameTokens() throws IOException {
        fallsIntoTheSameTokens(USUAL);
        var dice = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            var text = new StringBuilder(USUAL);
            for (int change = dice.nextInt(1, 4); change > 0; change--) {
                int from = dice.nextInt(text.length());
                int to = dice.nextInt(text.length());
                switch (dice.nextInt(3)) {
                    case 0 -> text.setCharAt(from, text.charAt(to));
                    case 1 -> text.deleteCharAt(from);
                    default -> text.insert(from, text.charAt(to));
                }
            }
            fallsIntoTheSameTokens(text.toString());
        }
    }

    /// The next token with what it says, or nothing at the end.
    private interface Telling {
        String next() throws IOException;
    }

    private static List<String> all(Telling tokens) {
        var all = new ArrayList<String>();
        try {
            do {
                all.add(tokens.next());
            } while (!all.getLast().isEmpty());
            return all;
        } catch (LimitException e) {
            return List.of("limit");
        } catch (IOException e) { // the library may see that a token before
            return List.of("wrong");
        }
    }

    private static List<String> here(String text) {
        var tokens = new Tokens(text, DEEPEST);
        return all(
                () -> {
                    JsonToken token = tokens.next();
                    return switch (token) {
                        case null -> "";
                        case FIELD_NAME -> "name " + tokens.name();
                        case VALUE_STRING -> "text " + tokens.text();
                        case VALUE_NUMBER_INT -> tokens.isInt() + " " + (tokens.number() + 0.0);
                        case VALUE_NUMBER_FLOAT -> "fraction " + tokens.number();
                        default -> token.toString();
                    };
                });
    }

    private static List<String> there(String text) throws IOException {
        var tokens = new dalmuti.wire.codec.Tokens(text, DEEPEST);
        return all(
                () -> {
                    JsonToken token = tokens.next();
                    return switch (token) {
                        case null -> "";
                        case FIELD_NAME -> "name " + tokens.name();
                        case VALUE_STRING -> "text " + tokens.text();
                        case VALUE_NUMBER_INT -> tokens.isInt() + " " + (tokens.number() + 0.0);
                        case VALUE_NUMBER_FLOAT -> "fraction " + tokens.number();
                        default -> token.toString();
                    };
                });
    }
}
