package dalmuti.app.serve;

import java.io.IOException;
import java.util.List;

/// Opens pages, where there is something to open them with.
final class Browser {

    private Browser() {}

    /// The address was printed already, so nothing is lost where this does nothing.
    static void open(String address) {
        String system = System.getProperty("os.name", "");
        boolean hasScreen =
                system.startsWith("Mac")
                        || System.getenv("DISPLAY") != null
                        || System.getenv("WAYLAND_DISPLAY") != null;
        if (!hasScreen) {
            return;
        }
        String opener = system.startsWith("Mac") ? "open" : "xdg-open";
        try {
            var _ =
                    new ProcessBuilder(List.of(opener, address))
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
        } catch (IOException e) {
            return; // there is nothing to open it with
        }
    }
}
