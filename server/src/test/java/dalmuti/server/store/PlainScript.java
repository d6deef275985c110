package dalmuti.server.store;

import dalmuti.wire.journal.Entry;

import java.util.List;
import java.util.Map;

/// Entries written as plainly as will do here.
public final class PlainScript implements Script {

    @Override
    public Line write(Entry entry) {
        return switch (entry) {
            case Entry.HandedOver(var host) -> new Line("handed-over", 1, host);
            case Entry.Finished(var match) -> new Line("finished", 1, String.valueOf(match));
            case Entry.Summary(_, var base, _, _) -> new Line("summary", 1, base);
            default -> throw new IllegalArgumentException(entry.toString());
        };
    }

    @Override
    public Entry read(Line line) {
        return switch (line.kind()) {
            case "handed-over" -> new Entry.HandedOver(line.body());
            case "finished" -> new Entry.Finished(Integer.parseInt(line.body()));
            case "summary" -> new Entry.Summary(List.of(), line.body(), List.of(), Map.of());
            default -> throw new IllegalArgumentException(line.toString());
        };
    }
}
