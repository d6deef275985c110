package dalmuti.app.local;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/// Who sits where in a match that is not over. It lies beside the record, which has only names.
///
/// @param seed what the dice are thrown from
/// @param you the letter of the person
/// @param bots what kind of bot the others are, in the order of their letters
public record SeatPlan(long seed, String you, List<String> bots) {

    private static final String ENDING = ".seats";
    private static final String BOT = "bot.";

    public SeatPlan {
        bots = List.copyOf(bots);
    }

    /// With one more, who joined after all others.
    SeatPlan with(String bot) {
        var more = new ArrayList<>(bots);
        more.add(bot);
        return new SeatPlan(seed, you, more);
    }

    private static Path beside(Path record) {
        return record.resolveSibling(record.getFileName() + ENDING);
    }

    static boolean isUnfinished(Path record) {
        return Files.exists(beside(record));
    }

    /// The plan beside a record, if there is one that can be read.
    public static Optional<SeatPlan> of(Path record) {
        try {
            var properties = new Properties();
            properties.load(new StringReader(Files.readString(beside(record))));
            List<String> bots = bots(properties);
            return bots.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            new SeatPlan(
                                    Long.parseLong(properties.getProperty("seed", "0")),
                                    properties.getProperty("you", "A"),
                                    bots));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static List<String> bots(Properties properties) {
        var bots = new ArrayList<String>();
        for (int i = 1; properties.containsKey(BOT + i); i++) {
            bots.add(properties.getProperty(BOT + i, ""));
        }
        return bots;
    }

    void write(Path record) throws IOException {
        var properties = new Properties();
        properties.setProperty("seed", Long.toString(seed));
        properties.setProperty("you", you);
        for (int i = 0; i < bots.size(); i++) {
            properties.setProperty(BOT + (i + 1), bots.get(i));
        }
        try (var file = Files.newBufferedWriter(beside(record))) {
            properties.store(file, null);
        }
    }

    static void remove(Path record) {
        try {
            Files.deleteIfExists(beside(record));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
