package dalmuti.app.release;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;

/// A program of the JDK that comes with it, run in this process.
enum Tool {
    JLINK,
    JPACKAGE;

    boolean isThere() {
        return ToolProvider.findFirst(called()).isPresent();
    }

    /// @throws IOException with what it said, when it failed
    void run(List<String> arguments) throws IOException {
        var said = new StringWriter();
        var writer = new PrintWriter(said);
        int status =
                ToolProvider.findFirst(called())
                        .orElseThrow()
                        .run(writer, writer, arguments.toArray(String[]::new));
        if (status != 0) {
            throw new IOException(called() + ": " + said.toString().strip().replace('\n', ' '));
        }
    }

    private String called() {
        return name().toLowerCase(Locale.ROOT);
    }
}
