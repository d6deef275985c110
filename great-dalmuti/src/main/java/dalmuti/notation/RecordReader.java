package dalmuti.notation;

import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.Line.Numbered;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Reads records, strictly: the first thing that the rules or the notation don't allow ends the
/// reading with a [dalmuti.contract.FlawedRecordException]. Where nobody can tell of a record that
/// somebody kept, it is an [UndecidedRecordException].
///
/// ```java
/// MatchRecord record = RecordReader.read(text);
/// record.steps().forEach(step -> System.out.println(step.events()));
/// String same = RecordWriter.write(record);
/// ```
public final class RecordReader { // REC-7

    private static final int LONGEST_LINE = 65_536;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final WorkLimit limit;
    private final List<MatchRecord> records = new ArrayList<>();
    private HeadParser head = new HeadParser();
    private List<Numbered> body = new ArrayList<>();
    private @Nullable UndecidedRecordException undecided;
    private int line;

    private RecordReader(WorkLimit limit) {
        this.limit = limit;
    }

    /// The one record of a text.
    public static MatchRecord read(String text) {
        List<MatchRecord> records = readAll(text);
        if (records.size() > 1) {
            throw Tokens.flaw(1, "REC-1", "record.more-than-one", records.size());
        }
        return records.getFirst();
    }

    /// The records of a text, which may hold several one after another.
    public static List<MatchRecord> readAll(String text) {
        return readAll(text, WorkLimit.none());
    }

    /// The same of a text that comes from anybody.
    public static List<MatchRecord> readAll(String text, WorkLimit limit) {
        var reader = new RecordReader(limit);
        text.substring(text.startsWith(BYTE_ORDER_MARK) ? 1 : 0).lines().forEach(reader::line);
        reader.finish();
        if (reader.undecided != null) {
            throw reader.undecided;
        }
        return List.copyOf(reader.records);
    }

    private void line(String text) {
        line++;
        limit.spend(1);
        if (text.length() > LONGEST_LINE) {
            throw Tokens.flaw(line, "REC-3", "record.line-too-long", LONGEST_LINE);
        }
        String content = text.strip();
        if (content.startsWith("[")) {
            if (!body.isEmpty() || (content.startsWith("[game") && head.has("game"))) {
                finish();
                head = new HeadParser();
                body = new ArrayList<>();
            }
            head.line(line, text);
            return;
        }
        Tokens tokens = Tokens.of(line, text);
        if (tokens.hasNext()) {
            body.add(new Numbered(line, LineParser.parse(tokens)));
        }
    }

    private void finish() {
        int first = body.isEmpty() ? Math.max(1, line) : body.getFirst().number();
        try {
            records.add(new Replayer(head.head(first), limit).replay(body));
        } catch (UndecidedRecordException e) {
            undecided = undecided == null ? e : undecided; // a flaw in what follows says more
        }
    }
}
