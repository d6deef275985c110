package dalmuti.table.desk;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Problem;
import dalmuti.words.Language;
import dalmuti.words.Words;

import java.util.Optional;

/// Why something is not answered, as it is sent.
public final class Problems {

    /// No rule was broken: it can't be told whether one was.
    static final Refusal UNDECIDED = Refusal.of("record", UndecidedRecordException.KEY);

    private static final int BRIEF = 200;

    private Problems() {}

    /// What is wrong with a question; nothing where the mistake is ours.
    public static Optional<String> of(RuntimeException e, Language language) {
        return switch (e) {
            case FlawedRecordException flaw ->
                    Optional.of(text(flaw.refusal(), language, Optional.of(flaw.line())));
            case UndecidedRecordException open ->
                    Optional.of(text(UNDECIDED, language, Optional.of(open.line())));
            case RefusedException refused -> Optional.of(text(refused.refusal(), language));
            default -> Optional.empty();
        };
    }

    public static String text(Refusal refusal, Language language) {
        return text(refusal, language, Optional.empty());
    }

    private static String text(Refusal refusal, Language language, Optional<Integer> line) {
        String text = sentence(refusal, language);
        return Bodies.write(new Problem(refusal.rule(), refusal.key(), text, line));
    }

    /// Why something is refused. What somebody has sent is not sent back at any length.
    public static String sentence(Refusal refusal, Language language) {
        return Words.in(language)
                .say(
                        refusal.key(),
                        refusal.arguments().stream()
                                .map(it -> it instanceof String text ? brief(text) : it)
                                .toArray());
    }

    private static String brief(String text) {
        return text.codePointCount(0, text.length()) > BRIEF
                ? text.substring(0, text.offsetByCodePoints(0, BRIEF)) + "…"
                : text;
    }
}
