package dalmuti.app.shell;

import dalmuti.contract.Refusal;
import dalmuti.words.Language;
import dalmuti.words.Words;

import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/// What a command talks to.
///
/// @param terminals the numbers of the standard streams that are terminals, as `012`; Java can't
///   tell by itself, so the launcher does
/// @param spoken the language of the environment, until somebody asks for another
public record Shell(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        String terminals,
        AtomicReference<Language> spoken) {

    public Shell(
            InputStream in,
            PrintStream out,
            PrintStream err,
            Map<String, String> environment,
            String terminals) {
        this(
                in,
                out,
                err,
                environment,
                terminals,
                new AtomicReference<>(Language.ofLocale(environment)));
    }

    /// The shell that the program was started from. Texts are UTF-8 whatever the locale says.
    public static Shell ofProcess() {
        var out = new FileOutputStream(FileDescriptor.out);
        return new Shell(
                System.in,
                new PrintStream(
                        new BreakableStream(new BufferedOutputStream(out, 1 << 16)),
                        false,
                        StandardCharsets.UTF_8),
                new PrintStream(System.err, true, StandardCharsets.UTF_8),
                inherited(),
                System.getProperty("app.terminals", allOrNone()));
    }

    /// Where no launcher can tell, it is all of the streams or none.
    private static String allOrNone() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent()
                ? "012"
                : "";
    }

    /// The launcher changes the locale for the sake of UTF-8 and hands on which it was. Where
    /// nothing of it is in the environment, as on Windows, Java knows what the system speaks.
    private static Map<String, String> inherited() {
        var environment = new HashMap<>(System.getenv());
        if (Stream.of("LC_ALL", "LC_MESSAGES", "LANG").noneMatch(environment::containsKey)) {
            environment.put("LANG", Locale.getDefault().toLanguageTag());
        }
        String locale = System.getProperty("app.locale", "");
        if (!locale.isEmpty()) {
            environment.put("LC_ALL", locale);
        }
        return environment;
    }

    public Language language() {
        return Objects.requireNonNull(spoken.get());
    }

    public Words words() {
        return Words.in(language());
    }

    public String say(String key, Object... arguments) {
        return words().say(key, arguments);
    }

    public String say(Refusal refusal) {
        return words().say(refusal);
    }

    public void println(String line) {
        out.println(line);
    }

    public void println() {
        out.println();
    }

    /// Thrown by a command that was called in a way that can't work.
    public GivenUpException misuse(String key, Object... arguments) {
        return GivenUpException.wrongUsage(say(key, arguments));
    }

    /// Thrown by a command when something is wrong with what it was given to look at.
    public GivenUpException failure(String key, Object... arguments) {
        return GivenUpException.flawed(say(key, arguments));
    }

    public boolean inIsTerminal() {
        return terminals.contains("0");
    }

    public boolean outIsTerminal() {
        return terminals.contains("1");
    }

    public boolean errIsTerminal() {
        return terminals.contains("2");
    }

    /// Whether somebody can read what is shown and press a key.
    public boolean isInteractive() {
        return inIsTerminal() && outIsTerminal() && !isDumb();
    }

    /// Whether colours are welcome where nobody has said.
    public boolean likesColor() {
        return outIsTerminal() && environment.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb();
    }

    private boolean isDumb() {
        return environment.getOrDefault("TERM", "").equals("dumb");
    }

    public boolean wantsTrace() {
        return !environment.getOrDefault("DALMUTI_TRACE", "").isEmpty();
    }
}
