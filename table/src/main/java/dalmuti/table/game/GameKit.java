package dalmuti.table.game;

import dalmuti.contract.WorkLimit;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.rest.Games.Sheet;
import dalmuti.words.Words;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// One game, for all who find it by its name.
public interface GameKit {

    /// `dalmuti`
    String name();

    /// The game by a set of rules. What is none is a [dalmuti.contract.RefusedException].
    ///
    /// @param rules as in a record: `korean passing=REENTER`
    GameAtTable<?, ?, ?, ?> atTable(String rules);

    /// Whether a match by these rules has points; otherwise its places are all there is to tell.
    default boolean hasPoints(String rules) {
        return true;
    }

    /// What it is called, how many play it and by which rules.
    Sheet sheet(Words words);

    /// A set of rules in full. What is none is a [dalmuti.contract.RefusedException].
    ///
    /// @param text none for the usual rules
    Chosen rules(Optional<String> text);

    /// @param text as in a record
    /// @param values of all options by their names
    record Chosen(String text, SequencedMap<String, String> values) {}

    /// What a finished match comes to.
    MatchResult result(MatchResult.Source match);

    /// Whether a text seems to be records of this game by the first thing in it.
    default boolean hasRecords(String text) {
        return false;
    }

    /// The matches of a text of records. What can't be read is a
    /// [dalmuti.contract.FlawedRecordException].
    default List<? extends KeptMatch<?, ?, ?, ?>> matches(String text, WorkLimit limit) {
        return List.of();
    }
}
