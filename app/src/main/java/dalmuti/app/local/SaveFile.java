package dalmuti.app.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Keeps the record of a match in a file, which is whole at every moment.
public final class SaveFile {

    private final Path file;
    private SeatPlan plan;
    private boolean planIsKept;

    /// @param plan what is kept beside it until the match is over
    public SaveFile(Path file, SeatPlan plan) {
        this.file = file;
        this.plan = plan;
        this.planIsKept = SeatPlan.isUnfinished(file);
    }

    /// An empty record is not worth keeping.
    public void keep(String record) {
        if (record.isEmpty()) {
            return;
        }
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            if (!planIsKept) {
                plan.write(file);
                planIsKept = true;
            }
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(fresh, record);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A bot of this kind has joined.
    public void joined(String bot) {
        plan = plan.with(bot);
        planIsKept = false;
    }

    /// The match is over.
    public void finish() {
        SeatPlan.remove(file);
    }
}
