package dalmuti.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Durability;
import dalmuti.server.OwnAddresses;
import dalmuti.server.Settings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Where a server is found, and where it keeps what it has.
class OwnAddressesTests {

    @TempDir private Path folder = Path.of("");

    @Test
    void dataAreKeptWhereTheSystemKeepsThem() {
        assertThat(StorageLocation.folder(Map.of("XDG_DATA_HOME", "/data", "HOME", "/home/ana")))
                .isEqualTo(Path.of("/data/dalmuti"));
        assertThat(StorageLocation.folder(Map.of("HOME", "/home/ana")).toString())
                .startsWith("/home/ana/")
                .endsWith("/dalmuti");
    }

    @Test
    void addressesCanBeTyped() {
        Settings settings = Settings.of(folder);
        assertThat(new OwnAddresses(settings, 8080).here()).isEqualTo("http://localhost:8080");
        assertThat(new OwnAddresses(settings, 80).here()).isEqualTo("http://localhost");
        var secure =
                new Settings(
                        new Settings.Address("::1", 443, 0),
                        folder,
                        Optional.empty(),
                        Optional.of(new Settings.Certificate(folder, folder)),
                        Settings.Front.NONE,
                        Set.of(),
                        Optional.empty(),
                        Settings.Limits.USUAL,
                        Settings.USUAL_IDLE,
                        Durability.POWER,
                        Settings.Operators.in(folder));
        assertThat(new OwnAddresses(secure, 443).here()).isEqualTo("https://[::1]");
        assertThat(new OwnAddresses(secure, 443).network()).isEmpty();
    }
}
