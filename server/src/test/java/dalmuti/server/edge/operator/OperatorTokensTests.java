package dalmuti.server.edge.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.Settings.Operators;
import dalmuti.server.edge.operator.OperatorTokens.Verdict;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

class OperatorTokensTests {

    @TempDir Path folder;

    private final AtomicLong now = new AtomicLong();

    private OperatorTokens tokens(Optional<String> token) {
        var operators = new Operators(folder.resolve("data/operator-tokens"), token);
        return OperatorTokens.of(operators, now::get);
    }

    private void written(String text) throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("data")).resolve("operator-tokens"), text);
    }

    @Test
    void aTokenIsMadeOnceForItsOwnerAlone() throws Exception {
        String made = tokens(Optional.empty()).made().orElseThrow();
        OperatorTokens later = tokens(Optional.empty());
        assertThat(later.made()).isEmpty();
        assertThat(later.judge(made)).isEqualTo(new Verdict.Known("operator"));
        Path file = folder.resolve("data/operator-tokens");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void everyOperatorHasATokenOfTheirOwn() throws Exception {
        written("# ours\n\nanna 0123456789abcdef\nben  fedcba9876543210\n");
        OperatorTokens tokens = tokens(Optional.of("of-the-environment"));
        assertThat(tokens.judge("0123456789abcdef")).isEqualTo(new Verdict.Known("anna"));
        assertThat(tokens.judge("fedcba9876543210")).isEqualTo(new Verdict.Known("ben"));
        assertThat(tokens.judge("of-the-environment")).isEqualTo(new Verdict.Known("operator"));
        assertThat(tokens.judge("")).isEqualTo(new Verdict.Unknown());
    }

    @Test
    void aTokenOfTheEnvironmentNeedsNoFile() {
        assertThat(tokens(Optional.of("of-the-environment")).made()).isEmpty();
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @Test
    void wrongTokensAreForgivenAfterAMinute() {
        String made = tokens(Optional.empty()).made().orElseThrow();
        OperatorTokens tokens = tokens(Optional.empty());
        for (int i = 0; i < 10; i++) {
            assertThat(tokens.judge("guess")).isEqualTo(new Verdict.Unknown());
        }
        assertThat(tokens.judge(made)).isEqualTo(new Verdict.TooMany(61));
        now.addAndGet(Duration.ofMinutes(1).toNanos());
        assertThat(tokens.judge(made)).isEqualTo(new Verdict.Known("operator"));
    }

    @Test
    void whatIsTooShortOrCanNotBeWrittenIsSaid() throws Exception {
        written("anna short\n");
        refused("serve.bad-token");
        Files.delete(folder.resolve("data/operator-tokens"));
        Files.delete(folder.resolve("data"));
        Files.writeString(folder.resolve("data"), "no folder");
        refused("serve.no-tokens");
    }

    private void refused(String key) {
        assertThatThrownBy(() -> tokens(Optional.empty()))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        it -> assertThat(it.refusal().key()).isEqualTo(key));
    }
}
