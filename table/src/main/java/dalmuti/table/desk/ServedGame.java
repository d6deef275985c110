package dalmuti.table.desk;

import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.wire.rest.Games;
import dalmuti.words.Words;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What the server tells of a game beside its tables: its options, its rules and its records.
public interface ServedGame {

    List<ServedGame> ALL = List.of(new ServedDalmuti(), new ServedGrapples());

    /// `dalmuti`
    String name();

    /// What it is called, how many play it and by which rules.
    Games.Sheet sheet(Words words);

    /// What is no set of rules is a [RefusedException].
    ///
    /// @param text none for the usual rules
    Chosen rules(Optional<String> text);

    /// @param text as in a record
    /// @param values of all options by their names
    record Chosen(String text, SequencedMap<String, String> values) {}

    /// Whether a text of records is one of this game's.
    boolean hasRecords(String text);

    /// The matches of a text of records, to be reviewed. What can't be read is a
    /// [dalmuti.contract.FlawedRecordException].
    List<Studied> matches(String text, WorkLimit limit);

    interface Studied {

        /// What somebody kept, and so does not say what others held, is a [RefusedException].
        Study<?, ?, ?, ?> study();
    }

    static List<String> names() {
        return ALL.stream().map(ServedGame::name).toList();
    }

    static Optional<ServedGame> named(String name) {
        return ALL.stream().filter(it -> it.name().equals(name)).findFirst();
    }

    /// The game that a text of records is of.
    static ServedGame ofRecords(String text) {
        return ALL.stream().filter(it -> it.hasRecords(text)).findFirst().orElseThrow();
    }
}
