package dalmuti.app.local;

import dalmuti.bots.Bot;

import java.util.function.Supplier;

/// Whoever opens a table of this process, as far as the table needs them.
public interface Caretaker<V, M> {

    /// Keeps the record, before anybody is told of the move that was made last.
    void keep(Supplier<String> record);

    /// A bot by its name. Where there is none, that is a [dalmuti.app.shell.GivenUpException].
    Bot<V, M> hire(String name);

    /// A bot of this name has joined the match.
    void joined(String name);
}
