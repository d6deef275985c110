package dalmuti.programs;

import dalmuti.wire.program.Lines;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// Reads lines and never keeps more of one than a line may have.
final class LineReader {

    private final InputStream from;

    LineReader(InputStream from) {
        this.from = new BufferedInputStream(from);
    }

    /// The next line without its end, the end, or that there was too much; never silence.
    ProgramOutput next() {
        var line = new ByteArrayOutputStream();
        try {
            int next = from.read();
            while (next >= 0 && next != '\n') {
                if (line.size() == Lines.LONGEST) {
                    return new ProgramOutput.TooLong();
                }
                line.write(next);
                next = from.read();
            }
            boolean nothing = next < 0 && line.size() == 0;
            return nothing
                    ? new ProgramOutput.End()
                    : new ProgramOutput.Line(line.toString(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return new ProgramOutput.End(); // a pipe that was closed from this side
        }
    }
}
