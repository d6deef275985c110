package dalmuti.server.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.Durability;
import dalmuti.server.ExistingData;
import dalmuti.server.Settings;
import dalmuti.server.store.Kind;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

class RestoreTests {

    @TempDir private Path folder;

    /// PostgreSQL lets several programs in, so a server has to say that it is there.
    @Test
    void aDatabaseThatAServerUsesIsNotReplaced() {
        var access = Kind.POSTGRESQL.fresh();
        String url =
                "%s?user=%s&password=%s".formatted(access.url(), access.user(), access.password());
        var settings =
                new Settings(
                        new Settings.Address("127.0.0.1", 0, 0),
                        folder,
                        Optional.of(url),
                        Optional.empty(),
                        Settings.Front.NONE,
                        Set.of(),
                        Optional.empty(),
                        Settings.Limits.USUAL,
                        Settings.USUAL_IDLE,
                        Durability.CRASH,
                        Settings.Operators.in(folder));
        ThrowingCallable restoring =
                () -> Restore.from(folder.resolve("none.zip"), settings, ExistingData.REPLACED);
        try (var _ = Server.start(settings)) {
            refused(restoring, "store.in-use");
        }
        refused(restoring, "store.no-backup");
    }

    private static void refused(ThrowingCallable restoring, String key) {
        assertThatThrownBy(restoring)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        it -> assertThat(it.refusal().key()).isEqualTo(key));
    }
}
