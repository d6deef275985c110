package dalmuti.wire.operator;

import java.util.List;

/// Guests that an operator has looked for.
public record Found(List<Person> people) {

    /// @param program whether it has said to be one
    /// @param since when they first came, milliseconds since 1970
    /// @param seen when they were last here, to about an hour
    public record Person(String id, String name, boolean program, long since, long seen) {}
}
