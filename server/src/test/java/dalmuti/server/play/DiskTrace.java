package dalmuti.server.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a program did to its files, as strace saw it: every write, truncation and force in order.
final class DiskTrace {

    private static final int WHOLE_WRITE = 1 << 20;
    private static final Pattern LINE = Pattern.compile("(\\d+) +(\\d+)\\.(\\d{6}) (.*)");
    private static final Pattern CALL =
            Pattern.compile("(\\w+)\\((?:\\d+<)?\"?([^>\"]*)[>\"](?:, )?(.*)");
    private static final Pattern RESUMED = Pattern.compile("<\\.\\.\\. (\\w+) resumed>.*");

    private final List<Op> ops = new ArrayList<>();
    private final Map<String, Forcing> forcing = new HashMap<>();

    /// A force that a thread has begun.
    private record Forcing(String file, int before) {}

    /// Something done to a file.
    sealed interface Op {
        String file();

        Instant at();
    }

    record Write(String file, Instant at, int offset, ByteBuffer data) implements Op {}

    record Truncate(String file, Instant at, int size) implements Op {}

    /// What is renamed was forced before.
    record Rename(String file, Instant at, String to) implements Op {}

    record Delete(String file, Instant at) implements Op {}

    /// What was done to the file before a certain operation is on disk from now on.
    ///
    /// @param before the index of that operation
    record Force(String file, Instant at, int before) implements Op {}

    /// The beginning of a command line that has a program's work on these files traced.
    static List<String> command(Path trace, Path... files) {
        var command =
                new ArrayList<>(
                        List.of(
                                "strace",
                                "-f",
                                "-y",
                                "-ttt",
                                "-xx",
                                "--seccomp-bpf",
                                "-e",
                                "trace=pwrite64,fsync,fdatasync,ftruncate,unlink,rename",
                                "-e",
                                "signal=none",
                                "-s",
                                String.valueOf(WHOLE_WRITE),
                                "-o",
                                trace.toString()));
        for (Path file : files) {
            command.addAll(List.of("-P", file.toString()));
        }
        return command;
    }

    static List<Op> read(Path trace) {
        var reading = new DiskTrace();
        try (BufferedReader lines = Files.newBufferedReader(trace)) {
            lines.lines().forEach(reading::line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return reading.ops;
    }

    private void line(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new AssertionError(line);
        }
        String thread = parts.group(1);
        Instant at =
                Instant.ofEpochSecond(
                        Long.parseLong(parts.group(2)), Long.parseLong(parts.group(3)) * 1_000);
        String what = parts.group(4);
        Matcher call = CALL.matcher(what);
        if (RESUMED.matcher(what).matches()) {
            resumed(thread, at);
        } else if (call.matches()) {
            call(thread, at, call.group(1), text(call.group(2)), call.group(3));
        }
    }

    private void call(String thread, Instant at, String name, String file, String rest) {
        switch (name) {
            case "pwrite64" -> {
                int quote = rest.indexOf('"', 1);
                String[] numbers = rest.substring(quote + 3).split("[,) ]+", -1);
                ByteBuffer data = ByteBuffer.wrap(bytes(rest.substring(1, quote)));
                ops.add(new Write(file, at, Integer.parseInt(numbers[1]), data));
            }
            case "ftruncate" ->
                    ops.add(new Truncate(file, at, Integer.parseInt(rest.split("[) ]", 2)[0])));
            case "rename" -> ops.add(new Rename(file, at, text(rest.split("\"", 3)[1])));
            case "unlink" -> ops.add(new Delete(file, at));
            default -> {
                forcing.put(thread, new Forcing(file, ops.size()));
                if (!rest.contains("<unfinished")) {
                    resumed(thread, at);
                }
            }
        }
    }

    private void resumed(String thread, Instant at) {
        Forcing begun = forcing.remove(thread);
        if (begun != null) {
            ops.add(new Force(begun.file(), at, begun.before()));
        }
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace("\\x", ""));
    }

    private static String text(String hex) {
        return hex.startsWith("\\x") ? new String(bytes(hex), StandardCharsets.UTF_8) : hex;
    }
}
