package dalmuti.server.edge.operator;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Fingerprint;
import dalmuti.server.PrivateFiles;
import dalmuti.server.Settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

/// Who may run the server: everybody by a token of their own, one in each line of a file behind its
/// owner's name. The file is made with one token where nobody has any.
public final class OperatorTokens {

    private static final String OPERATOR = "operator";
    private static final Pattern LINE = Pattern.compile("(\\S{1,40})\\s+(\\S{16,200})");
    private static final int BYTES = 18;
    private static final int MOST_WRONG = 10;
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();

    /// What names a token where there is no file.
    public static final String VARIABLE = "DALMUTI_OPERATOR_TOKEN";

    private final List<Operator> all;
    private final Optional<String> made;
    private final LongSupplier clock;
    private long since;
    private int wrong;

    private record Operator(String name, String hash) {

        static Operator of(String name, String token) {
            return new Operator(name, Fingerprint.of(token));
        }
    }

    /// What came of a token.
    public sealed interface Verdict {

        record Known(String operator) implements Verdict {}

        record Unknown() implements Verdict {}

        /// @param seconds until another one is looked at
        record TooMany(int seconds) implements Verdict {}
    }

    private OperatorTokens(List<Operator> all, Optional<String> made, LongSupplier clock) {
        this.all = List.copyOf(all);
        this.made = made;
        this.clock = clock;
        this.since = clock.getAsLong();
    }

    /// What can't be read, written or used as a token is a [RefusedException].
    public static OperatorTokens of(Settings.Operators operators) {
        return of(operators, System::nanoTime);
    }

    static OperatorTokens of(Settings.Operators operators, LongSupplier clock) {
        var all = new ArrayList<Operator>();
        operators.token().ifPresent(it -> all.add(read(OPERATOR + " " + it, VARIABLE)));
        Path file = operators.file();
        try {
            if (Files.exists(file)) {
                Files.readAllLines(file, StandardCharsets.UTF_8).stream()
                        .filter(it -> !it.isBlank() && !it.startsWith("#"))
                        .forEach(it -> all.add(read(it, file.toString())));
            }
            if (!all.isEmpty()) {
                return new OperatorTokens(all, Optional.empty(), clock);
            }
            String token = random();
            PrivateFiles.replace(file, OPERATOR + " " + token + "\n");
            all.add(Operator.of(OPERATOR, token));
            return new OperatorTokens(all, Optional.of(token), clock);
        } catch (IOException e) {
            throw new RefusedException(
                    Refusal.of("operator-tokens", "serve.no-tokens", file.toString()));
        }
    }

    private static Operator read(String line, String where) {
        var parts = LINE.matcher(line.strip());
        if (!parts.matches()) {
            throw new RefusedException(Refusal.of("operator-tokens", "serve.bad-token", where));
        }
        return Operator.of(parts.group(1), parts.group(2));
    }

    private static String random() {
        var bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] bytes(String hash) {
        return hash.getBytes(StandardCharsets.US_ASCII);
    }

    /// The token that was made because nobody had one.
    public Optional<String> made() {
        return made;
    }

    /// Whose token it is. After ten wrong ones none is looked at for the rest of the minute.
    public synchronized Verdict judge(String token) {
        long now = clock.getAsLong();
        if (now - since >= MINUTE) {
            since = now;
            wrong = 0;
        }
        if (wrong >= MOST_WRONG) {
            return new Verdict.TooMany(
                    (int) Duration.ofNanos(since + MINUTE - now).toSeconds() + 1);
        }
        byte[] said = bytes(Fingerprint.of(token));
        Verdict verdict = new Verdict.Unknown();
        for (Operator it : all) { // always all of them: the time it takes tells nothing
            verdict =
                    MessageDigest.isEqual(said, bytes(it.hash()))
                            ? new Verdict.Known(it.name())
                            : verdict;
        }
        wrong += verdict instanceof Verdict.Unknown ? 1 : 0;
        return verdict;
    }
}
