package dalmuti.app;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Somebody who types the same lines over and over, of which one fits sooner or later, whatever is
/// asked. Most of them are wrong where they are typed, and nothing may come of that.
final class Typist extends InputStream {

    static final List<String> LINES =
            List.of(
                    "12",
                    "11",
                    "10",
                    "9",
                    "8",
                    "7",
                    "6",
                    "5",
                    "4",
                    "3",
                    "2",
                    "1",
                    "jj",
                    "j",
                    "p",
                    "+12",
                    "+11",
                    "",
                    "+10",
                    "+9",
                    "u",
                    "+8",
                    "+7",
                    "+6",
                    "+5",
                    "+4",
                    "+3",
                    "1",
                    "n",
                    "b 12",
                    "nonsense",
                    "99 99",
                    "+");

    private static final int MOST_LINES = 100_000;

    private final int limit;
    private byte[] line = {};
    private int at;
    private int lines;

    Typist(int limit) {
        this.limit = limit;
    }

    static Typist tireless() {
        return new Typist(MOST_LINES);
    }

    @Override
    public int read() {
        if (at == line.length) {
            if (lines == limit) {
                return -1;
            }
            String next = LINES.get(lines % LINES.size()) + "\n";
            line = next.getBytes(StandardCharsets.UTF_8);
            at = 0;
            lines++;
        }
        return line[at++];
    }

    /// A line at a time, so that nothing is typed before it is asked for.
    @Override
    public int read(byte[] into, int from, int count) {
        int done = 0;
        while (done < count) {
            int next = read();
            if (next < 0) {
                return done == 0 ? -1 : done;
            }
            into[from + done++] = (byte) next;
            if (next == '\n') {
                break;
            }
        }
        return done;
    }
}
