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
                        || system.startsWith("Windows")
                        || System.getenv("DISPLAY") != null
                        || System.getenv("WAYLAND_DISPLAY") != null;
        if (!hasScreen) {
            return;
        }
        List<String> opener =
                system.startsWith("Mac")
                        ? List.of("open", address)
                        : system.startsWith("Windows")
                                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                                : List.of("xdg-open", address);
        try {
            var _ =
                    new ProcessBuilder(opener)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
        } catch (IOException e) {
            return; // there is nothing to open it with
        }
    }
}
