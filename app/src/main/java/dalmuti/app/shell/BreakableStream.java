package dalmuti.app.shell;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// A stream that says so when nobody takes its bytes any more. A print stream above it would
/// otherwise keep the failure to itself, and a command would go on for nobody.
public final class BreakableStream extends FilterOutputStream {

    public BreakableStream(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int b) {
        attempt(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        attempt(() -> out.write(bytes, from, count));
    }

    @Override
    public void flush() {
        attempt(out::flush);
    }

    private static void attempt(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new BrokenOutputException(e);
        }
    }

    private interface Writing {
        void run() throws IOException;
    }
}
