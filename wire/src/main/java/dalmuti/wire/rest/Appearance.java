package dalmuti.wire.rest;

import java.util.Optional;

/// How somebody wants to be seen; what is not said stays as it is.
///
/// @param name what they want to be called
/// @param face one of those that are drawn, counted from 1
public record Appearance(Optional<String> name, Optional<Integer> face) {

    public static Appearance named(String name) {
        return new Appearance(Optional.of(name), Optional.empty());
    }
}
