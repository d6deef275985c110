package dalmuti.server.play;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// A disk as a power cut may leave it. What was forced is there; what was not may be there whole,
/// in part or not at all.
final class CutDisk {

    private static final int SECTOR = 512;

    private final Map<String, byte[]> kept = new HashMap<>();
    private final List<Pending> pending = new ArrayList<>();
    private int index;

    private record Pending(int index, DiskTrace.Op op) {}

    /// What becomes of all that was not forced.
    enum Fate {
        LOST,
        KEPT,
        TORN
    }

    void take(DiskTrace.Op op) {
        switch (op) {
            case DiskTrace.Force(var file, _, int before) -> {
                pending.stream()
                        .filter(it -> it.op().file().equals(file) && it.index() < before)
                        .forEach(it -> apply(kept, it.op()));
                pending.removeIf(it -> it.op().file().equals(file) && it.index() < before);
            }
            case DiskTrace.Rename(var file, _, var to) -> {
                byte[] bytes = kept.remove(file);
                if (bytes != null) {
                    kept.put(to, bytes);
                }
                pending.removeIf(it -> it.op().file().equals(file));
            }
            case DiskTrace.Delete(var file, _) -> {
                kept.remove(file);
                pending.removeIf(it -> it.op().file().equals(file));
            }
            default -> pending.add(new Pending(index, op));
        }
        index++;
    }

    /// Writes the files as they are found after a power cut at this moment.
    void leave(Path folder, Fate fate, RandomGenerator dice) throws IOException {
        var files = new HashMap<>(kept);
        files.replaceAll((_, bytes) -> bytes.clone());
        for (Pending it : pending) {
            switch (fate) {
                case LOST -> {}
                case KEPT -> apply(files, it.op());
                case TORN -> tear(files, it.op(), dice);
            }
        }
        for (var file : files.entrySet()) {
            Path name = Path.of(file.getKey()).getFileName();
            Files.write(folder.resolve(name), file.getValue());
        }
    }

    private static void tear(Map<String, byte[]> files, DiskTrace.Op op, RandomGenerator dice) {
        if (op instanceof DiskTrace.Write(var file, var at, int offset, var data)) {
            for (int from = 0; from < data.limit(); from += SECTOR) {
                if (dice.nextBoolean()) {
                    ByteBuffer part = data.slice(from, Math.min(SECTOR, data.limit() - from));
                    apply(files, new DiskTrace.Write(file, at, offset + from, part));
                }
            }
        } else if (dice.nextBoolean()) {
            apply(files, op);
        }
    }

    private static void apply(Map<String, byte[]> files, DiskTrace.Op op) {
        byte[] before = files.getOrDefault(op.file(), new byte[0]);
        switch (op) {
            case DiskTrace.Write(var file, _, int offset, var data) -> {
                int size = Math.max(before.length, offset + data.limit());
                byte[] after = size == before.length ? before : Arrays.copyOf(before, size);
                data.get(0, after, offset, data.limit());
                files.put(file, after);
            }
            case DiskTrace.Truncate(var file, _, int size) ->
                    files.put(file, Arrays.copyOf(before, size));
            default -> throw new AssertionError(op);
        }
    }
}
