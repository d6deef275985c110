package dalmuti.wire.journal;

import dalmuti.contract.RefusedException;

/// Where a match stands before a shuffle, as JSON: all it needs to go on, and no hidden card.
///
/// @param <S> the whole truth about a match
public interface Footing<S> {

    /// Writes a match down that waits for its next shuffle or draw; at any other moment that is a
    /// programmer's mistake.
    String write(S match);

    /// The match again, equal to what it was. What is none is a [RefusedException].
    S read(String json);
}
