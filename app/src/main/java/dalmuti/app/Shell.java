package dalmuti.app;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// What a command talks to.
///
/// @param terminals the numbers of the standard streams that are terminals, as `012`; Java can't
///   tell by itself, so the launcher does
record Shell(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        String terminals) {

    /// The shell that the program was started from. Texts are UTF-8 whatever the locale says.
    static Shell ofProcess() {
        var out = new FileOutputStream(FileDescriptor.out);
        return new Shell(
                System.in,
                utf8(new BreakableStream(new BufferedOutputStream(out, 1 << 16))),
                new PrintStream(System.err, true, StandardCharsets.UTF_8),
                System.getenv(),
                System.getProperty("app.terminals", ""));
    }

    private static PrintStream utf8(BreakableStream stream) {
        return new PrintStream(stream, false, StandardCharsets.UTF_8);
    }

    boolean outIsTerminal() {
        return terminals.contains("1");
    }

    boolean errIsTerminal() {
        return terminals.contains("2");
    }

    /// Whether somebody can read what is shown and press a key.
    boolean isInteractive() {
        return outIsTerminal() && terminals.contains("0") && !isDumb();
    }

    /// Whether colours are welcome where nobody has said.
    boolean likesColor() {
        return outIsTerminal() && environment.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb();
    }

    private boolean isDumb() {
        return environment.getOrDefault("TERM", "").equals("dumb");
    }

    boolean wantsTrace() {
        return !environment.getOrDefault("DALMUTI_TRACE", "").isEmpty();
    }
}
