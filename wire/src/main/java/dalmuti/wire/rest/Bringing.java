package dalmuti.wire.rest;

import java.util.List;

/// A table of a device, to be opened where others can join.
///
/// @param name what the device calls it as it is now: whoever says it again is told of the same
///   table
/// @param lines its journal, from its beginning or from a summary on: when an entry was made in
///   milliseconds since 1970, its kind, its version and its JSON, with a space between them
public record Bringing(String name, List<String> lines) {
    public Bringing {
        lines = List.copyOf(lines);
    }
}
